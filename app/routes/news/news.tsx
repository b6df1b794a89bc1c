import { DemoBadge } from "#app/components/demo-badge.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { NEWS_FEEDS } from "#app/game/news/kinds.ts";
import { newsEntries } from "#app/game/news/news-entries.ts";
import { NEWS_PATH, type NewsList, newsList, readNewsQuery, type SourceLine } from "#app/news/news-list.ts";
import { NewsPanel } from "#app/news/news-panel.tsx";
import { AdSlot } from "#app/site/ads/ad-slot.tsx";
import { useAds } from "../use-ads.ts";
import type { Route } from "./+types/news.ts";
import "#app/news/news.css";
import { formatPeriod } from "#app/lib/text/format-date.ts";
import { initials } from "#app/lib/text/initials.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, files, news } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [posts, collected, manifest] = await Promise.all([
    content.posts(),
    orNull(news.collected()),
    orNull(files.manifest()),
  ]);
  const query = readNewsQuery(url.searchParams);
  return {
    origin: context.get(originContext),
    plain: url.search === "",
    list: newsList(newsEntries(posts, collected), collected, query, Date.now()),
    sources: Object.values(manifest?.sources ?? {}).map(({ title, date }) => ({ title, date })),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  const tags = pageMeta({
    title: "News",
    description: "Data updates, publisher announcements and creators’ guides and videos in one list.",
    origin,
    canonical: NEWS_PATH,
    noindex: !plain,
    view: location,
  });
  return [
    ...tags,
    ...NEWS_FEEDS.map(({ path, type, title }) => ({ tagName: "link", rel: "alternate", type, title, href: path })),
  ];
}

export default function News({ loaderData: { list, sources } }: Route.ComponentProps) {
  const ads = useAds();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="News"
        badge={<DemoBadge />}
        lead="Data updates, publisher announcements and creators’ guides and videos."
      >
        <FeedLinks />
      </PageHead>
      <div className="columns">
        <NewsPanel list={list} />
        <aside className="stack" aria-label="About the news">
          <SourcesPanel list={list} />
          {sources.length > 0 && <DataSourcesPanel sources={sources} />}
          {ads && <AdSlot network={ads.network} placement="side" />}
        </aside>
      </div>
    </main>
  );
}

/** The news for readers of feeds: plain links, which they take the address of. */
function FeedLinks() {
  return (
    <details className="menu" data-menu="">
      <summary className="button">
        <i className="i-lucide-rss" />
        Feeds
        <i className="i-lucide-chevron-down" />
      </summary>
      <ul className="popover right-0! left-auto! lt-tablet:left-0! lt-tablet:right-auto!" aria-label="Feeds">
        {NEWS_FEEDS.map(({ path, title, format }) => (
          <li key={path}>
            <a className="menu-option whitespace-nowrap" href={path} data-reload="">
              <span className="flex-1">{title}</span>
              <span className="color-text-3 text-12">{format}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface DataSourcesPanelProps {
  sources: readonly { title: string; date: string | null }[];
}

/** How old each source of the data is, the newest first. */
function DataSourcesPanel({ sources }: DataSourcesPanelProps) {
  // A range counts by its end.
  const age = ({ date }: { date: string | null }) => date?.split(" to ").at(-1) ?? "";
  const newestFirst = [...sources].sort((a, b) => age(b).localeCompare(age(a)));
  return (
    <section className="panel">
      <h2 className="heading-2 panel-head pb-4px">Data dates</h2>
      <ul className="pb-6px">
        {newestFirst.map(({ title, date }) => (
          <li key={title} className="px-16px py-10px border-t border-t-grid first:border-t-0">
            <p className="color-text text-13 font-550 leading-[1.35]">{title}</p>
            <p className="note">{date === null ? "No date stated" : formatPeriod(date)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every source with its number of items; each narrows the list to itself. */
function SourcesPanel({ list: { sources, readNote } }: { list: NewsList }) {
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
