import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { DataTable, TABLE_ID } from "#app/components/data-table/data-table.tsx";
import { ColumnsMenu, SortMenu } from "#app/components/data-table/menus/table-menus.tsx";
import { queryToHref, queryToSearch, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { useCurrent } from "#app/components/data-table/use-table-client-data.ts";
import { useTableLinks } from "#app/components/data-table/use-table-links.ts";
import { ExportToggle } from "#app/components/export/export-toggle.tsx";
import { lazyPart, NotFetchedSection } from "#app/components/hydration/lazy-part.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { vehicleCell } from "#app/components/vehicle/vehicle-cell.tsx";
import { AppliedLine } from "#app/components/vehicle-table/applied-line.tsx";
import { FilterBar } from "#app/components/vehicle-table/filter-bar.tsx";
import { NothingFound } from "#app/components/vehicle-table/nothing-found.tsx";
import type { IndexClientData } from "./index-client-data.ts";
import { INDEX } from "./index-definition.ts";
import type { IndexExportProps } from "./index-export.client.tsx";
import type { IndexGridProps } from "./index-grid.tsx";
import { type IndexPanelData, indexPanelData } from "./index-panel-data.ts";
import type { IndexRow } from "./index-row.ts";
import type { IndexView } from "./index-view.ts";
import { useIndexClientData } from "./use-index-client-data.ts";

/** The server renders synchronously and imports the cards; a browser loads them only where they are asked for. */
const IndexGrid: ComponentType<IndexGridProps> = import.meta.env.SSR
  ? (await import("./index-grid.tsx")).IndexGrid
  : lazy(() => import("./index-grid.tsx").then((module) => ({ default: module.IndexGrid })));

/** Only for who takes rows along, and never on the server. */
const IndexExport = lazyPart<IndexExportProps>(
  () => import("./index-export.client.tsx").then(({ IndexExport }) => IndexExport),
  NotFetchedSection,
);

export interface IndexPanelProps {
  /** One page, from the server. */
  view: IndexView;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** All vehicles with their filters, as one panel. */
export function IndexPanel({ view, version }: IndexPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const { engine, load } = useIndexClientData(version);
  const page = useMemo(() => indexPanelData(view), [view]);
  const shown = useCurrent(engine, search, page);
  const { query, total, missing } = shown;
  useTableLinks(panel, INDEX, { search, here: engine !== null, more: shown.pages > 1, load });
  useListFromTop(panel, search);
  const [exporting, setExporting] = useState(false);
  const cards = query.layout === "grid";
  return (
    <section className="panel panel-wide" aria-label="Vehicles" ref={panel}>
      {total > 0 && (
        <a className="skip-link" href={`#${TABLE_ID}`}>
          {cards ? "Skip to the cards" : "Skip to the table"}
        </a>
      )}
      <FilterBar model={INDEX} query={query} total={total} local={engine !== null}>
        <LayoutSwitch query={query} />
      </FilterBar>
      <AppliedLine model={INDEX} query={query} total={total} all={view.total}>
        <SortMenu query={query} model={INDEX} />
        {!cards && <ColumnsMenu query={query} model={INDEX} />}
        <a
          className="button button-small no-js-only"
          href={`/api/vehicles.csv${queryToSearch({ ...query, page: 1 }, INDEX)}`}
        >
          <i className="i-lucide-download" />
          CSV
        </a>
        <ExportToggle open={exporting} toggle={() => setExporting(!exporting)} />
      </AppliedLine>
      {exporting && (
        <Suspense>
          <IndexExport query={query} total={total} version={version} />
        </Suspense>
      )}
      {missing.length > 0 && (
        <p className="note mx-16px my-12px">Cannot be shown at the moment: {missing.join(", ")}.</p>
      )}
      {total === 0 ? (
        <NothingFound model={INDEX} query={query} all={view.total} />
      ) : (
        <Rows shown={shown} engine={engine} />
      )}
    </section>
  );
}

/** The rows as they are asked for, and below them, always in sight, where one is among them. */
function Rows({ shown, engine }: { shown: IndexPanelData; engine: IndexClientData | null }) {
  const { query, rows, from, total, pages } = shown;
  // Where all rows are here, the page is the one that is in sight.
  const [pagesOn, setPagesOn] = useState(0);
  const onSight = useCallback((index: number) => setPagesOn(Math.floor(index / INDEX.pageSize)), []);
  const page = Math.min(pages, shown.page + pagesOn);
  return (
    <>
      {query.layout === "grid" ? (
        <Suspense>
          <IndexGrid shown={shown} engine={engine} onSight={onSight} />
        </Suspense>
      ) : (
        <DataTable<IndexRow>
          model={INDEX}
          query={query}
          rows={rows}
          from={from}
          total={total}
          name={({ vehicle, patch }) => vehicleCell(vehicle, patch)}
          VirtualList={engine?.VirtualList ?? null}
          onSight={onSight}
        />
      )}
      {/* What leads to other pages does not move away when all rows come, which scroll with the page on wide screens. */}
      <div className="panel-foot z-2 rounded-b-4 bg-surface-1 print:static laptop:sticky laptop:bottom-0">
        <span>
          {(page - 1) * INDEX.pageSize + 1} to {Math.min(total, page * INDEX.pageSize)} of {total}
        </span>
        {query.layout === "table" && (
          <span className="lt-landscape:hidden">The line under a figure shows its place within tier and class</span>
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => queryToHref({ ...query, page: number }, INDEX)} />
      </div>
    </>
  );
}

/** Other rows are read from the first one on; going back returns to where one was. */
function useListFromTop(panel: React.RefObject<HTMLElement | null>, search: string): void {
  const type = useNavigationType();
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    const list = panel.current?.querySelector(`#${TABLE_ID}`);
    if (type === "POP" || !list) return;
    list.scrollTop = 0;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start", behavior: "instant" });
  }, [panel, search, type]);
}

/** The switch between table and cards: two links, since the layout is in the address. */
function LayoutSwitch({ query }: { query: TableQuery }) {
  const to = (layout: string, label: string, icon: string) => (
    <a
      key={layout}
      href={queryToHref({ ...query, layout }, INDEX)}
      aria-label={label}
      title={label}
      aria-current={query.layout === layout ? "true" : undefined}
    >
      <i className={icon} />
    </a>
  );
  return (
    <ChoiceGroup label="Layout" className="segmented ml-auto [&>a]:text-15px">
      {[to("table", "Table", "i-lucide-list"), to("grid", "Cards", "i-lucide-layout-grid")]}
    </ChoiceGroup>
  );
}
