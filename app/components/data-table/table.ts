import { type PrintedRow, pageOf, printCells } from "#app/components/data-table/rows/table-rows.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { PackedSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { TableQuery } from "./query/table-query.ts";
import { notUnderstood, unreadParameters } from "./query/unread-parameters.ts";
import { selectRows } from "./rows/select-rows.ts";
import type { TableRows } from "./rows/table-rows.ts";
import { printedKeys } from "./shown-columns.ts";
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
  /** With the actual page, if a nonexistent one was requested. */
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
  notes: string[];
}

/** A table as defined by its page: its rows, and extra data for each. */
export interface Table {
  model: TableDefinition;
  rows: TableRows;
  /**
   * Number of rows without the name and choice filters. Set if these are already applied, because the rows are groups
   * of the matches.
   */
  filteredOf?: number;
  /** Columns that a row prints in layouts other than the table; by default those of the query. */
  printed?(query: TableQuery): readonly string[];
  /** Invalid page parameters in the URL, in addition to those that the table finds itself: "region “mars”". */
  unread?(params: QueryParameters): string[];
  /** Notes above the rows of a query. */
  notes?(query: TableQuery): string[];
  /** @param keys of the columns printed */
  rowOf(row: number, keys: readonly string[]): Omit<TableRow, "cells" | "percentiles">;
}

/**
 * The part of a table that a URL shows, identical on the server and in the browser.
 * @param from the first page to show; by default the requested page, which is always the last one shown
 */
export function tablePage(table: Table, params: QueryParameters, from?: number): TablePage {
  const { model, rows, rowOf, unread, notes } = table;
  const query = parseQuery(params, model);
  const selected = selectTableRows(table, query);
  const { page, pages, end } = pageOf(selected.length, query.page, model.pageSize);
  const first = Math.min(from ?? page, page);
  const { start } = pageOf(selected.length, first, model.pageSize);
  const keys = table.printed?.(query) ?? printedKeys(query, model);
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
