import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { formatNumber } from "#app/game/stats/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { DataTable, TABLE_ID } from "../data-table/data-table.tsx";
import { ColumnsMenu, SortMenu } from "../data-table/menus/table-menus.tsx";
import { withoutFilters } from "../data-table/query/change-query.ts";
import { queryToHref } from "../data-table/query/table-query.ts";
import type { TableModel } from "../data-table/table-model.ts";
import { useTableLinks } from "../data-table/use-table-links.ts";
import { VehicleLink } from "../vehicle-link.tsx";
import { appliedFilters } from "./applied-filters.ts";
import { SaveRows, type SaveRowsProps } from "./save-rows.tsx";
import { StatisticsFilters } from "./statistics-filters.tsx";
import type { StatisticsRow, StatisticsView } from "./statistics-view.ts";

interface StatisticsPanelProps {
  model: TableModel;
  view: StatisticsView;
  /** Keys of the columns of choices that are filtered by. */
  filters: readonly string[];
  csv: SaveRowsProps;
  /** Ways to show the rows, before the filters. */
  views?: ReactNode;
  /** What the figures are and what they cannot tell, below the table. */
  foot: ReactNode;
}

const nothing = () => {};

/** A table of statistics with its filters, page by page from the server, with script and without. */
export function StatisticsPanel({ model, view, filters, csv, views, foot }: StatisticsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const { query, rows, total, unread, page, pages, from, to } = view;
  useTableLinks(panel, model, { search, here: true, more: false, load: nothing });
  return (
    <section className="panel panel-wide" aria-label={model.label} ref={panel}>
      {total > 0 && (
        <a className="skip-link" href={`#${TABLE_ID}`}>
          Skip to the table
        </a>
      )}
      <StatisticsFilters model={model} query={query} filters={filters}>
        {views}
      </StatisticsFilters>
      <AppliedLine model={model} view={view}>
        <SortMenu query={query} model={model} />
        <ColumnsMenu query={query} model={model} />
        <SaveRows {...csv} />
      </AppliedLine>
      {unread.length > 0 && (
        <p className="note mx-16px my-12px" role="status">
          Not understood, and left out of what is shown: {unread.join(", ")}.
        </p>
      )}
      {total === 0 ? (
        <EmptyState title="Nothing matches" reason="No row fits all of the filters.">
          <a className="button button-small" href={queryToHref(withoutFilters(query), model)} data-keep-scroll="">
            Clear all
          </a>
        </EmptyState>
      ) : (
        <DataTable<StatisticsRow>
          {...{ model, query, from, total }}
          rows={{ length: rows.length, at: (index) => rows[index] }}
          name={({ vehicle, label }) => (vehicle ? VehicleLink({ vehicle }) : label)}
          VirtualList={null}
        />
      )}
      <div className="panel-foot rounded-b-4 bg-surface-1 print:static">
        <span>
          {from} to {to} of {formatNumber(total)}
        </span>
        {foot}
        <Pagination page={page} pages={pages} hrefOf={(number) => queryToHref({ ...query, page: number }, model)} />
      </div>
    </section>
  );
}

/** How many rows there are, what is applied and how to take it off, and what one can do with the rows. */
function AppliedLine({ model, view, children }: { model: TableModel; view: StatisticsView; children: ReactNode }) {
  const { query, total, all } = view;
  const applied = appliedFilters(query, model);
  return (
    <div
      className="flex flex-wrap gap-6px items-center min-h-45px px-16px py-7px border-b border-b-border color-text-3 text-12"
      data-keep-scroll=""
    >
      <span role="status">
        <b className="color-text font-600">{formatNumber(total)}</b>
        {total < all ? ` of ${formatNumber(all)} rows` : " rows"}
      </span>
      {applied.map(({ label, href }) => (
        <a key={label} className="chip chip-on" href={href} aria-label={`Remove ${label}`}>
          {label}
          <i className="i-lucide-x" />
        </a>
      ))}
      {applied.length > 0 && (
        <a
          className="text-link p-4px lt-tablet:px-8px lt-tablet:py-12px"
          href={queryToHref(withoutFilters(query), model)}
        >
          Clear
        </a>
      )}
      <div className="flex gap-6px items-center ml-auto">{children}</div>
    </div>
  );
}
