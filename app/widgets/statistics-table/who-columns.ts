import { CLASS_LABELS, VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS } from "#app/game/model/enumerations/nations.ts";
import { romanTier, TIERS } from "#app/game/model/enumerations/tiers.ts";
import { choiceColumn, type TableColumn } from "../data-table/table-column.ts";

const choicesOf = <V extends string | number>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

const vehicle = { group: "Vehicle" };

/** What the vehicles of a table are filtered by. */
export const CLASS_COLUMN: TableColumn = choiceColumn({
  ...{ key: "class", label: "Class", ...vehicle },
  choices: choicesOf(VEHICLE_CLASSES, (type) => CLASS_LABELS[type]),
});
export const TIER_COLUMN: TableColumn = choiceColumn({
  ...{ key: "tier", label: "Tier", descendingFirst: true, ...vehicle },
  choices: choicesOf(TIERS, romanTier),
});
export const NATION_COLUMN: TableColumn = choiceColumn({
  ...{ key: "nation", label: "Nation", ...vehicle },
  choices: choicesOf(NATIONS, (nation) => NATION_LABELS[nation]),
});
