import { useRef } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import type { HomeCreator } from "./home-view.ts";
import { LINE_TITLE } from "./line-classes.ts";
import { useCarousel } from "./use-carousel.ts";

/**
 * Featured creators, one at a time. Without script they are a list; until the script is there, a row that one scrolls.
 */
export function CreatorCarousel({ creators }: { creators: readonly HomeCreator[] }) {
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
