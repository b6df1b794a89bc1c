import { useRef } from "react";
import { Avatar } from "#app/components/avatar.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import type { HomeCreator, HomeNews } from "./home-data.ts";
import { useCarousel } from "./use-carousel.ts";

export interface HomeNewsProps {
  /** Null where they cannot be read. */
  news: readonly HomeNews[] | null;
  /** What others publish cannot be read. */
  othersAway: boolean;
  /** Null where they cannot be read. */
  creators: readonly HomeCreator[] | null;
}

/** Below the table: the newest news, and who makes videos of the game. */
export function HomeNewsRow({ news, othersAway, creators }: HomeNewsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,364px)] gap-16px items-start lt-landscape:grid-cols-[minmax(0,1fr)]">
      <NewsPanel news={news} othersAway={othersAway} />
      {creators === null ? (
        <section className="panel">
          <h2 className="heading-2 panel-head">Featured creators</h2>
          <p className="note px-16px pb-16px">They can’t be loaded right now.</p>
        </section>
      ) : (
        creators.length > 0 && <CreatorCarousel creators={creators} />
      )}
    </div>
  );
}

interface NewsPanelProps {
  news: readonly HomeNews[] | null;
  othersAway: boolean;
}

function NewsPanel({ news, othersAway }: NewsPanelProps) {
  return (
    <section className="panel">
      <PanelHead title="News">
        <a className="text-link text-12" href="/news">
          All news
        </a>
      </PanelHead>
      {news === null ? (
        <p className="note px-16px pb-16px">The news can’t be loaded right now.</p>
      ) : (
        <ul className="grid grid-cols-3 lt-landscape:grid-cols-[minmax(0,1fr)] pb-6px">
          {news.map(({ title, href, outward, about }) => (
            <li key={href}>
              <a className={`block landscape:border-t-0 ${LINE}`} href={href} rel={outward ? "noopener" : undefined}>
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
      {news !== null && othersAway && <p className="panel-foot">News from other sources can’t be loaded right now.</p>}
    </section>
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
      <PanelHead id="creators" title="Featured creators">
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
      </PanelHead>
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
