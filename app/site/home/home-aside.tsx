import { useRef } from "react";
import { Avatar } from "#app/components/avatar.tsx";
import { CATEGORY_MARKS } from "#app/components/category-marks.ts";
import { CALENDAR_PAGE } from "#app/game/model/addresses/calendar-path.ts";
import type { HomeChanges, HomeCreator, HomeEvent, HomeEvents, HomeNews } from "./home-view.ts";
import { useCarousel } from "./use-carousel.ts";

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

interface NewsPanelProps {
  news: readonly HomeNews[] | null;
  othersAway: boolean;
}

function NewsPanel({ news, othersAway }: NewsPanelProps) {
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

/** What begins next. */
function NextUpPanel({ events: { coming, running, demo } }: { events: HomeEvents }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2 className="heading-2">Next up</h2>
        <a className="text-link text-12" href={CALENDAR_PAGE}>
          Calendar
        </a>
      </div>
      {demo && <p className="note px-16px pb-8px">Made-up events, which show what this looks like.</p>}
      <ul className="pb-6px">
        {coming.map((event) => (
          <li key={event.href}>
            <Event event={event} />
          </li>
        ))}
      </ul>
      {running > 0 && (
        <p className="panel-foot">
          {running} {running === 1 ? "event is" : "events are"} running now
        </p>
      )}
    </section>
  );
}

function Event({ event: { title, href, category, day, about } }: { event: HomeEvent }) {
  const { icon, colour } = CATEGORY_MARKS[category];
  return (
    <a className={`grid grid-cols-[36px_minmax(0,1fr)] gap-12px ${LINE}`} href={href}>
      <time className="color-text-3 text-12 leading-[1.2] text-center" dateTime={day.iso}>
        <b className="block color-text font-display font-620 text-16 leading-[1.2]">{day.day}</b>
        {day.month}
      </time>
      <span className="min-w-0">
        <b className={LINE_TITLE}>{title}</b>
        <span className={`flex gap-6px items-center note ${colour}`}>
          <i className={`${icon} flex-none color-[var(--category)]`} />
          {about}
        </span>
      </span>
    </a>
  );
}

/**
 * Featured creators, one at a time. Without script they are a list; until the script is there, a row that one scrolls.
 */
function CreatorCarousel({ creators }: { creators: readonly HomeCreator[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const several = creators.length > 1;
  const { moves, turning, pauses, toggle, go } = useCarousel(frame, several);
  return (
    <section className="panel" aria-labelledby="creators" aria-roledescription="carousel" {...pauses}>
      <div className="panel-head">
        <h2 className="heading-2" id="creators">
          Featured creators
        </h2>
        {several && (
          <div className="flex js-only" data-carousel-controls="">
            <Control icon="i-lucide-chevron-left" label="Previous creator" onPress={() => go(-1)} />
            <Control
              icon={turning ? "i-lucide-pause" : "i-lucide-play"}
              label={turning ? "Pause" : "Play"}
              onPress={toggle}
            />
            <Control icon="i-lucide-chevron-right" label="Next creator" onPress={() => go(1)} />
          </div>
        )}
      </div>
      <div
        className={`pb-8px ${moves ? "overflow-hidden" : "overflow-x-auto snap-x snap-mandatory [scrollbar-width:none]"}`}
        ref={frame}
      >
        <ul className="flex [html:not(.js)_&]:flex-col" aria-live={moves && turning ? "off" : "polite"}>
          {creators.map(({ name, about, url, avatar, letters }) => (
            <li key={url} className="flex-none w-full snap-start">
              <a
                className="flex gap-12px items-center px-16px py-8px focus-visible:outline-offset--2px"
                href={url}
                rel="noopener"
              >
                <Avatar alt={name} letters={letters} src={avatar === null ? undefined : `/creators/${avatar}`} />
                <span className="min-w-0">
                  <b className={LINE_TITLE}>{name}</b>
                  <span className="note">
                    {about}
                    <i className="i-lucide-external-link ml-4px" role="img" aria-label="leaves the Index" />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Control({ icon, label, onPress }: { icon: string; label: string; onPress(): void }) {
  return (
    <button type="button" className="button button-quiet button-icon-small" aria-label={label} onClick={onPress}>
      <i className={icon} />
    </button>
  );
}

// The style sheet is made from the class names of markup; of these too: @unocss-include

/** A line of a list that leads somewhere. */
const LINE = "px-16px py-10px border-t border-t-grid [li:first-child>&]:border-t-0 focus-visible:outline-offset--2px";
const LINE_TITLE = "block color-text text-13 font-550 leading-[1.35] [:hover>&,:hover>*>&]:color-wg-accent";
