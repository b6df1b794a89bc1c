import type { PaletteEntry } from "#app/game/search/palette.ts";
import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { ColourMode } from "#app/stores/colour-mode.ts";

export interface PageItem extends PaletteEntry {
  kind: "page";
  href: string;
  icon: string;
  /** The keys that lead there too: "G V". */
  keys?: string;
  /** Shown before anything is typed. */
  main?: boolean;
}

/** An answered question; leads to its place on the page of questions. */
export interface AnswerItem extends PaletteEntry {
  kind: "answer";
  href: string;
  icon: string;
}

/** What an action does when it does not lead anywhere. */
export type Deed = { mode: ColourMode } | "keys" | "clear-recents" | "retry";

export interface ActionItem extends PaletteEntry {
  kind: "action";
  icon: string;
  href?: string;
  deed?: Deed;
}

export type PaletteItem = VehicleEntry | PageItem | AnswerItem | ActionItem;
