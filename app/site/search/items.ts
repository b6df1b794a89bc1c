import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATION_LABELS, NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import type { PaletteEntry } from "#app/game/search/palette.ts";
import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { GlossaryTerm } from "#app/game/site/faq.ts";
import { PAGES } from "#app/pages/pages.ts";
import type { ColourMode } from "#app/stores/colour-mode.ts";

/** A vehicle with the figures that lists and comparisons of the search show. */
export type VehicleItem = VehicleEntry<VehicleRow>;

export interface PageItem extends PaletteEntry {
  kind: "page";
  href: string;
  icon: string;
  /** The keys that lead there too: "G V". */
  keys?: string;
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

/** A game term; links to more about it. */
export interface TermItem extends PaletteEntry {
  kind: "term";
  href: string;
  icon: string;
  term: GlossaryTerm;
}

/** A player or a clan, looked up while somebody types. */
export interface NameSearchItem extends PaletteEntry {
  kind: "player" | "clan";
  href: string;
  icon: string;
  /** Letters in place of the icon. */
  letters: string;
  region: string;
  accountId?: number;
}

/** What an action does when it does not lead anywhere. */
export type PaletteCommand = { mode: ColourMode } | "keys" | "clear-recents" | "retry" | "retry-look-up";

export interface ActionItem extends PaletteEntry {
  kind: "action";
  icon: string;
  href?: string;
  command?: PaletteCommand;
}

export interface ListItem {
  kind: "list";
  key: string;
  label: string;
  href: string;
  icon: string;
}

interface CompareItem {
  kind: "compare";
  key: string;
  label: string;
  href: string;
  icon: string;
  vehicles: readonly VehicleItem[];
}

/** A text to be searched: what somebody can ask. */
export interface AskItem {
  kind: "ask";
  key: string;
  label: string;
  href?: undefined;
}

/** Items found by name, other than players and clans. */
export type FoundItem = VehicleItem | MapItem | PageItem | AnswerItem | TermItem | ActionItem;

export type PaletteItem = FoundItem | NameSearchItem | ListItem | CompareItem | AskItem;

/** Every page of the palette; pages that need a sign-in are reached from the access page. */
const searched = PAGES.flatMap(({ path, name, icon, key, words }): Omit<PageItem, "rank">[] => {
  if (!words || !icon) return [];
  return [
    {
      kind: "page",
      key: `page:${path}`,
      label: name,
      aliases: words,
      href: path,
      icon,
      ...(key && { keys: `G ${key.toUpperCase()}` }),
    },
  ];
});

const trees = NATIONS.map((nation): Omit<PageItem, "rank"> => {
  const href = techTreePath(nation);
  const label = `Tech tree: ${NATION_LABELS[nation]}`;
  const aliases = [`${nation} tree`, `${NATION_LABELS[nation]} research`];
  return { kind: "page", key: `page:${href}`, label, aliases, href, icon: "i-lucide-git-fork" };
});

export const PAGE_ITEMS: readonly PageItem[] = [...searched, ...trees].map((item, index) => ({
  ...item,
  rank: -index,
}));
