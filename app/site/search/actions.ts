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
    label: "Clear recently viewed",
    icon: "i-lucide-eraser",
    command: "clear-recents",
    aliases: ["forget", "history", "clear recent items"],
  },
  ALWAYS.length,
);

/** Replaces the vehicles when they could not be loaded. */
export const RETRY: ActionItem = action(
  {
    key: "retry",
    label: "Vehicles can’t be reached right now",
    icon: "i-lucide-wifi-off",
    command: "retry",
    aliases: ["try again"],
  },
  ALWAYS.length,
);

function action({ key, label, icon, command, aliases }: Action, index: number): ActionItem {
  return { kind: "action", key: `action:${key}`, label, aliases, rank: -index, icon, command };
}

/** Whether the vehicle is researched in the tech tree, and is not its first one. */
function isResearched({ tier, premium, collector }: PaletteVehicle): boolean {
  return tier > 1 && !premium && !collector;
}

/** The plan for a vehicle; null for one that is not researched. */
export function planItem({ vehicle }: VehicleEntry): ActionItem | null {
  if (!isResearched(vehicle)) return null;
  return {
    kind: "action",
    key: `plan:${vehicle.id}`,
    label: `Plan research to the ${vehicle.name}`,
    aliases: ["tech tree", "research"],
    rank: 1,
    icon: "i-lucide-route",
    href: planPath(vehicle),
  };
}
