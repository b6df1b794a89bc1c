import { neededColumns, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { printedKeys } from "#app/components/data-table/shown-columns.ts";
import type { Table, TableRow } from "#app/components/data-table/table.ts";
import { ratingColour } from "#app/components/rating/rating-badge.tsx";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import {
  type FurtherColumns,
  furtherKeys,
  patchCell,
  vehicleRows,
} from "#app/components/vehicle-table/vehicle-rows.ts";
import { ratingTitle } from "#app/game/model/enumerations/rating-scale.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPatch, ofOtherPatches } from "#app/lib/text/format-patch.ts";

/** The stats on a vehicle's card. */
const CARD_STATS = ["dpm", "penetration", "health"];

/** Columns whose cells are printed: those of the table, or three figures of a card, among them the one that gives the order. */
function printedColumns(query: TableQuery): readonly string[] {
  if (query.layout === "table") return printedKeys(query, INDEX);
  const decisive = query.sort.find(({ key }) =>
    INDEX.columns.some((column) => column.key === key && column.kind === "number"),
  );
  if (!decisive || CARD_STATS.includes(decisive.key)) return CARD_STATS;
  return [decisive.key, ...CARD_STATS.slice(0, 2)];
}

/** Columns whose cells must be loaded for a query. */
export function columnsFor(query: TableQuery): string[] {
  return neededColumns({ ...query, columns: printedColumns(query) }, INDEX);
}

/** Replaces the stats in a vehicle's row: none are published, or none with top modules. */
const UNPUBLISHED = "Stats not published";
const STOCK_ONLY = "Known with stock modules only";

/** All vehicles as a table. @param further columns in addition to those of all rows, as far as they are loaded */
export function indexTable(columns: VehicleColumns, further: FurtherColumns): Table {
  const rows = vehicleRows(columns, further);
  return {
    model: INDEX,
    rows,
    printed: printedColumns,
    notes(query) {
      const missing = columnsFor(query).filter((key) => furtherKeys([key]).length > 0 && !rows.column(key));
      const labels = INDEX.columns.filter(({ key }) => missing.includes(key)).map(({ label }) => label);
      return labels.length > 0 ? [`Can’t be shown right now: ${labels.join(", ")}.`] : [];
    },
    rowOf: (row, keys) => ({
      id: columns.id[row] ?? row,
      vehicle: linkedVehicle(columns, row),
      ...ratingOf(columns, row, keys),
      ...otherPatch(columns, row),
      ...(columns.full[row] !== 1 && { unpublished: columns.full[row] === 2 ? STOCK_ONLY : UNPUBLISHED }),
    }),
  };
}

/** The rating, and the colour of its cell where it has one. */
function ratingOf(columns: VehicleColumns, row: number, keys: readonly string[]): Pick<TableRow, "rating" | "marks"> {
  const rating = columns.rating[row] ?? 0;
  if (!keys.includes("rating")) return { rating };
  const mark = { className: `rated ${ratingColour(rating)}`, title: ratingTitle(rating) };
  return { rating, marks: keys.map((key) => (key === "rating" ? mark : null)) };
}

function otherPatch(columns: VehicleColumns, row: number): Pick<TableRow, "patch"> {
  const patch = patchCell(columns, row);
  return patch === null || patch === formatPatch(columns.gameVersion) ? {} : { patch };
}

/** Facts about all vehicles on the index page, whatever its table shows. */
export interface IndexFacts {
  /** Vehicles whose figures are of another patch than the dataset's: how one knows them; empty where there are none. */
  otherPatches: string;
  /** Vehicles with only some known stats, or only those of stock modules. */
  summaries: number;
  /** Entries of the client that are no ordinary vehicles. */
  leftOut: number;
}

export function indexFacts(manifest: Manifest): IndexFacts {
  return {
    otherPatches: otherPatches(manifest),
    summaries: manifest.counts.summary + (manifest.counts["default-profile"] ?? 0),
    leftOut: Object.values(manifest.counts.leftOut).reduce((sum, entries) => sum + entries, 0),
  };
}

/** Made here, so that the words are no script of the page. */
function otherPatches(manifest: Manifest): string {
  const { vehicles, range } = ofOtherPatches(manifest);
  if (vehicles === 0) return "";
  return `${formatNumber(vehicles)} vehicles are from other patches, ${range}, and show it next to the name. CT is a Common Test: its stats may still change. Ranks in tier and class compare all patches. `;
}
