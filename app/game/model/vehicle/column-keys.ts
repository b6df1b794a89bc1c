import { INDEX_STATS, type IndexStat, STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";

/** Characteristics that the index by column (`VehicleColumns`) does not hold. */
export type OtherStat = Exclude<StatKey, IndexStat>;

const inIndex: ReadonlySet<StatKey> = new Set(INDEX_STATS);

/** Cost of a vehicle: its price, and the experience to research it. */
const COST_KEYS = ["price", "researchXp"] as const;

/** Every column that is fetched on its own when a table wants it. */
export const COLUMN_KEYS: readonly ColumnKey[] = [
  ...STAT_KEYS.filter((key): key is OtherStat => !inIndex.has(key)),
  ...COST_KEYS,
];

export type ColumnKey = OtherStat | (typeof COST_KEYS)[number];

/** Path of a column below the dataset's root. */
export function vehicleColumnPath(key: ColumnKey): string {
  return `vehicles/columns/${key}.json`;
}

/** Path of a characteristic at stock modules, below the dataset's root. */
export function stockColumnPath(key: StatKey): string {
  return `vehicles/columns/stock/${key}.json`;
}
