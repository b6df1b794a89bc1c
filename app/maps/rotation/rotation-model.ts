import { type ColumnChoice, choiceColumn, numberColumn, textColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { tiersText } from "#app/game/maps/rotation/change-text.ts";
import { formatPartialDate, MAP_ROTATION_PAGE } from "#app/game/maps/rotation/map-rotation.ts";
import type { RotationState } from "#app/game/maps/rotation/rotation-state.ts";
import { RANDOM_MODES, ROTATION_MODE_LABELS, type RotationMode } from "#app/game/model/enumerations/rotation-modes.ts";
import { romanTier, TIERS } from "#app/game/model/enumerations/tiers.ts";
import { capitalised } from "#app/game/text.ts";

/** A column of the matrix and the modes that share it: no map has two of one column. */
interface ModeColumn {
  key: string;
  label: string;
  head: string;
  modes: readonly RotationMode[];
}

const single = (mode: RotationMode): ModeColumn => ({
  key: mode,
  label: ROTATION_MODE_LABELS[mode],
  head: ROTATION_MODE_LABELS[mode],
  modes: [mode],
});

export const MODE_COLUMNS: readonly ModeColumn[] = [
  ...RANDOM_MODES.map(single),
  single("onslaught"),
  { key: "large", label: "Grand battle or Frontline, 30 against 30", head: "30 v 30", modes: ["grand", "frontline"] },
];

/** Filters for the rows: random battles with all their battle types, and other modes. */
export const MODE_FILTERS = [
  { value: "random", label: "Random", modes: RANDOM_MODES },
  { value: "onslaught", label: "Onslaught", modes: ["onslaught"] },
  { value: "grand", label: "Grand battle", modes: ["grand"] },
  { value: "frontline", label: "Frontline", modes: ["frontline"] },
] as const satisfies readonly (ColumnChoice & { modes: readonly RotationMode[] })[];

/** What a cell of the matrix shows: a state, or that the map is not played at the requested tiers. */
export type CellState = RotationState | "other-tiers";

export const STATE_LABELS: Record<CellState, string> = {
  new: "New",
  in: "In rotation",
  "other-tiers": "At other tiers",
  client: "In the game files",
  gone: "Gone",
  none: "Not defined",
};

const STATES = (["new", "in", "other-tiers", "client", "gone"] as const).map((value) => ({
  value,
  label: STATE_LABELS[value],
}));

const SEASONS = ["summer", "winter", "desert"].map((value) => ({ value, label: capitalised(value) }));

/** The maps by the modes in which they are in rotation. */
export const ROTATION: TableDefinition = {
  path: MAP_ROTATION_PAGE,
  label: "Rotation",
  counted: { one: "map", many: "maps" },
  columns: [
    textColumn({ key: "map", label: "Map", group: "Map" }),
    choiceColumn({ key: "mode", label: "Mode", group: "Map", choices: MODE_FILTERS }),
    choiceColumn({
      key: "tier",
      label: "Tier",
      group: "Map",
      choices: TIERS.map((tier) => ({ value: String(tier), label: romanTier(tier) })),
    }),
    choiceColumn({ key: "season", label: "Season", group: "Map", choices: SEASONS }),
    numberColumn({ key: "side", label: "Side of the field", short: "Side", unit: "m", head: "Side", group: "Map" }),
    ...MODE_COLUMNS.map(({ key, label, head }) => ({
      ...choiceColumn({ key, label, group: "Rotation", choices: STATES }),
      head,
      short: head,
      letters: head.length,
      signs: true,
    })),
    {
      ...textColumn({ key: "tiers", label: "Tiers I to XI", group: "Rotation", letters: 12 }),
      print: (cell) => tiersOfCell(String(cell)).map(tiersText).map(capitalised).join(", "),
    },
    {
      ...textColumn({ key: "changed", label: "Since", group: "Rotation", letters: 16 }),
      print: (cell) => changedText(String(cell)),
    },
  ],
  usual: ["side", ...MODE_COLUMNS.map(({ key }) => key), "tiers", "changed"],
  spared: ["side"],
  layouts: ["table"],
  kept: ["since"],
  longestKept: 12,
  // All of them at once.
  pageSize: 100,
};

/** The spans of a cell of the column of tiers: "08-11", with a comma between several, so that the lowest sort first. */
export function tiersOfCell(cell: string): [number, number][] {
  return cell.split(",").map((span) => {
    const [lowest = 0, highest = 0] = span.split("-").map(Number);
    return [lowest, highest];
  });
}

/** A cell of the last column, "2026-10-21 gone", in words. */
function changedText(cell: string): string {
  const [date = "", what] = cell.split(" ");
  const text = formatPartialDate(date);
  if (what === "gone") return `Out ${text}`;
  return what === "listed" ? `Before ${text}` : text;
}
