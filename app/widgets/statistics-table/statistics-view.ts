import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import type { QueryParameters } from "../data-table/query/parse-query.ts";
import { parseQuery } from "../data-table/query/parse-query.ts";
import { shownColumns, type TableQuery } from "../data-table/query/table-query.ts";
import { unreadParameters } from "../data-table/query/unread-parameters.ts";
import { pageOf } from "../data-table/rows/page-of.ts";
import { type PrintedRow, printCells } from "../data-table/rows/print-row.ts";
import { selectRows } from "../data-table/rows/select-rows.ts";
import type { TableRows } from "../data-table/rows/table-rows.ts";
import type { TableModel } from "../data-table/table-model.ts";

/** A row with who it is: a vehicle, or a group of them by its name. */
export interface StatisticsRow extends PrintedRow {
  vehicle?: LinkedVehicle;
  label?: string;
}

/** One page of a table of statistics, as the server sends it. */
export interface StatisticsView {
  query: TableQuery;
  rows: StatisticsRow[];
  page: number;
  pages: number;
  /** Numbers of the first and the last row among those selected, from 1, and how many these are. */
  from: number;
  to: number;
  total: number;
  /** Rows without any filter. */
  all: number;
  /** What the address asks that means nothing. */
  unread: string[];
}

/** A table as a page describes it: its rows and what each of them says beside its cells. */
export interface StatisticsTable {
  model: TableModel;
  rows: TableRows;
  /** The name and the choices have had their say already: what they filter is in the rows. */
  isFilteredBefore?: true;
  /** @param keys of the columns shown */
  rowOf(row: number, keys: readonly string[]): Omit<StatisticsRow, "cells" | "percentiles">;
}

/** What the address of a page shows of a table. */
export function statisticsView(table: StatisticsTable, params: QueryParameters): StatisticsView {
  const { model, rows, rowOf } = table;
  const asked = parseQuery(params, model);
  const selected = selectTableRows(table, asked);
  const { page, pages, start, end } = pageOf(selected.length, asked.page, model.pageSize);
  const keys = shownColumns(asked, model);
  return {
    query: { ...asked, page },
    rows: selected.slice(start, end).map((row) => ({ ...rowOf(row, keys), ...printCells(rows, model, row, keys) })),
    ...{ page, pages, total: selected.length, all: rows.length },
    ...{ from: Math.min(start + 1, end), to: end },
    unread: unreadParameters(params, model),
  };
}

/** Numbers of the rows that a query lets through, in its order. */
export function selectTableRows({ model, rows, isFilteredBefore }: StatisticsTable, query: TableQuery): number[] {
  return selectRows(rows, model, isFilteredBefore ? { ...query, q: "", sets: {} } : query);
}
