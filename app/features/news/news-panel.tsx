import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { NewsFilters } from "./news-filters.tsx";
import { NEWS_PATH, newsHref } from "./news-query.ts";
import { NewsLead, NewsLine } from "./news-rows.tsx";
import type { NewsView } from "./news-view.ts";

/** The list of news with its filters. */
export function NewsPanel({ view }: { view: NewsView }) {
  const { query, lead, rows, from, to, total, pages } = view;
  return (
    <section className="panel panel-wide overflow-hidden" aria-label="News">
      <NewsFilters view={view} />
      {lead && <NewsLead row={lead} />}
      {total === 0 && !lead ? (
        <EmptyState title="No news like that" reason="No source has an article that fits all of these filters.">
          <a className="button" href={NEWS_PATH}>
            Show all news
          </a>
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <NewsLine key={row.href} row={row} />
          ))}
        </ul>
      )}
      {total > 0 && (
        <div className="panel-foot">
          <span>
            {from} to {to} of {total}
          </span>
          <Pagination page={query.page} pages={pages} hrefOf={(page) => newsHref(query, { page })} />
        </div>
      )}
    </section>
  );
}
