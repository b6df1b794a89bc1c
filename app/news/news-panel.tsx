import { EmptyState } from "#app/components/empty-state.tsx";
import { Pagination } from "#app/components/paged-list/pagination.tsx";
import { TypedInput } from "#app/components/typed-field.tsx";
import { NEWS_PATH, type NewsChoice, type NewsList, type NewsRow, newsHref } from "./news-list.ts";

/** The list of news with its filters. */
export function NewsPanel({ list }: { list: NewsList }) {
  const { query, lead, rows, from, to, total, pages } = list;
  return (
    <section className="panel panel-wide overflow-hidden" aria-label="News">
      <NewsFilters list={list} />
      {lead && <NewsLead row={lead} />}
      {total === 0 && !lead ? (
        <EmptyState title="No matching news" reason="No article matches all of these filters.">
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
          <span role="status">
            {from} to {to} of {total}
          </span>
          <Pagination page={query.page} pages={pages} hrefOf={(page) => newsHref(query, { page })} />
        </div>
      )}
    </section>
  );
}

/** Words, who speaks and what about: a form and links, which work without script. */
function NewsFilters({ list: { query, voices, kinds } }: { list: NewsList }) {
  return (
    <div className="flex flex-wrap gap-8px items-center p-12px border-b border-b-border lt-tablet:px-16px print:hidden">
      <form className="w-240px lt-tablet:w-full" action={NEWS_PATH}>
        <label className="field">
          <i className="i-lucide-search" />
          <TypedInput
            type="search"
            name="q"
            value={query.words}
            placeholder="Search the news"
            aria-label="Search the news"
            maxLength={80}
          />
        </label>
        {query.source && <input type="hidden" name="source" value={query.source} />}
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      </form>
      <Choices label="Source" choices={voices} />
      {kinds.length > 2 && <Choices label="Kind" choices={kinds} />}
    </div>
  );
}

function Choices({ label, choices }: { label: string; choices: readonly NewsChoice[] }) {
  return (
    <nav className="max-w-full overflow-x-auto [scrollbar-width:none]" aria-label={label}>
      <div className="segmented">
        {choices.map(({ label, href, chosen }) => (
          <a key={href} href={href} aria-current={chosen ? "true" : undefined}>
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** A piece of news in the list: its day at the left, where it comes from at the right. */
function NewsLine({ row }: { row: NewsRow }) {
  return (
    <li>
      <a className="news-line group" href={row.href} rel={row.outward ? "noopener" : undefined}>
        <Day row={row} />
        <span className="min-w-0">
          <b className="news-title">{row.title}</b>
          {row.summary && <span className="block mt-4px max-w-68ch color-text-2">{row.summary}</span>}
        </span>
        <NewsFrom row={row} />
      </a>
    </li>
  );
}

/** The newest of our own posts: it shows a number where others have a picture. */
function NewsLead({ row }: { row: NonNullable<NewsList["lead"]> }) {
  return (
    <a
      className="group grid grid-cols-[248px_minmax(0,1fr)] border-b border-b-border lt-tablet:grid-cols-[minmax(0,1fr)] focus-visible:outline-offset--3px"
      href={row.href}
    >
      <span className="flex flex-col justify-end gap-8px px-16px py-20px border-r border-r-grid color-text-3 text-12 lt-tablet:border-r-0 lt-tablet:pb-0">
        <b className="large-stat text-56px color-text tracking-[-0.04em]">{row.figure.value}</b>
        {row.figure.note}
      </span>
      <span className="block px-24px py-20px lt-tablet:px-16px lt-tablet:pt-12px">
        <span className="flex flex-wrap gap-x-8px gap-y-4px items-center mb-8px">
          <NewsFrom row={row} />
          {row.day && (
            <time className="color-text-3 text-12" dateTime={row.day.iso}>
              {row.day.day} {row.day.month}
            </time>
          )}
        </span>
        <b className="block heading-1 text-24px group-hover:color-wg-accent">{row.title}</b>
        <span className="block mt-8px max-w-60ch color-text-2">{row.summary}</span>
      </span>
    </a>
  );
}

function Day({ row: { day } }: { row: NewsRow }) {
  if (day === null) return <span className="color-text-3 text-12">No date</span>;
  return (
    <time className="color-text-3 text-12 leading-[1.2]" dateTime={day.iso}>
      <b className="block color-text-2 font-display font-620 text-16 leading-[1.2]">{day.day}</b>
      {day.month}
    </time>
  );
}

/** Where it comes from; an arrow shows that it leaves the site. */
function NewsFrom({ row: { from, initials, outward } }: { row: NewsRow }) {
  return (
    <span className="inline-flex gap-7px items-center color-text-3 text-12">
      <span className="avatar w-20px h-20px rounded-6px text-9px" aria-hidden="true">
        {initials}
      </span>
      {from}
      {outward && <i className="i-lucide-external-link text-12px" role="img" aria-label="leaves the Index" />}
    </span>
  );
}
