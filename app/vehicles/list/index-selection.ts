import type { TableQuery } from "#app/components/data-table/query/table-query.ts";
import { pageOf } from "#app/components/data-table/rows/page-of.ts";
import { printCells } from "#app/components/data-table/rows/print-row.ts";
import { selectRows } from "#app/components/data-table/rows/select-rows.ts";
import { ratingClass } from "#app/components/rating/rating-class.ts";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { patchCell } from "#app/components/vehicle-table/patch-cell.ts";
import { type FurtherColumns, furtherKeys, vehicleRows } from "#app/components/vehicle-table/vehicle-rows.ts";
import { ratingTitle } from "#app/game/model/enumerations/rating-scale.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { columnsFor, INDEX, printedColumns } from "./index-definition.ts";
import type { IndexRow } from "./index-row.ts";

/** What a query selects of all vehicles; the same on the server and in the browser. */
export interface Selection {
  /** With the page there is, where another was asked for. */
  query: TableQuery;
  /** Numbers of the rows, in order. */
  selected: readonly number[];
  page: number;
  pages: number;
  /** The rows of the page among those selected: the first, from 0, and the one after the last. */
  start: number;
  end: number;
  /** Columns that the rows print. */
  keys: readonly string[];
  /** Labels of columns that are asked for and not here. */
  missing: readonly string[];
  print(row: number): IndexRow;
}

/** What the row of a vehicle says in place of figures: none are published, or none with top modules. */
const UNPUBLISHED = "Figures not published";
const STOCK_ONLY = "Known with stock modules only";

export function selectVehicles(columns: VehicleColumns, further: FurtherColumns, asked: TableQuery): Selection {
  const rows = vehicleRows(columns, further);
  const selected = selectRows(rows, INDEX, asked);
  const page = pageOf(selected.length, asked.page, INDEX.pageSize);
  const keys = printedColumns(asked);
  const needed = columnsFor(asked).filter((key) => furtherKeys([key]).length > 0 && !rows.column(key));
  return {
    query: { ...asked, page: page.page },
    selected,
    ...page,
    keys,
    missing: INDEX.columns.filter(({ key }) => needed.includes(key)).map(({ label }) => label),
    print: (row) => ({
      id: columns.id[row] ?? row,
      vehicle: linkedVehicle(columns, row),
      ...printCells(rows, INDEX, row, keys),
      ...ratingOf(columns, row, keys),
      ...otherPatch(columns, row),
      ...(columns.full[row] !== 1 && { unpublished: columns.full[row] === 2 ? STOCK_ONLY : UNPUBLISHED }),
    }),
  };
}

/** The rating, and the colour of its cell where it has one. */
function ratingOf(columns: VehicleColumns, row: number, keys: readonly string[]): Pick<IndexRow, "rating" | "marks"> {
  const rating = columns.rating[row] ?? 0;
  if (!keys.includes("rating")) return { rating };
  const mark = { className: ratingClass("rated", rating), title: ratingTitle(rating) };
  return { rating, marks: keys.map((key) => (key === "rating" ? mark : null)) };
}

function otherPatch(columns: VehicleColumns, row: number): Pick<IndexRow, "patch"> {
  const patch = patchCell(columns, row);
  return patch === null || patch === formatPatch(columns.gameVersion) ? {} : { patch };
}
