import { formatNumber } from "#app/game/stats/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { DataTable } from "#app/widgets/data-table/data-table.tsx";
import { withoutFilters } from "#app/widgets/data-table/query/change-query.ts";
import { queryToHref } from "#app/widgets/data-table/query/table-query.ts";
import { vehicleCell } from "#app/widgets/vehicle-cell.tsx";
import { extractOf, extractToHref } from "#app/widgets/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import type { ExtractorRow, ExtractorView } from "./extractor-view.ts";

/** The rows as the files have them, page by page from the server. */
export function PreviewPanel({ view }: { view: ExtractorView }) {
  const { query, rows, columns, from, to, total, page, pages } = view;
  return (
    <section className="panel panel-wide" aria-label="Preview">
      <div className="panel-head">
        <h2 className="heading-2">Preview</h2>
        <span className="note">
          {total === 0 ? "No rows" : `${from} to ${to} of ${formatNumber(total)}, as the files have them`}
        </span>
      </div>
      {total > 0 && view.parts > 1 && <ColumnParts view={view} />}
      {total === 0 ? (
        <EmptyState
          title="No vehicle is left"
          reason={
            query.vehicles ? "None of the vehicles of your list fits all filters." : "No vehicle fits all filters."
          }
        >
          <a
            className="button button-small"
            href={queryToHref(withoutFilters(query.table), EXTRACT)}
            data-keep-scroll=""
          >
            Clear filters
          </a>
        </EmptyState>
      ) : (
        <DataTable<ExtractorRow>
          {...{ model: EXTRACT, query: query.table, keys: columns, from, total }}
          rows={{ length: rows.length, at: (index) => rows[index] }}
          name={({ vehicle }) => vehicleCell(vehicle)}
          VirtualList={null}
        />
      )}
      <div className="panel-foot">
        <span>
          {query.modules === "stock" ? "Stock modules" : "Top modules"}, full crew, no equipment. Every row of a file
          carries its patch, source and date.
        </span>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => queryToHref({ ...query.table, page: number }, EXTRACT)}
        />
      </div>
    </section>
  );
}

/** Which of many columns these are, and the ways to those beside them. */
function ColumnParts({ view: { query, firstColumn, lastColumn, chosenColumns, parts } }: { view: ExtractorView }) {
  const { part } = query;
  const hrefOf = (number: number) => extractToHref(extractOf(query.table, { ...query, part: number }));
  return (
    <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between px-16px pb-12px">
      <p className="note">
        Figures {firstColumn} to {lastColumn} of {chosenColumns}. Every file has all of them.
      </p>
      <nav className="page-links" aria-label="Figures of the preview" data-keep-scroll="">
        <Way label="Previous figures" href={part > 1 ? hrefOf(part - 1) : undefined} />
        <Way label="Next figures" href={part < parts ? hrefOf(part + 1) : undefined} />
      </nav>
    </div>
  );
}

function Way({ label, href }: { label: string; href: string | undefined }) {
  return href === undefined ? (
    <span className="button button-small" aria-disabled="true">
      {label}
    </span>
  ) : (
    <a className="button button-small" href={href}>
      {label}
    </a>
  );
}
