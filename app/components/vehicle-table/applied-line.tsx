import type { ReactNode } from "react";
import { withoutFilters } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { rowNoun, type TableDefinition } from "#app/components/data-table/table-definition.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { appliedFilters } from "./applied-filters.ts";

interface AppliedLineProps {
  model: TableDefinition;
  query: TableQuery;
  /** Rows that the query lets through, and all there are. */
  total: number;
  all: number;
  /** What one does with the rows. */
  children: ReactNode;
}

/** The row count, the active filters with links to remove them, and the actions for the rows. */
export function AppliedLine({ model, query, total, all, children }: AppliedLineProps) {
  const applied = appliedFilters(query, model);
  return (
    <div
      className="flex flex-wrap gap-6px items-center min-h-45px px-16px py-7px border-b border-b-border color-text-3 text-12"
      data-keep-scroll=""
    >
      <span role="status">
        <b className="color-text font-600">{formatNumber(total)}</b>
        {applied.length > 0 ? ` of ${formatNumber(all)}` : ` ${rowNoun(model, total)}`}
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
      <div className="flex gap-6px items-center ml-auto lt-tablet:[&_.button>i]:hidden">{children}</div>
    </div>
  );
}
