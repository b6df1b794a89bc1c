import { type IndexQuery, indexQueryToSearch, withoutFilters } from "#app/game/search/query.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { appliedFilters } from "./filter-bar.tsx";

/** How many vehicles there are, what is applied and how to take it off. */
export function AppliedLine({ query, total, all }: { query: IndexQuery; total: number; all: number }) {
  const applied = appliedFilters(query);
  return (
    <div className="applied" data-keep-scroll="">
      <span role="status">
        <b>{formatNumber(total)}</b>
        {applied.length > 0 ? ` of ${formatNumber(all)}` : " vehicles"}
      </span>
      {applied.map(({ label, href }) => (
        <a key={label} className="chip on" href={href} aria-label={`Remove ${label}`}>
          {label}
          <i className="i-lucide-x" />
        </a>
      ))}
      {applied.length > 0 && (
        <a className="link" href={`/${indexQueryToSearch(withoutFilters(query))}`}>
          Clear
        </a>
      )}
      <span className="legend">The line under a figure shows its place within tier and class</span>
    </div>
  );
}
