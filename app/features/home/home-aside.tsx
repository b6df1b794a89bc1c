import type { Creator } from "#app/game/model/content/creators.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import type { HomeChanges, HomeNews } from "./home-view.ts";

export interface HomeAsideProps {
  /** Null where they cannot be read. */
  news: readonly HomeNews[] | null;
  /** Null where nothing changed, or it is not known. */
  changes: HomeChanges | null;
  creators: readonly Creator[];
}

const LINE =
  "block px-16px py-10px border-t border-t-grid [li:first-child>&]:border-t-0 focus-visible:outline-offset--2px";
const TITLE = "block color-text text-13 font-550 leading-[1.35] [:hover>&]:color-wg-accent";

/** What is new, beside the index: news, what changed in the data, and who makes videos of the game. */
export function HomeAside({ news, changes, creators }: HomeAsideProps) {
  return (
    <>
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
            {news.map(({ title, href, about }) => (
              <li key={href}>
                <a className={LINE} href={href}>
                  <b className={TITLE}>{title}</b>
                  <span className="note">{about}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {changes && <Changes {...changes} />}
      {creators.length > 0 && (
        <section className="panel">
          <h2 className="heading-2 panel-head">Featured creators</h2>
          <ul className="pb-8px">
            {creators.map(({ name, about, url, avatar }) => (
              <li key={url}>
                <a
                  className="flex gap-10px items-center px-16px py-8px focus-visible:outline-offset--2px"
                  href={url}
                  rel="noopener"
                >
                  <Avatar alt={name} src={avatar === null ? undefined : `/creators/${avatar}`} />
                  <span className="min-w-0">
                    <b className={TITLE}>{name}</b>
                    <span className="note">
                      {about}
                      <i className="i-lucide-external-link ml-4px" role="img" aria-label="leaves the Index" />
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Changes({ day, lines }: HomeChanges) {
  return (
    <section className="panel">
      <h2 className="heading-2 panel-head">Changed in the data</h2>
      <ul className="px-16px pb-12px text-13 color-text-2">
        {lines.map(({ text, href }) => (
          <li key={text} className="py-4px">
            {href === undefined ? (
              text
            ) : (
              <a className="text-link" href={href}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="panel-foot">Published on {day}</p>
    </section>
  );
}
