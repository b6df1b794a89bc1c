import type { IndexQuery } from "#app/game/search/query.ts";
import type { IndexRow } from "./index-row.ts";
import type { IndexView } from "./index-view.ts";

/** A list of which only some entries are asked for; an array is one. */
export interface IndexRows {
  readonly length: number;
  at(index: number): IndexRow | undefined;
}

/** What the panel shows: one page, as the server sent it, or from that page on everything, as the engine has it. */
export interface Shown {
  query: IndexQuery;
  rows: IndexRows;
  /** Vehicles that the query lets through. */
  total: number;
  page: number;
  pages: number;
  /** Number of the first and the last row, from 1; 0 when there is none. */
  from: number;
  to: number;
  /** Of cards: their side views could not be read. */
  withoutProfiles?: boolean;
}

export function shownPage({ query, page, withoutProfiles }: IndexView): Shown {
  return { query, ...page, withoutProfiles };
}
