import { indexQueryToSearch, withoutFilters } from "#app/game/search/query.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { AppliedLine } from "./applied-line.tsx";
import { appliedFilters, FilterBar } from "./filter-bar.tsx";
import { IndexTable } from "./index-table.tsx";
import type { IndexView } from "./index-view.ts";

/** The table of all vehicles with its filters, as one panel. */
export function IndexPanel({ view }: { view: IndexView }) {
  const { query, page } = view;
  return (
    <section className="panel bleed" aria-label="Vehicles">
      <FilterBar query={query} total={page.total} />
      <AppliedLine view={view} />
      {page.total === 0 ? (
        <NothingFound view={view} />
      ) : (
        <>
          <IndexTable rows={page.rows} query={query} />
          <div className="panel-f">
            <span>
              {page.from} to {page.to} of {page.total}
            </span>
            <Pagination
              page={page.page}
              pages={page.pages}
              hrefOf={(number) => `/${indexQueryToSearch({ ...query, page: number })}`}
            />
          </div>
        </>
      )}
    </section>
  );
}

function NothingFound({ view }: { view: IndexView }) {
  const applied = appliedFilters(view.query);
  const last = applied.at(-1);
  return (
    <EmptyState
      title="No vehicle matches"
      reason={`None of the ${view.total} vehicles is at once: ${applied.map(({ label }) => label).join(", ")}.`}
    >
      {last && applied.length > 1 && (
        <a className="btn sm" href={last.href} data-keep-scroll="">
          Remove {last.label}
        </a>
      )}
      <a className="btn sm" href={`/${indexQueryToSearch(withoutFilters(view.query))}`} data-keep-scroll="">
        Clear all
      </a>
    </EmptyState>
  );
}
