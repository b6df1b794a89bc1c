import type { ReactNode } from "react";
import { Pagination } from "#app/components/pagination.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ListPage } from "./list-page.ts";

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
