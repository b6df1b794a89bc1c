import type { TableDefinition } from "../table-definition.ts";

/** One of the columns that decide the order. */
export interface SortTerm {
  key: string;
  descending: boolean;
}

/** From the one to the other, both included; null is without a bound. Never both null. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** The state of a table, all of it encoded in the URL. */
export interface TableQuery {
  /** Part of a name. */
  q: string;
  /** Of columns of choices: one of the values has to match. None is empty. */
  sets: Readonly<Record<string, readonly string[]>>;
  /** Of columns of numbers. */
  ranges: Readonly<Record<string, NumberRange>>;
  /** The most decisive first; empty is the order of the table itself. */
  sort: readonly SortTerm[];
  /** Keys of the columns shown, in their order, without the first; null is those of the table itself. */
  columns: readonly string[] | null;
  layout: string;
  /** From 1. */
  page: number;
  /** Parameters that the page itself reads from its URL, by name; absent if there are none. */
  kept?: Readonly<Record<string, string>>;
}

/** Maximum number of sort columns: nobody can follow more. */
export const MAX_SORT_TERMS = 3;

export function emptyQuery({ layouts }: TableDefinition): TableQuery {
  return { q: "", sets: {}, ranges: {}, sort: [], columns: null, layout: layouts[0] ?? "", page: 1 };
}

/** The query's parameters in canonical order; defaults are left out. */
export function queryParameters(query: TableQuery, model: TableDefinition): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  if (query.q !== "") pairs.push(["q", query.q]);
  for (const { key, choices } of model.columns) {
    const chosen = query.sets[key];
    if (!chosen) continue;
    const inOrder = choices.map(({ value }) => value).filter((value) => chosen.includes(value));
    if (inOrder.length > 0) pairs.push([key, inOrder.join(",")]);
  }
  for (const { key } of model.columns) {
    const range = query.ranges[key];
    if (range) pairs.push([key, `${range.min ?? ""}..${range.max ?? ""}`]);
  }
  if (query.sort.length > 0) pairs.push(["sort", query.sort.map(termText).join(",")]);
  if (query.columns && query.columns.join() !== model.usual.join()) pairs.push(["cols", query.columns.join(",")]);
  if (query.layout !== model.layouts[0]) pairs.push(["view", query.layout]);
  for (const [name, value] of Object.entries(query.kept ?? {})) pairs.push([name, value]);
  if (query.page > 1) pairs.push(["page", String(query.page)]);
  return pairs;
}

const termText = ({ key, descending }: SortTerm) => `${descending ? "-" : ""}${key}`;

/**
 * The canonical query string, including "?"; empty for the default table. Queries that show the same have the same
 * string, in whatever order their values were chosen.
 */
export function queryToSearch(query: TableQuery, model: TableDefinition): string {
  const pairs = queryParameters(query, model).map(
    // A comma needs no escape, and is read more easily without.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

export function queryToHref(query: TableQuery, model: TableDefinition): string {
  return `${model.path}${queryToSearch(query, model)}`;
}

/** The columns that a query shows, without the first. */
export function visibleKeys(query: TableQuery, model: TableDefinition): readonly string[] {
  return query.columns ?? model.usual;
}

/** Columns whose cells are needed to show, sort and filter for a query. */
export function neededColumns(query: TableQuery, model: TableDefinition): string[] {
  const sorting = query.sort.map(({ key }) => key);
  return [...new Set([...visibleKeys(query, model), ...sorting, ...Object.keys(query.ranges)])];
}
