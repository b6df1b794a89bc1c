import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { parseQuery } from "../data-table/query/parse-query.ts";
import { shownColumns, type TableQuery } from "../data-table/query/table-query.ts";
import { notUnderstood, unreadParameters } from "../data-table/query/unread-parameters.ts";
import { pageOf } from "../data-table/rows/page-of.ts";
import { type PrintedRow, printCells } from "../data-table/rows/print-row.ts";
import { type RowsFrom, rowsFrom } from "../data-table/rows/rows-from.ts";
import { selectRows } from "../data-table/rows/select-rows.ts";
import type { TableRows } from "../data-table/rows/table-rows.ts";
import type { TableDefinition } from "../data-table/table-definition.ts";

/** A row with who it is: a vehicle, or a group of them by its name. */
export interface StatisticsRow extends PrintedRow {
  vehicle?: LinkedVehicle;
  label?: string;
}

/** What the panel shows: one page, as the server sent it, or from that page on everything, as the engine has it. */
export interface ShownStatistics extends RowsFrom<StatisticsRow> {
  query: TableQuery;
  page: number;
  pages: number;
  /** Rows without any filter. */
  all: number;
  /** What is said over the rows. */
  notes: string[];
}

export type StatisticsView = Omit<ShownStatistics, "rows"> & { rows: StatisticsRow[] };

/** A table as a page describes it: its rows and what each of them says beside its cells. */
export interface StatisticsTable {
  model: TableDefinition;
  rows: TableRows;
  /**
   * The name and the choices have had their say already, since rows are groups of what they let through: so many rows
   * there are without them.
   */
  filteredOf?: number;
  /** What an address asks of the page in vain, beside what the table finds itself: "region “mars”". */
  unread?(params: QueryParameters): string[];
  /** What is said over the rows of a query. */
  notes?(query: TableQuery): string[];
  /** @param keys of the columns shown */
  rowOf(row: number, keys: readonly string[]): Omit<StatisticsRow, "cells" | "percentiles">;
}

/** What the address of a page shows of a table: one page of it. */
export function statisticsView(table: StatisticsTable, params: QueryParameters): StatisticsView {
  const { selected, start, end, print, ...shown } = selection(table, params);
  const rows = selected.slice(start, end).map(print);
  return { ...shown, rows, total: selected.length, from: Math.min(start + 1, end) };
}

/** The same with everything from there on. */
export function statisticsFrom(table: StatisticsTable, params: QueryParameters): ShownStatistics {
  const { selected, start, end: _, print, ...shown } = selection(table, params);
  return { ...shown, ...rowsFrom(selected, start, print) };
}

function selection(table: StatisticsTable, params: QueryParameters) {
  const { model, rows, rowOf, unread, notes } = table;
  const asked = parseQuery(params, model);
  const selected = selectTableRows(table, asked);
  const { page, pages, start, end } = pageOf(selected.length, asked.page, model.pageSize);
  const keys = shownColumns(asked, model);
  const notRead = [...(unread?.(params) ?? []), ...unreadParameters(params, model)];
  return {
    query: { ...asked, page },
    selected,
    page,
    pages,
    start,
    end,
    all: table.filteredOf ?? rows.length,
    notes: [...notUnderstood(notRead), ...(notes?.(asked) ?? [])],
    print: (row: number): StatisticsRow => ({ ...rowOf(row, keys), ...printCells(rows, model, row, keys) }),
  };
}

/** Numbers of the rows that a query lets through, in its order. */
export function selectTableRows({ model, rows, filteredOf }: StatisticsTable, query: TableQuery): number[] {
  return selectRows(rows, model, filteredOf === undefined ? query : { ...query, q: "", sets: {} });
}
