import { withoutFilters } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { columnOf, rowNoun, type TableDefinition } from "#app/components/data-table/table-definition.ts";
import { FilterOf } from "./filter-groups.tsx";
import { NameFilter } from "./name-filter.tsx";

/** The most used filters. Each further column of choices has its own control. */
const FIRST = ["class", "tier"];

/** To swipe on a phone. */
const SWIPED = `contents lt-tablet:flex lt-tablet:flex-[1_0_100%] lt-tablet:order-1 lt-tablet:gap-8px lt-tablet:mx--16px
  lt-tablet:px-16px lt-tablet:overflow-x-auto lt-tablet:[scrollbar-width:none] lt-tablet:[&>*]:flex-none
  lt-tablet:[&>*]:max-w-none`;

/** Wide screens show everything at once, so the wrapper opens itself where the browser can. */
const MORE = `filters-more tablet:supports-[selector(::details-content)]:contents
  tablet:[&::details-content]:contents tablet:[&::details-content]:[content-visibility:visible]`;

interface FilterBarProps {
  model: TableDefinition;
  query: TableQuery;
  /** Rows that the query lets through. */
  total: number;
  /** The rows are in the browser. */
  local: boolean;
}

/**
 * All filters of a vehicle table: a control for each column of choices. Every choice is a link to the same page with
 * that choice toggled. On a phone the bar keeps the most used filters, and the sheet has all of them.
 */
export function FilterBar({ model, query, total, local }: FilterBarProps) {
  const first = FIRST.map((key) => columnOf(model, key));
  const further = model.columns.filter((column) => column.kind === "choice" && !first.includes(column));
  // Active choices that the bar itself does not show.
  const hidden = further.reduce((sum, { key }) => sum + (query.sets[key]?.length ?? 0), 0);
  return (
    <div
      className="flex flex-wrap gap-8px items-center p-12px border-b border-b-border lt-tablet:px-16px lt-tablet:py-10px print:hidden"
      data-keep-scroll=""
    >
      <NameFilter model={model} query={query} local={local} />
      <div className={SWIPED}>
        {first.map((column) => (
          <FilterOf key={column.key} model={model} query={query} column={column} />
        ))}
      </div>
      <details className={MORE} data-menu="">
        <summary className="button summary-dimming tablet:supports-[selector(::details-content)]:hidden lt-tablet:h-44px">
          <i className="i-lucide-sliders-horizontal" />
          Filters
          {hidden > 0 && <span className="chip chip-small chip-on">{hidden}</span>}
        </summary>
        <div className="filters-sheet flex flex-wrap gap-8px items-center lt-tablet:block">
          <div className="sheet-head hidden lt-tablet:flex">
            <h2 className="heading-2">Filters</h2>
            <button type="button" className="button button-quiet button-icon js-only" aria-label="Close" data-close="">
              <i className="i-lucide-x" />
            </button>
          </div>
          {/* The bar has them as well; a sheet has them all, with words. */}
          {first.toReversed().map((column) => (
            <FilterOf key={column.key} model={model} query={query} column={column} big />
          ))}
          {further.map((column) => (
            <FilterOf key={column.key} model={model} query={query} column={column} />
          ))}
          <div className="sheet-foot hidden lt-tablet:flex">
            <a className="button" href={queryToHref(withoutFilters(query), model)}>
              Clear all
            </a>
            <a className="button button-primary" href={queryToHref(query, model)} data-close="">
              {`Show ${total} ${rowNoun(model, total)}`}
            </a>
          </div>
        </div>
      </details>
    </div>
  );
}
