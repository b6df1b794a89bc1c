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

export interface MapItem extends PaletteEntry {
  kind: "map";
  href: string;
  icon: string;
}

/** An FAQ entry; leads to its answer on the FAQ page. */
export interface AnswerItem extends PaletteEntry {
  kind: "answer";
  href: string;
  icon: string;
}

/** A player or a clan, looked up while somebody types, or the page that looks for them. */
export interface LookUpItem extends PaletteEntry {
  kind: "player" | "clan";
  href: string;
  icon: string;
  /** Letters in place of the icon. */
  letters?: string;
  /** Their region. */
  region?: string;
}

/** What an action does when it does not lead anywhere. */
export type PaletteCommand = { mode: ColourMode } | "keys" | "clear-recents" | "retry";

export interface ActionItem extends PaletteEntry {
  kind: "action";
  icon: string;
  href?: string;
  command?: PaletteCommand;
}

export type PaletteItem = VehicleEntry | MapItem | PageItem | AnswerItem | ActionItem | LookUpItem;
