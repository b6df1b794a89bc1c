import { z } from "zod";
import { INDEX_STATS } from "#app/game/stats/keys.ts";
import { CHOICES, type ChoiceKey, type IndexQuery, type Sort } from "./query.ts";

/** Longest name anyone types; the rest of a longer one is dropped. */
const MAX_NAME = 60;

const sortSchema = z
  .string()
  .regex(/^-?[a-zA-Z]+$/)
  .transform((text): { key: string; descending: boolean } => ({
    key: text.replace(/^-/, ""),
    descending: text.startsWith("-"),
  }))
  .pipe(z.object({ key: z.enum(["name", ...INDEX_STATS]), descending: z.boolean() }));

const pageSchema = z.coerce.number().int().min(1).max(9_999);

/** What is read of a URL's parameters: the pure core knows no URLSearchParams, but takes one. */
export interface QueryParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/**
 * Reads the index's query from a URL. Nothing a visitor writes there is an error: values that mean
 * nothing are dropped. A filter may be repeated ("tier=8&tier=9", as forms send it) or be a list ("tier=8,9").
 */
export function parseIndexQuery(params: QueryParameters): IndexQuery {
  return {
    q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_NAME),
    class: choices(params, "class"),
    tier: choices(params, "tier"),
    nation: choices(params, "nation"),
    role: choices(params, "role"),
    type: choices(params, "type"),
    sort: orNull(sortSchema, params.get("sort")) satisfies Sort | null,
    page: orNull(pageSchema, params.get("page")) ?? 1,
  };
}

function choices<K extends ChoiceKey>(params: QueryParameters, key: K): IndexQuery[K] {
  const written = new Set(params.getAll(key).flatMap((text) => text.split(",")));
  const values: readonly (string | number)[] = CHOICES[key];
  // The canonical order of the values, whatever order they were written in.
  return values.filter((value) => written.has(String(value))) as IndexQuery[K];
}

function orNull<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null;
  const result = schema.safeParse(text);
  return result.success ? result.data : null;
}
