import type { TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { Items } from "#app/components/virtual-list/use-item-elements.ts";
import type { IndexRow } from "./index-row.ts";
import type { IndexView } from "./index-view.ts";

/** What the panel shows: one page, as the server sent it, or from that page on everything, as the engine has it. */
export interface IndexPanelData {
  query: TableQuery;
  rows: Items<IndexRow>;
  /** Columns that the rows print. */
  keys: readonly string[];
  /** Labels of columns that could not be read. */
  missing: readonly string[];
  /** Vehicles that the query lets through. */
  total: number;
  page: number;
  pages: number;
  /** Number of the first row, from 1; 0 when there is none. */
  from: number;
  /** Of cards: their side views could not be read. */
  withoutProfiles?: boolean;
}

export function indexPanelData({ query, page, keys, missing, withoutProfiles }: IndexView): IndexPanelData {
  return { query, ...page, keys, missing, withoutProfiles };
}
