import { indexQueryToSearch, withoutFilters } from "#app/game/search/query.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { appliedFilters } from "./filter-bar.tsx";
import type { IndexView } from "./index-view.ts";

/** How many vehicles there are, what is applied and how to take it off. */
export function AppliedLine({ view }: { view: IndexView }) {
  const applied = appliedFilters(view.query);
  return (
    <div className="applied" data-keep-scroll="">
      <span role="status">
        <b>{formatNumber(view.page.total)}</b>
        {applied.length > 0 ? ` of ${formatNumber(view.total)}` : " vehicles"}
      </span>
      {applied.map(({ label, href }) => (
        <a key={label} className="chip on" href={href} aria-label={`Remove ${label}`}>
          {label}
          <i className="i-lucide-x" />
        </a>
      ))}
      {applied.length > 0 && (
        <a className="link" href={`/${indexQueryToSearch(withoutFilters(view.query))}`}>
          Clear
        </a>
      )}
      <span className="legend">Line under a figure: its place among its tier and class</span>
    </div>
  );
}
