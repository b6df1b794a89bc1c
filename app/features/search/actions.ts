// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import { planPath } from "#app/game/model/tech-tree-path.ts";
import type { PaletteVehicle, VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { ActionItem, Deed } from "./items.ts";

type Action = [key: string, label: string, icon: string, deed: Deed, aliases: string[]];

const ALWAYS: Action[] = [
  ["mode-dark", "Colour mode: dark", "i-lucide-moon", { mode: "dark" }, ["dark mode", "night", "theme", "color"]],
  ["mode-light", "Colour mode: light", "i-lucide-sun", { mode: "light" }, ["light mode", "day", "theme", "color"]],
  [
    "mode-system",
    "Colour mode: system",
    "i-lucide-monitor",
    { mode: "system" },
    ["system mode", "automatic", "theme", "color"],
  ],
  ["keys", "Keyboard shortcuts", "i-lucide-keyboard", "keys", ["keys", "help", "hotkeys"]],
];

/** The actions that are possible on every page. */
export const ACTIONS: readonly ActionItem[] = ALWAYS.map(action);

export const CLEAR_RECENTS: ActionItem = action(
  ["clear-recents", "Clear recent items", "i-lucide-eraser", "clear-recents", ["forget", "history"]],
  ALWAYS.length,
);

/** Offered while the vehicles could not be fetched. */
export const RETRY: ActionItem = action(
  ["retry", "Load the vehicles again", "i-lucide-rotate-cw", "retry", ["try again"]],
  ALWAYS.length,
);

function action([key, label, icon, deed, aliases]: Action, place: number): ActionItem {
  return { kind: "action", key: `action:${key}`, label, aliases, rank: -place, icon, deed };
}

/** How the plan's label begins; the rest is the vehicle's name. */
export const PLAN_PREFIX = "Plan research to the ";

/** Whether one comes by it in the tech tree, and does not have it from the start. */
export function isResearched({ tier, premium, collector }: PaletteVehicle): boolean {
  return tier > 1 && !premium && !collector;
}

export function planItem({ vehicle }: VehicleEntry): ActionItem {
  return {
    kind: "action",
    key: `plan:${vehicle.id}`,
    label: PLAN_PREFIX + vehicle.name,
    aliases: ["tech tree", "research"],
    rank: 1,
    icon: "i-lucide-route",
    href: planPath(vehicle),
  };
}

/** For a name that many vehicles share: all of them with their figures. */
export function indexItem(query: string): ActionItem {
  return {
    kind: "action",
    key: "action:index",
    label: `Filter the vehicle index by “${query}”`,
    aliases: [],
    rank: 0,
    icon: "i-lucide-list-filter",
    href: `/?q=${encodeURIComponent(query)}`,
  };
}
