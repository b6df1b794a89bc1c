import { INDEX_STATS } from "#app/game/stats/keys.ts";
import { CHOICES, type ChoiceKey, INDEX_LAYOUTS, type IndexQuery, type Sort, type SortKey } from "./query.ts";

/** Longest name anyone types; the rest of a longer one is dropped. */
const MAX_NAME = 60;

const SORT_KEYS: readonly SortKey[] = ["name", ...INDEX_STATS];

/** What is read of a URL's parameters: the pure core knows no URLSearchParams, but takes one. */
export interface QueryParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/**
 * Reads the index's query from a URL. Nothing a visitor writes there is an error: values that mean
 * nothing are dropped. A filter may be repeated ("tier=8&tier=9", as forms send it) or be a list ("tier=8,9").
 * Written without a schema, because the browser reads every address of the index with it as well.
 */
export function parseIndexQuery(params: QueryParameters): IndexQuery {
  return {
    q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_NAME),
    class: choices(params, "class"),
    tier: choices(params, "tier"),
    nation: choices(params, "nation"),
    role: choices(params, "role"),
    type: choices(params, "type"),
    sort: parseSort(params.get("sort") ?? ""),
    view: INDEX_LAYOUTS.find((layout) => layout === params.get("view")) ?? "table",
    page: /^[1-9]\d{0,3}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1,
  };
}

function choices<K extends ChoiceKey>(params: QueryParameters, key: K): IndexQuery[K] {
  const written = new Set(params.getAll(key).flatMap((text) => text.split(",")));
  const values: readonly (string | number)[] = CHOICES[key];
  // The canonical order of the values, whatever order they were written in.
  return values.filter((value) => written.has(String(value))) as IndexQuery[K];
}

function parseSort(text: string): Sort | null {
  const descending = text.startsWith("-");
  const key = SORT_KEYS.find((known) => known === (descending ? text.slice(1) : text));
  return key === undefined ? null : { key, descending };
}
