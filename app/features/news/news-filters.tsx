import { NEWS_PATH } from "./news-query.ts";
import type { NewsChoice, NewsView } from "./news-view.ts";

/** Words, who speaks and what about: a form and links, which work without script. */
export function NewsFilters({ view: { query, voices, kinds } }: { view: NewsView }) {
  return (
    <div className="flex flex-wrap gap-8px items-center p-12px border-b border-b-border lt-tablet:px-16px print:hidden">
      <form className="w-240px lt-tablet:w-full" action={NEWS_PATH}>
        <label className="field">
          <i className="i-lucide-search" />
          <input
            key={query.words}
            type="search"
            name="q"
            defaultValue={query.words}
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
