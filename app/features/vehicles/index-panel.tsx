import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { indexQueryToSearch, withoutFilters } from "#app/game/search/query.ts";
import { sentence } from "#app/lib/sentence.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { AppliedLine } from "./applied-line.tsx";
import { appliedFilters, FilterBar } from "./filter-bar.tsx";
import type { IndexEngine } from "./index-engine.ts";
import { type Shown, shownPage } from "./index-shown.ts";
import { IndexTable } from "./index-table.tsx";
import type { IndexView } from "./index-view.ts";
import { useIndexEngine } from "./use-index-engine.ts";
import { useIndexLinks } from "./use-index-links.ts";

/** The server renders in one go and has the cards at hand; a browser fetches their part only where it shows some. */
const IndexGrid: ComponentType<{ shown: Shown; engine: IndexEngine | null }> = import.meta.env.SSR
  ? (await import("./index-grid.tsx")).IndexGrid
  : lazy(() => import("./index-grid.tsx").then((module) => ({ default: module.IndexGrid })));

interface IndexPanelProps {
  /** One page, from the server. */
  view: IndexView;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** All vehicles with their filters, as one panel. */
export function IndexPanel({ view, version }: IndexPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const { engine, load } = useIndexEngine(version);
  const shown = useMemo(() => engine?.select(search) ?? shownPage(view), [engine, search, view]);
  const { query, total } = shown;
  useIndexLinks(panel, { search, here: engine !== null, more: shown.pages > 1, load });
  useListFromTop(panel, search);
  const Rows = query.view === "grid" ? IndexGrid : IndexTable;
  return (
    <section className="panel bleed" aria-label="Vehicles" ref={panel}>
      <FilterBar query={query} total={total} local={engine !== null} />
      <AppliedLine query={query} total={total} all={view.total} />
      {total === 0 ? (
        <NothingFound shown={shown} all={view.total} />
      ) : (
        <>
          <Suspense>
            <Rows shown={shown} engine={engine} />
          </Suspense>
          <div className="panel-f">
            <span>
              {shown.from} to {shown.to} of {total}
            </span>
            <Pagination
              page={shown.page}
              pages={shown.pages}
              hrefOf={(page) => `/${indexQueryToSearch({ ...query, page })}`}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** Other rows are read from the first one on; going back returns to where one was. */
function useListFromTop(panel: React.RefObject<HTMLElement | null>, search: string): void {
  const type = useNavigationType();
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    const list = panel.current?.querySelector(".tw, .vcards");
    if (type === "POP" || !list) return;
    list.scrollTop = 0;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start", behavior: "instant" });
  }, [panel, search, type]);
}

function NothingFound({ shown, all }: { shown: Shown; all: number }) {
  const applied = appliedFilters(shown.query);
  const last = applied.at(-1);
  return (
    <EmptyState
      title="No vehicle matches"
      reason={sentence(`None of the ${all} vehicles fits all of this: ${applied.map(({ label }) => label).join(", ")}`)}
    >
      {last && applied.length > 1 && (
        <a className="btn sm" href={last.href} data-keep-scroll="">
          Remove {last.label}
        </a>
      )}
      <a className="btn sm" href={`/${indexQueryToSearch(withoutFilters(shown.query))}`} data-keep-scroll="">
        Clear all
      </a>
    </EmptyState>
  );
}
