import type { HomeNews } from "./home-view.ts";
import { LINE, LINE_TITLE } from "./line-classes.ts";

interface NewsPanelProps {
  news: readonly HomeNews[] | null;
  othersAway: boolean;
}

export function NewsPanel({ news, othersAway }: NewsPanelProps) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2 className="heading-2">News</h2>
        <a className="text-link text-12" href="/news">
          All news
        </a>
      </div>
      {news === null ? (
        <p className="note px-16px pb-16px">The news cannot be read at the moment.</p>
      ) : (
        <ul className="pb-6px">
          {news.map(({ title, href, outward, about }) => (
            <li key={href}>
              <a className={`block ${LINE}`} href={href} rel={outward ? "noopener" : undefined}>
                <b className={LINE_TITLE}>{title}</b>
                <span className="note">
                  {about}
                  {outward && <i className="i-lucide-external-link ml-4px" role="img" aria-label="leaves the Index" />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {news !== null && othersAway && <p className="panel-foot">The news of others cannot be read at the moment.</p>}
    </section>
  );
}
