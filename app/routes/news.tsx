import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { AdSlot } from "#app/features/ads/ad-slot.tsx";
import { DataSourcesPanel } from "#app/features/news/data-sources-panel.tsx";
import { NewsPanel } from "#app/features/news/news-panel.tsx";
import { NEWS_PATH, readNewsQuery } from "#app/features/news/news-query.ts";
import { newsView } from "#app/features/news/news-view.ts";
import { SourcesPanel } from "#app/features/news/sources-panel.tsx";
import { NEWS_FEEDS } from "#app/game/news/feed-paths.ts";
import { newsEntries } from "#app/game/news/news-entries.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/news.ts";
import type { RouteHandle } from "./layout.tsx";
import { useAds } from "./use-ads.ts";
import "virtual:uno:news.css";

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
    view: newsView(newsEntries(posts, collected), collected, query, Date.now()),
    sources: Object.values(manifest?.sources ?? {}).map(({ title, date }) => ({ title, date })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  const tags = pageMeta({
    title: "News",
    description: "What changed in the data, what the publisher announced and what creators made of it, in one list.",
    origin,
    canonical: NEWS_PATH,
    noindex: !plain,
  });
  return [
    ...tags,
    ...NEWS_FEEDS.map(({ path, type, title }) => ({ tagName: "link", rel: "alternate", type, title, href: path })),
  ];
}

export const handle: RouteHandle = { crumbs: () => [{ label: "News" }] };

export default function News({ loaderData: { view, sources } }: Route.ComponentProps) {
  const ads = useAds();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">News</h1>
          <p>What changed in the data, what the publisher announced, what creators made of it.</p>
        </div>
        <FeedLinks />
      </div>
      <div className="columns">
        <NewsPanel view={view} />
        <aside className="stack" aria-label="About the news">
          <SourcesPanel view={view} />
          {sources.length > 0 && <DataSourcesPanel sources={sources} />}
          {ads && <AdSlot network={ads.network} place="side" />}
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
