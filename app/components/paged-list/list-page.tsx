import type { ReactNode } from "react";
import { parsePage } from "#app/components/data-table/query/parse-query.ts";
import { notUnderstood, unreadOfList } from "#app/components/data-table/query/unread-parameters.ts";
import { type PageOf, pageOf } from "#app/components/data-table/rows/table-rows.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import {
  inListOrder,
  type ListOrder,
  type ListSorts,
  listOrderOf,
  listOrderSearch,
  nextListOrder,
} from "./list-order.ts";
import { Pagination } from "./pagination.tsx";

/** Rows of a plain list on a page. */
export const LIST_PAGE_SIZE = 100;

export interface ListPage<Row> extends PageOf {
  rows: Row[];
  /** Rows on all pages. */
  total: number;
  notes: string[];
  /** Null: the list's own. */
  order: ListOrder | null;
  /** The order's part of the page's URL. */
  search: string;
  /** The same of what the head of each column leads to. */
  sortSearch: Record<string, string>;
}

interface ListParts<Entry, Row> {
  sorts: ListSorts<Entry>;
  /** What the entries are sorted by already; null if by none of the columns. */
  usual: ListOrder | null;
  /** Converts an entry to its row; called only for the entries of the page. */
  draw(entry: Entry): Row;
}

/**
 * The page of a list that the URL requests in `page`, in the order that it requests in `sort`. What it does not have
 * is reported; a page past the end counts as the last.
 */
export function listPage<Entry, Row>(
  all: readonly Entry[],
  params: QueryParameters,
  { sorts, usual, draw }: ListParts<Entry, Row>,
): ListPage<Row> {
  const order = listOrderOf(params, sorts) ?? usual;
  const search = listOrderSearch(order, usual);
  const sorted = order === null || search === "" ? all : inListOrder(all, sorts, order);
  const page = pageOf(all.length, parsePage(params), LIST_PAGE_SIZE);
  return {
    ...page,
    rows: sorted.slice(page.start, page.end).map(draw),
    total: all.length,
    notes: notUnderstood(unreadOfList(params, Object.keys(sorts))),
    order,
    search,
    sortSearch: Object.fromEntries(
      Object.keys(sorts).map((key) => [key, listOrderSearch(nextListOrder(order, sorts, key), usual)]),
    ),
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
export function ListFoot({ list: { page, pages, start, end, total, search }, path, children }: ListFootProps) {
  const hrefOf = (number: number) => hrefWith(path, search, number === 1 ? "" : `page=${number}`);
  return (
    <div className="panel-foot">
      <span role="status">
        {formatNumber(Math.min(start + 1, end))} to {formatNumber(end)} of {formatNumber(total)}
      </span>
      <span>{children}</span>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  );
}

function hrefWith(path: string, ...parts: string[]): string {
  const search = parts.filter(Boolean).join("&");
  return search === "" ? path : `${path}?${search}`;
}

interface ListHeadProps extends Pick<ListFootProps, "path"> {
  list: ListPage<unknown>;
  /** The columns by their keys. */
  heads: readonly (readonly [key: string, text: string])[];
}

/** The columns' names, as links that sort. */
export function ListHead({ list: { order, sortSearch }, path, heads }: ListHeadProps) {
  return (
    <thead data-keep-scroll="">
      <tr>
        {heads.map(([key, text]) => {
          const current = order?.sort === key ? order : null;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={current ? (current.descending ? "descending" : "ascending") : undefined}
            >
              <a href={hrefWith(path, sortSearch[key] ?? "")}>
                {text}
                {current && <i className={current.descending ? "i-lucide-arrow-down" : "i-lucide-arrow-up"} />}
              </a>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
