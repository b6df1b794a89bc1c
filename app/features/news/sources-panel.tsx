import { initials } from "#app/lib/text/initials.ts";
import type { NewsView, SourceLine } from "./news-view.ts";

/** Every source with how much of it is here; each narrows the list to itself. */
export function SourcesPanel({ view: { sources, readNote } }: { view: NewsView }) {
  return (
    <section className="panel">
      <h2 className="heading-2 panel-head pb-4px">Sources</h2>
      <ul className="px-8px pb-8px">
        {sources.map((source) => (
          <li key={source.href}>
            <Source source={source} />
          </li>
        ))}
      </ul>
      <p className="panel-foot">{readNote}</p>
    </section>
  );
}

function Source({ source: { label, href, chosen, count, remark } }: { source: SourceLine }) {
  return (
    <a className="menu-option" href={href} aria-current={chosen ? "true" : undefined}>
      <span className="avatar w-20px h-20px rounded-6px text-9px" aria-hidden="true">
        {initials(label)}
      </span>
      <span className="flex-1 min-w-0 py-6px">
        {label}
        {remark && <span className="block note">{remark}</span>}
      </span>
      {chosen && <i className="i-lucide-check color-wg-accent!" />}
      <span className="color-text-3 text-12">{count}</span>
    </a>
  );
}
