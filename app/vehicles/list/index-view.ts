import type { TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { FurtherColumns } from "#app/components/vehicle-table/vehicle-rows.ts";
import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleSilhouettes } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { ofOtherPatches } from "#app/lib/text/other-patches.ts";
import type { IndexRow } from "./index-row.ts";
import { selectVehicles } from "./index-selection.ts";

export interface IndexView {
  query: TableQuery;
  page: { rows: IndexRow[]; page: number; pages: number; from: number; total: number };
  /** Columns that the rows print, and labels of those that could not be read. */
  keys: readonly string[];
  missing: readonly string[];
  /** Vehicles of the whole index, and how many of them are of each class and nation. */
  total: number;
  classes: Record<VehicleClass, number>;
  nations: Record<Nation, number>;
  /** Vehicles whose figures are of another patch than the dataset's: how many and of which, and how one knows them. */
  otherPatches: { text: string; note: string };
  /** Vehicles of which only some figures are known, or those of stock modules. */
  summaries: number;
  /** Entries of the client that are no ordinary vehicles. */
  leftOut: number;
  /** Cards are asked for, and their side views could not be read. */
  withoutProfiles: boolean;
}

interface IndexSources {
  columns: VehicleColumns;
  further: FurtherColumns;
  manifest: Manifest;
  /** Side views for cards; null for a table, or where they cannot be read. */
  profiles: VehicleSilhouettes | null;
}

/** What the index page shows for a query: one page of rows with their figures as text, and the counts. */
export function indexView({ columns, further, manifest, profiles }: IndexSources, asked: TableQuery): IndexView {
  const { query, selected, page, pages, start, end, keys, missing, print } = selectVehicles(columns, further, asked);
  const rows = selected.slice(start, end).map((row) => withSilhouette(print(row), profiles));
  return {
    query,
    page: { rows, page, pages, from: Math.min(start + 1, end), total: selected.length },
    keys,
    missing,
    total: columns.id.length,
    classes: count(VEHICLE_CLASSES, columns.type),
    nations: count(NATIONS, columns.nation),
    otherPatches: otherPatches(manifest),
    summaries: manifest.counts.summary + (manifest.counts["default-profile"] ?? 0),
    leftOut: Object.values(manifest.counts.leftOut).reduce((sum, entries) => sum + entries, 0),
    withoutProfiles: query.layout === "grid" && profiles === null,
  };
}

function withSilhouette(row: IndexRow, profiles: VehicleSilhouettes | null): IndexRow {
  const profile = profiles?.[row.vehicle.id];
  return profile ? { ...row, profile } : row;
}

function count<K extends string>(keys: readonly K[], cells: readonly K[]): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const cell of cells) counts[cell]++;
  return counts;
}

/** Made here, so that the words are no script of the page. */
function otherPatches(manifest: Manifest): IndexView["otherPatches"] {
  const { vehicles, range } = ofOtherPatches(manifest);
  if (vehicles === 0) return { text: "0", note: "" };
  return {
    text: `${formatNumber(vehicles)}: ${range}`,
    note: "A vehicle whose figures are of another patch has it beside its name; CT is a Common Test, whose figures may still change. Places within tier and class compare all patches. ",
  };
}
