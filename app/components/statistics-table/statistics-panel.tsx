import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart, NotFetchedSection } from "#app/components/hydration/lazy-part.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { DataTable, TABLE_ID } from "../data-table/data-table.tsx";
import { ColumnsMenu, SortMenu } from "../data-table/menus/table-menus.tsx";
import { queryToHref, type TableQuery } from "../data-table/query/table-query.ts";
import { rowWord, type TableDefinition } from "../data-table/table-definition.ts";
import { type UsedClientData, useCurrent } from "../data-table/use-table-client-data.ts";
import { useTableLinks } from "../data-table/use-table-links.ts";
import { ExportToggle } from "../export/export-toggle.tsx";
import { vehicleCell } from "../vehicle/vehicle-cell.tsx";
import { AppliedLine } from "../vehicle-table/applied-line.tsx";
import { FilterBar } from "../vehicle-table/filter-bar.tsx";
import { NothingFound } from "../vehicle-table/nothing-found.tsx";
import type { StatisticsClientData } from "./statistics-client-data.ts";
import type { StatisticsExportProps } from "./statistics-export.client.tsx";
import type { ShownStatistics, StatisticsRow } from "./statistics-view.ts";

/** Only for who takes rows along, and never on the server. */
const StatisticsExport = lazyPart<StatisticsExportProps>(
  () => import("./statistics-export.client.tsx").then(({ StatisticsExport }) => StatisticsExport),
  NotFetchedSection,
);

interface StatisticsPanelProps {
  /** The table of a layout. */
  modelOf(layout: string): TableDefinition;
  /** One page, from the server. */
  view: ShownStatistics;
  used: UsedClientData<StatisticsClientData>;
  /** The page has its own way to take its rows along. */
  exportsItself?: boolean;
  /** Ways to show the rows, over the filters. */
  views?(query: TableQuery): ReactNode;
  /** What signs in the table mean, in its foot. */
  legend: string;
}

/** A table of statistics with its filters, as one panel. */
export function StatisticsPanel({ modelOf, view, used, exportsItself = false, views, legend }: StatisticsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const { engine, load } = used;
  const shown = useCurrent(engine, search, view);
  const { query, total, all, notes } = shown;
  const [exporting, setExporting] = useState(false);
  const model = modelOf(query.layout);
  useTableLinks(panel, model, { search, here: engine !== null, more: shown.pages > 1, load });
  return (
    <section className="panel panel-wide" aria-label={model.label} ref={panel}>
      {total > 0 && (
        <a className="skip-link" href={`#${TABLE_ID}`}>
          Skip to the table
        </a>
      )}
      {views && (
        <div className="px-12px pt-12px lt-tablet:px-16px print:hidden" data-keep-scroll="">
          {views(query)}
        </div>
      )}
      <FilterBar model={model} query={query} total={total} local={engine !== null} />
      <AppliedLine model={model} query={query} total={total} all={all}>
        <SortMenu query={query} model={model} />
        <ColumnsMenu query={query} model={model} />
        {!exportsItself && <ExportToggle open={exporting} toggle={() => setExporting(!exporting)} />}
      </AppliedLine>
      {exporting && (
        <Suspense>
          <StatisticsExport search={search} engine={engine} load={load} of={rowWord(model, 0)} />
        </Suspense>
      )}
      {notes.map((note) => (
        <p key={note} className="note mx-16px my-12px">
          {note}
        </p>
      ))}
      {total === 0 ? (
        <NothingFound model={model} query={query} all={all} />
      ) : (
        <Rows model={model} shown={shown} engine={engine} legend={legend} />
      )}
    </section>
  );
}

interface RowsProps {
  model: TableDefinition;
  shown: ShownStatistics;
  engine: StatisticsClientData | null;
  legend: string;
}

function Rows({ model, shown, engine, legend }: RowsProps) {
  const { query, rows, from, total, pages } = shown;
  // Where all rows are here, the page is the one that is in sight.
  const [pagesOn, setPagesOn] = useState(0);
  const { pageSize } = model;
  const page = Math.min(pages, shown.page + pagesOn);
  const onSight = useCallback((index: number) => setPagesOn(Math.floor(index / pageSize)), [pageSize]);
  return (
    <>
      <DataTable<StatisticsRow>
        model={model}
        query={query}
        rows={rows}
        from={from}
        total={total}
        name={({ vehicle, label }) => (vehicle ? vehicleCell(vehicle) : <span className="row-name">{label}</span>)}
        VirtualList={engine?.VirtualList ?? null}
        onSight={onSight}
      />
      <div className="panel-foot z-2 rounded-b-4 bg-surface-1 print:static laptop:sticky laptop:bottom-[var(--foot-bottom,0px)]">
        <span>
          {(page - 1) * pageSize + 1} to {Math.min(total, page * pageSize)} of {formatNumber(total)}
        </span>
        <span className="lt-landscape:hidden">{legend}</span>
        <Pagination page={page} pages={pages} hrefOf={(number) => queryToHref({ ...query, page: number }, model)} />
      </div>
    </>
  );
}
