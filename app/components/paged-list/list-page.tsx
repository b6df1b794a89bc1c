import type { ReactNode } from "react";
import { parsePage } from "#app/components/data-table/query/parse-query.ts";
import { notUnderstood, unreadOfList } from "#app/components/data-table/query/unread-parameters.ts";
import { type PageOf, pageOf } from "#app/components/data-table/rows/table-rows.ts";
import { Pagination } from "#app/components/pagination.tsx";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { formatNumber } from "#app/game/stats/format.ts";

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

interface ListFootProps {
  list: ListPage<unknown>;
  /** Of the page that shows the list, without parameters. */
  path: string;
  children: ReactNode;
}

/** Reports parts of a list's URL that were not understood. */
export function ListNotes({ list: { notes } }: Pick<ListFootProps, "list">) {
  return notes.map((note) => (
    <p key={note} className="note mx-16px mb-12px" role="status">
      {note}
    </p>
  ));
}

/** The foot of a list's panel: the range of rows shown, an explanation of the list, and links to the other pages. */
export function ListFoot({ list: { page, pages, start, end, total }, path, children }: ListFootProps) {
  return (
    <div className="panel-foot">
      <span>
        {formatNumber(Math.min(start + 1, end))} to {formatNumber(end)} of {formatNumber(total)}
      </span>
      <span>{children}</span>
      <Pagination page={page} pages={pages} hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)} />
    </div>
  );
}
