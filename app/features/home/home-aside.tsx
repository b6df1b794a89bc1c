import { CreatorCarousel } from "./creator-carousel.tsx";
import type { HomeChanges, HomeCreator, HomeEvents, HomeNews } from "./home-view.ts";
import { NewsPanel } from "./news-panel.tsx";
import { NextUpPanel } from "./next-up-panel.tsx";

export interface HomeAsideProps {
  /** Null where nothing is known, or the calendar cannot be read. */
  events: HomeEvents | null;
  calendarAway: boolean;
  /** Null where they cannot be read. */
  news: readonly HomeNews[] | null;
  /** What others publish cannot be read. */
  othersAway: boolean;
  /** Null where nothing changed, or it is not known. */
  changes: HomeChanges | null;
  /** Null where they cannot be read. */
  creators: readonly HomeCreator[] | null;
}

/** What is new, beside the index: events, news, what changed in the data, and who makes videos of the game. */
export function HomeAside({ events, calendarAway, news, othersAway, changes, creators }: HomeAsideProps) {
  return (
    <>
      {calendarAway && <Away title="Next up">The calendar cannot be read at the moment.</Away>}
      {events && <NextUpPanel events={events} />}
      <NewsPanel news={news} othersAway={othersAway} />
      {changes && <Changes {...changes} />}
      {creators === null && <Away title="Featured creators">They cannot be read at the moment.</Away>}
      {creators && creators.length > 0 && <CreatorCarousel creators={creators} />}
    </>
  );
}

/** In place of a panel whose words cannot be read. */
function Away({ title, children }: { title: string; children: string }) {
  return (
    <section className="panel">
      <h2 className="heading-2 panel-head">{title}</h2>
      <p className="note px-16px pb-16px">{children}</p>
    </section>
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
