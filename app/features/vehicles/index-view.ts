import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/classes.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import { roleLabel } from "#app/game/model/roles.ts";
import type { VehicleIndex, VehicleRow } from "#app/game/model/vehicle-index.ts";
import type { IndexQuery } from "#app/game/search/query.ts";
import { filterRows, type Page, pageRows, sortRows } from "#app/game/search/rows.ts";
import { formatStat } from "#app/game/stats/format.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { COLUMNS } from "./index-columns.ts";

/** A figure of a row: its text, or null where nobody knows it, or "" where it does not apply. */
export type Cell = string | null;

export interface IndexRow {
  vehicle: LinkedVehicle;
  role: string;
  /** One for every column. */
  cells: Cell[];
  /** Percentiles of the cells, null without one. */
  percentiles: (number | null)[];
}

export interface IndexView {
  query: IndexQuery;
  page: Page<IndexRow>;
  /** Vehicles of the whole index, and how many of them are of each class and nation. */
  total: number;
  classes: Record<VehicleClass, number>;
  nations: Record<Nation, number>;
  /** Vehicles of which only some figures are known. */
  summaries: number;
  /** Entries of the client that are no ordinary vehicles. */
  leftOut: number;
}

/** What the index page shows for a query: one page of rows with their figures as text, and the counts. */
export function indexView(index: VehicleIndex, manifest: Manifest, query: IndexQuery): IndexView {
  const all = index.vehicles;
  const page = pageRows(sortRows(filterRows(all, query), query), query.page);
  return {
    query: { ...query, page: page.page },
    page: { ...page, rows: page.rows.map(toRow) },
    total: all.length,
    classes: count(VEHICLE_CLASSES, all, (row) => row.type),
    nations: count(NATIONS, all, (row) => row.nation),
    summaries: manifest.counts.summary,
    leftOut: Object.values(manifest.counts.leftOut).reduce((sum, entries) => sum + entries, 0),
  };
}

function toRow(row: VehicleRow): IndexRow {
  const { id, name, shortName, slug, nation, type, tier } = row;
  const vehicle: LinkedVehicle = { id, name, shortName, slug, nation, type, tier };
  if (row.premium) vehicle.premium = true;
  else if (row.collector) vehicle.collector = true;
  return {
    vehicle,
    role: row.role === null ? "" : roleLabel(row.role),
    cells: COLUMNS.map(({ stat }) => {
      const value = row.stats[stat];
      if (value === undefined) return "";
      return value === null ? null : formatStat(stat, value);
    }),
    percentiles: COLUMNS.map(({ stat }) => row.percentiles[stat] ?? null),
  };
}

function count<K extends string>(
  keys: readonly K[],
  rows: VehicleRow[],
  of: (row: VehicleRow) => K,
): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const row of rows) counts[of(row)]++;
  return counts;
}
