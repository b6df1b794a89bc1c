import { type QueryParameters, typedText } from "#app/game/search/typed-text.ts";
import type { TableColumn } from "../table-column.ts";
import type { TableDefinition } from "../table-definition.ts";
import { emptyQuery, MAX_SORT_TERMS, type NumberRange, type SortTerm, type TableQuery } from "./table-query.ts";

/** Longest name anyone types; the rest of a longer one is dropped. */
const MAX_NAME = 60;
/** Columns at once; more than any screen or sheet of paper holds. */
const MAX_COLUMNS = 40;
/** A number of a page, as addresses have it. */
export const PAGE = /^[1-9]\d{0,3}$/;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,4})?$/;

/**
 * Reads a table's query from a URL. Nothing a visitor writes there is an error: what means nothing is dropped.
 * Lists may be repeated ("tier=8&tier=9", as forms send them) or be one ("tier=8,9"). Forms send ranges as
 * `{key}-min` and `{key}-max`, the order as pairs of `by` and `order`, and with `cols` as `was` the columns there
 * were, whose order stays. Written without a schema, because the browser reads every address with it as well.
 */
export function parseQuery(params: QueryParameters, model: TableDefinition): TableQuery {
  const sets: Record<string, readonly string[]> = {};
  const ranges: Record<string, NumberRange> = {};
  for (const column of model.columns) {
    const chosen = choices(params, column);
    if (chosen.length > 0) sets[column.key] = chosen;
    const range = column.kind === "number" ? parseRange(params, column) : null;
    if (range) ranges[column.key] = range;
  }
  return {
    q: typedText(params.get("q"), MAX_NAME),
    sets,
    ranges,
    sort: parseSort(params, model),
    columns: parseColumns(params, model),
    layout: model.layouts.find((layout) => layout === params.get("view")) ?? emptyQuery(model).layout,
    ...keptOf(params, model),
    page: parsePage(params),
  };
}

/** Page number, from 1; an invalid one counts as 1. */
export function parsePage(params: QueryParameters): number {
  const page = params.get("page") ?? "";
  return PAGE.test(page) ? Number(page) : 1;
}

/** Longest value of a parameter of the page itself, as far as the page says nothing else. */
const MAX_KEPT = 100;

function keptOf(
  params: QueryParameters,
  { kept = [], longestKept = MAX_KEPT }: TableDefinition,
): Pick<TableQuery, "kept"> {
  const found = kept.flatMap((name): [string, string][] => {
    const value = params.get(name)?.slice(0, longestKept) ?? "";
    return value === "" ? [] : [[name, value]];
  });
  return found.length === 0 ? {} : { kept: Object.fromEntries(found) };
}

/** The values of a list, whether it is one or repeated. */
export function listedValues(params: QueryParameters, name: string): string[] {
  return params
    .getAll(name)
    .flatMap((text) => text.split(","))
    .filter(Boolean);
}

function choices(params: QueryParameters, { key, choices }: TableColumn): string[] {
  const written = new Set(listedValues(params, key));
  // Values in canonical order, however they were written.
  return choices.map(({ value }) => value).filter((value) => written.has(value));
}

function parseRange(params: QueryParameters, { key, unsigned }: TableColumn): NumberRange | null {
  const written = params.get(key)?.split("..", 2) ?? [];
  // Without a valid range, the form's fields apply.
  const bounds = written.length === 2 ? written : [params.get(`${key}-min`), params.get(`${key}-max`)];
  const [min = null, max = null] = bounds.map((text) => (text === null ? null : parseNumber(text, unsigned)));
  if (min === null && max === null) return null;
  const turned = min !== null && max !== null && min > max;
  return turned ? { min: max, max: min } : { min, max };
}

/** A number as one types it; null for anything else. */
export function parseNumber(text: string, unsigned = false): number | null {
  // A comma is one of the thousands where three figures follow it, else a decimal one.
  const plain = text
    .trim()
    .replace("\u2212", "-")
    .replace(/,(?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain);
  // No second way to write zero.
  return unsigned ? Math.abs(value) : value || 0;
}

function parseSort(params: QueryParameters, model: TableDefinition): SortTerm[] {
  const orders = params.getAll("order");
  const written = params.getAll("by").map((key, index) => (orders[index] === "desc" ? `-${key}` : key));
  const terms: SortTerm[] = [];
  for (const text of written.length > 0 ? written : listedValues(params, "sort")) {
    const descending = text.startsWith("-");
    const key = descending ? text.slice(1) : text;
    const known = model.columns.some((column) => column.key === key) && !terms.some((term) => term.key === key);
    if (known && terms.length < MAX_SORT_TERMS) terms.push({ key, descending });
  }
  return terms;
}

function parseColumns(
  params: QueryParameters,
  { columns, usual, maxColumns = MAX_COLUMNS }: TableDefinition,
): string[] | null {
  const chosen = new Set(listedValues(params, "cols"));
  const before = listedValues(params, "was").filter((key) => chosen.has(key));
  const known = columns.slice(1).map(({ key }) => key);
  const all = [...new Set([...before, ...chosen])].filter((key) => known.includes(key)).slice(0, maxColumns);
  return all.length === 0 || all.join() === usual.join() ? null : all;
}
