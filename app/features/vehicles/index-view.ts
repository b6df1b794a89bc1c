import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/classes.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import type { VehicleIndex, VehicleRow } from "#app/game/model/vehicle-index.ts";
import type { VehicleProfiles } from "#app/game/model/vehicle-profiles.ts";
import type { IndexQuery } from "#app/game/search/query.ts";
import { type Page, pageRows, selectRows } from "#app/game/search/rows.ts";
import { type IndexRow, toIndexRow } from "./index-row.ts";

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
  /** Cards are asked for, and their side views could not be read. */
  withoutProfiles: boolean;
}

/**
 * What the index page shows for a query: one page of rows with their figures as text, and the counts.
 * @param profiles side views for cards; null for a table, or where they cannot be read
 */
export function indexView(
  index: VehicleIndex,
  manifest: Manifest,
  query: IndexQuery,
  profiles: VehicleProfiles | null,
): IndexView {
  const all = index.vehicles;
  const page = pageRows(selectRows(all, query), query.page);
  return {
    query: { ...query, page: page.page },
    page: { ...page, rows: page.rows.map((row) => withProfile(toIndexRow(row), profiles)) },
    total: all.length,
    classes: count(VEHICLE_CLASSES, all, (row) => row.type),
    nations: count(NATIONS, all, (row) => row.nation),
    summaries: manifest.counts.summary,
    leftOut: Object.values(manifest.counts.leftOut).reduce((sum, entries) => sum + entries, 0),
    withoutProfiles: query.view === "grid" && profiles === null,
  };
}

function withProfile(row: IndexRow, profiles: VehicleProfiles | null): IndexRow {
  const profile = profiles?.[row.vehicle.id];
  return profile ? { ...row, profile } : row;
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
