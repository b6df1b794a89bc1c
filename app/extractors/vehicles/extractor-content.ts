import { visibleKeys } from "#app/components/data-table/query/table-query.ts";
import { type PrintedRow, pageOf, printCells } from "#app/components/data-table/rows/table-rows.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { type ExtractQuery, extractOf } from "#app/components/vehicle-extract/extract-address.ts";
import type { Extract } from "#app/components/vehicle-extract/extract-selection.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { namesOf } from "#app/components/vehicle-table/vehicle-typed.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/** Vehicles of a list that are shown one by one; the others are in the preview and in the text. */
const MAX_CHOSEN = 100;

/** Maximum columns in the preview: about what fits a wide screen. All stats would be half a megabyte. */
const MAX_COLUMNS = 16;

export interface ExtractorRow extends PrintedRow {
  vehicle: LinkedVehicle;
}

/** One page of a selection's rows, and the selection itself. */
export interface ExtractorContent {
  query: ExtractQuery;
  rows: ExtractorRow[];
  /** The columns of the rows: those of one part. */
  columns: readonly string[];
  /** Numbers of the first and the last of them, from 1, how many are chosen, and in how many parts. */
  firstColumn: number;
  lastColumn: number;
  chosenColumns: number;
  columnPages: number;
  page: number;
  pages: number;
  /** Numbers of the first and the last row of the page, from 1, and how many there are. */
  from: number;
  to: number;
  total: number;
  /** Vehicles of the whole dataset. */
  all: number;
  /** Labels of columns that cannot be read. */
  missing: readonly string[];
  /** Ids of the address that no vehicle has. */
  unknown: readonly number[];
  /** Vehicles of a list, the first of them; and their names as the field for lists has them. */
  chosen: LinkedVehicle[];
  names: string;
}

/** @param columns all vehicles @param extract the part of them that the query selects */
export function extractorContent(columns: VehicleColumns, extract: Extract, query: ExtractQuery): ExtractorContent {
  const { rows, selected, missing, unknown } = extract;
  const { page, pages, start, end } = pageOf(selected.length, query.table.page, EXTRACT.pageSize);
  const wanted = visibleKeys(query.table, EXTRACT);
  const columnRange = pageOf(wanted.length, query.columnPage, MAX_COLUMNS);
  const keys = wanted.slice(columnRange.start, columnRange.end);
  const rowOf = new Map(columns.id.map((id, row) => [id, row]));
  const known = (query.vehicles ?? []).filter((id) => rowOf.has(id));
  const names = known.length > 0 ? namesOf(columns) : null;
  return {
    query: extractOf(
      { ...query.table, page },
      { ...query, vehicles: known.length > 0 ? known : null, columnPage: columnRange.page },
    ),
    rows: selected.slice(start, end).map((row) => ({
      id: columns.id[row] ?? row,
      vehicle: linkedVehicle(columns, row),
      ...printCells(rows, EXTRACT, row, keys),
      ...unpublished(columns, query, row),
    })),
    columns: keys,
    firstColumn: columnRange.start + 1,
    lastColumn: columnRange.end,
    chosenColumns: wanted.length,
    columnPages: columnRange.pages,
    page,
    pages,
    from: Math.min(start + 1, end),
    to: end,
    total: selected.length,
    all: columns.id.length,
    missing,
    unknown,
    chosen: known.slice(0, MAX_CHOSEN).map((id) => linkedVehicle(columns, rowOf.get(id) ?? 0)),
    names: known.map((id) => names?.nameOf(id) ?? id).join("\n"),
  };
}

/** The text in a vehicle's row that replaces unpublished stats. */
function unpublished(
  { full }: VehicleColumns,
  { modules }: ExtractQuery,
  row: number,
): Pick<PrintedRow, "unpublished"> {
  if (full[row] === 0) return { unpublished: "Stats not published" };
  return full[row] === 2 && modules === "top" ? { unpublished: "Stock modules only" } : {};
}
