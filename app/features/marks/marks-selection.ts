import type { MarksTable } from "#app/game/model/marks-table.ts";
import { shownColumns, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { pageOf } from "#app/widgets/data-table/rows/page-of.ts";
import { type PrintedRow, printCells } from "#app/widgets/data-table/rows/print-row.ts";
import { selectRows } from "#app/widgets/data-table/rows/select-rows.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { MARKS_TABLE } from "./marks-model.ts";
import { marksRows, vehicleAt } from "./marks-rows.ts";

/** A vehicle with its marks as the table shows it. */
export interface MarksRow extends PrintedRow {
  vehicle: LinkedVehicle;
}

/** What the panel shows: one page, as the server sent it, or from that page on everything, as the engine has it. */
export interface ShownMarks {
  query: TableQuery;
  rows: { readonly length: number; at(index: number): MarksRow | undefined };
  /** Vehicles that the query lets through. */
  total: number;
  page: number;
  pages: number;
  /** Number of the first and the last row, from 1; 0 when there is none. */
  from: number;
  to: number;
}

/** What the row of a vehicle says in place of its figures. */
const TOO_FEW = "Not enough data: too few players";

/** What a query selects of all vehicles; the same on the server and in the browser. */
export function selectMarks(table: MarksTable, asked: TableQuery) {
  const rows = marksRows(table);
  const selected = selectRows(rows, MARKS_TABLE, asked);
  const page = pageOf(selected.length, asked.page, MARKS_TABLE.pageSize);
  const keys = shownColumns(asked, MARKS_TABLE);
  const print = (row: number): MarksRow => ({
    id: table.id[row] ?? row,
    vehicle: vehicleAt(table, row),
    ...printCells(rows, MARKS_TABLE, row, keys),
    ...(table.p65[row] === null && { unpublished: TOO_FEW }),
  });
  return { query: { ...asked, page: page.page }, selected, ...page, keys, print };
}

/** One page of it. */
export function marksPage(table: MarksTable, asked: TableQuery): Omit<ShownMarks, "rows"> & { rows: MarksRow[] } {
  const { query, selected, page, pages, start, end, print } = selectMarks(table, asked);
  const rows = selected.slice(start, end).map(print);
  return { query, rows, total: selected.length, page, pages, from: Math.min(start + 1, end), to: end };
}
