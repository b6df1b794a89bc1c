import type { NewsRow, NewsView } from "./news-view.ts";

/** A piece of news in the list: its day at the left, where it comes from at the right. */
export function NewsLine({ row }: { row: NewsRow }) {
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

/** The newest post of our own: a figure stands where others have a picture. */
export function NewsLead({ row }: { row: NonNullable<NewsView["lead"]> }) {
  return (
    <a
      className="group grid grid-cols-[248px_minmax(0,1fr)] border-b border-b-border lt-tablet:grid-cols-[minmax(0,1fr)] focus-visible:outline-offset--3px"
      href={row.href}
    >
      <span className="flex flex-col justify-end gap-8px px-16px py-20px border-r border-r-grid color-text-3 text-12 lt-tablet:border-r-0 lt-tablet:pb-0">
        <b className="big-figure text-56px color-text tracking-[-0.04em]">{row.figure.value}</b>
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
export function NewsFrom({ row: { from, initials, outward } }: { row: NewsRow }) {
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
