import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { PackedSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { parseQuery } from "./query/parse-query.ts";
import { type TableQuery, visibleKeys } from "./query/table-query.ts";
import { notUnderstood, unreadParameters } from "./query/unread-parameters.ts";
import { pageOf } from "./rows/page-of.ts";
import { type PrintedRow, printCells } from "./rows/print-row.ts";
import { selectRows } from "./rows/select-rows.ts";
import type { TableRows } from "./rows/table-rows.ts";
import type { TableDefinition } from "./table-definition.ts";

/** A row with who it is: a vehicle, or anything else by its name. */
export interface TableRow extends PrintedRow {
  vehicle?: LinkedVehicle;
  label?: string;
  /** The patch of a vehicle's figures, where it is not that of the dataset. */
  patch?: string;
  /** 0 to 5 in half steps; 0 is "not rated". Of a vehicle that may be shown as a card. */
  rating?: number;
  /** Of a card whose measures are known; the rows in the browser have theirs apart. */
  profile?: PackedSilhouette;
}

/** What an address shows of a table: one page, or several that follow each other. */
export interface TablePage {
  /** With the page there is, where another was asked for. */
  query: TableQuery;
  /** Columns that the rows print. */
  keys: readonly string[];
  rows: TableRow[];
  /** Number of the first row among all that are selected, from 1 (0 when there is none), and how many these are. */
  from: number;
  total: number;
  /** The first page shown, the last one, and how many there are. */
  first: number;
  page: number;
  pages: number;
  /** Rows without any filter. */
  all: number;
  /** What is said over the rows. */
  notes: string[];
}

/** A table as its page describes it: its rows and what each of them says beside its cells. */
export interface Table {
  model: TableDefinition;
  rows: TableRows;
  /**
   * The name and the choices have had their say already, since rows are groups of what they let through: so many rows
   * there are without them.
   */
  filteredOf?: number;
  /** Columns that a row prints, where the layout is not a table; else those that the query shows. */
  printed?(query: TableQuery): readonly string[];
  /** What an address asks of the page in vain, beside what the table finds itself: "region “mars”". */
  unread?(params: QueryParameters): string[];
  /** What is said over the rows of a query. */
  notes?(query: TableQuery): string[];
  /** @param keys of the columns printed */
  rowOf(row: number, keys: readonly string[]): Omit<TableRow, "cells" | "percentiles">;
}

/**
 * What an address shows of a table: the same on the server and in the browser.
 * @param from the page to begin with; by default the one that the address asks for, which is the last one shown
 */
export function tablePage(table: Table, params: QueryParameters, from?: number): TablePage {
  const { model, rows, rowOf, unread, notes } = table;
  const query = parseQuery(params, model);
  const selected = selectTableRows(table, query);
  const { page, pages, end } = pageOf(selected.length, query.page, model.pageSize);
  const first = Math.min(from ?? page, page);
  const { start } = pageOf(selected.length, first, model.pageSize);
  const keys = table.printed?.(query) ?? visibleKeys(query, model);
  const notRead = [...(unread?.(params) ?? []), ...unreadParameters(params, model)];
  const print = (row: number): TableRow => ({ ...rowOf(row, keys), ...printCells(rows, model, row, keys) });
  return {
    query: { ...query, page },
    keys,
    rows: selected.slice(start, end).map(print),
    from: Math.min(start + 1, selected.length),
    total: selected.length,
    first,
    page,
    pages,
    all: table.filteredOf ?? rows.length,
    notes: [...notUnderstood(notRead), ...(notes?.(query) ?? [])],
  };
}

/** Numbers of the rows that a query lets through, in its order. */
export function selectTableRows({ model, rows, filteredOf }: Table, query: TableQuery): number[] {
  return selectRows(rows, model, filteredOf === undefined ? query : { ...query, q: "", sets: {} });
}
