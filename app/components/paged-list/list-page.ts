import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { parsePage } from "../data-table/query/parse-query.ts";
import { notUnderstood, unreadOfList } from "../data-table/query/unread-parameters.ts";
import { type PageOf, pageOf } from "../data-table/rows/page-of.ts";

/** Rows of a plain list on a page. */
export const LIST_PAGE_SIZE = 100;

/** One page of a list. */
export interface ListPage<Row> extends PageOf {
  rows: Row[];
  /** Rows on all pages. */
  total: number;
  /** Notes above the rows. */
  notes: string[];
}

/**
 * The page of a list that the URL requests in `page`: an invalid one counts as the first and is reported; one past the
 * end counts as the last.
 * @param draw converts an entry to its row; called only for the entries of the page
 */
export function listPage<Entry, Row>(
  all: readonly Entry[],
  params: QueryParameters,
  draw: (entry: Entry) => Row,
): ListPage<Row> {
  const page = pageOf(all.length, parsePage(params), LIST_PAGE_SIZE);
  return {
    ...page,
    rows: all.slice(page.start, page.end).map(draw),
    total: all.length,
    notes: notUnderstood(unreadOfList(params)),
  };
}
