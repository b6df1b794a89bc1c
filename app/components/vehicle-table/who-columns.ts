import { choiceColumn, type TableColumn, textColumn } from "#app/components/data-table/table-column.ts";
import { ACQUISITION_LABELS, ACQUISITIONS } from "#app/game/model/enumerations/acquisitions.ts";
import { CLASS_LABELS, VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS } from "#app/game/model/enumerations/nations.ts";
import { romanTier, TIERS } from "#app/game/model/enumerations/tiers.ts";

const choicesOf = <V extends string | number>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

const group = "Vehicle";

// What every table of vehicles says and filters by of who they are.

export const NAME_COLUMN: TableColumn = textColumn({ key: "name", label: "Vehicle", group });
export const CLASS_COLUMN: TableColumn = choiceColumn({
  key: "class",
  label: "Class",
  group,
  choices: choicesOf(VEHICLE_CLASSES, (type) => CLASS_LABELS[type]),
});
export const TIER_COLUMN: TableColumn = tierColumn(TIERS);
export const NATION_COLUMN: TableColumn = choiceColumn({
  key: "nation",
  label: "Nation",
  group,
  choices: choicesOf(NATIONS, (nation) => NATION_LABELS[nation]),
});
/** How one comes by the vehicle. */
export const TYPE_COLUMN: TableColumn = choiceColumn({
  key: "type",
  label: "Type",
  group,
  choices: choicesOf(ACQUISITIONS, (type) => ACQUISITION_LABELS[type]),
});

/** @param tiers that the table has rows of */
export function tierColumn(tiers: readonly number[]): TableColumn {
  return choiceColumn({
    key: "tier",
    label: "Tier",
    descendingFirst: true,
    group,
    choices: choicesOf(tiers, romanTier),
  });
}
