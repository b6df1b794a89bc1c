// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import { planPath } from "#app/game/model/addresses/tech-tree-path.ts";
import type { PaletteVehicle, VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { ActionItem, PaletteCommand } from "./items.ts";

interface Action {
  key: string;
  label: string;
  icon: string;
  command: PaletteCommand;
  aliases: string[];
}

const ALWAYS: Action[] = [
  {
    key: "mode-dark",
    label: "Colour mode: dark",
    icon: "i-lucide-moon",
    command: { mode: "dark" },
    aliases: ["dark mode", "night", "theme", "color"],
  },
  {
    key: "mode-light",
    label: "Colour mode: light",
    icon: "i-lucide-sun",
    command: { mode: "light" },
    aliases: ["light mode", "day", "theme", "color"],
  },
  {
    key: "mode-system",
    label: "Colour mode: system",
    icon: "i-lucide-monitor",
    command: { mode: "system" },
    aliases: ["system mode", "automatic", "theme", "color"],
  },
  {
    key: "keys",
    label: "Keyboard shortcuts",
    icon: "i-lucide-keyboard",
    command: "keys",
    aliases: ["keys", "help", "hotkeys"],
  },
];

/** The actions that are possible on every page. */
export const ACTIONS: readonly ActionItem[] = ALWAYS.map(action);

export const CLEAR_RECENTS: ActionItem = action(
  {
    key: "clear-recents",
    label: "Clear recent items",
    icon: "i-lucide-eraser",
    command: "clear-recents",
    aliases: ["forget", "history"],
  },
  ALWAYS.length,
);

/** Offered when the vehicles could not be loaded. */
export const RETRY: ActionItem = action(
  {
    key: "retry",
    label: "Load the vehicles again",
    icon: "i-lucide-rotate-cw",
    command: "retry",
    aliases: ["try again"],
  },
  ALWAYS.length,
);

function action({ key, label, icon, command, aliases }: Action, place: number): ActionItem {
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
