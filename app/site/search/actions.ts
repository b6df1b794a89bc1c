// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import { planPath } from "#app/game/model/addresses/tech-tree-path.ts";
import type { PaletteVehicle, VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { ActionItem, PaletteCommand } from "./items.ts";

type Action = [key: string, label: string, icon: string, command: PaletteCommand, aliases: string[]];

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

/** Offered when the vehicles could not be loaded. */
export const RETRY: ActionItem = action(
  ["retry", "Load the vehicles again", "i-lucide-rotate-cw", "retry", ["try again"]],
  ALWAYS.length,
);

function action([key, label, icon, command, aliases]: Action, place: number): ActionItem {
  return { kind: "action", key: `action:${key}`, label, aliases, rank: -place, icon, command };
}

/** Prefix of the label of a plan action; the vehicle's name follows. */
export const PLAN_PREFIX = "Plan research to the ";

/** Whether the vehicle is researched in the tech tree, and is not its first one. */
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

/** Offered for a name that several vehicles share: leads to all of them in the index. */
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
