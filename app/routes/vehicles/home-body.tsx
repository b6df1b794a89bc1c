import { useMemo } from "react";
import { formatNumber } from "#app/game/stats/format.ts";
import { type Packed, unpack } from "#app/lib/embedded-data/packed.ts";
import type { HomeBest, HomeChanges, HomeEvents } from "#app/site/home/home-data.ts";
import { type HomeNewsProps, HomeNewsRow } from "#app/site/home/home-news.tsx";
import { BestPanel, ChangedPanel, HomeSearch, OnNow } from "#app/site/home/home-panels.tsx";
import type { HomeOwn } from "#app/site/home/load-own.ts";
import { OwnPanel } from "#app/site/home/own-panel.tsx";
import { IndexPanel, type IndexPanelProps } from "#app/vehicles/list/index-panel.tsx";
import type { IndexFacts } from "#app/vehicles/list/index-table.ts";

/** What stands over and under the table. */
export interface HomeParts extends HomeNewsProps {
  /** Null where nobody is signed in. */
  own: HomeOwn | null;
  best: HomeBest;
  /** Null where nothing changed, or it cannot be read. */
  changes: HomeChanges | null;
  /** Null where nothing is known, or the calendar cannot be read. */
  events: HomeEvents | null;
  calendarAway: boolean;
  facts: IndexFacts;
  /** Game version and date of the definitions. */
  patch: string;
  date: string;
}

export interface HomeBodyProps extends IndexPanelProps {
  home: Packed<HomeParts>;
}

/** The start page: the search, what is new for the visitor, and all vehicles. */
export function HomeBody({ home, view, version }: HomeBodyProps) {
  const { own, best, changes, events, calendarAway, facts, patch, date, ...news } = useMemo(() => unpack(home), [home]);
  return (
    <div className="stack">
      <HomeSearch />
      <div className="home-panels">
        <OwnPanel own={own} />
        <BestPanel best={best} />
        {changes && <ChangedPanel {...changes} />}
      </div>
      {events && <OnNow events={events} />}
      {calendarAway && <p className="note">The calendar cannot be read at the moment.</p>}
      <div id="vehicles">
        <IndexPanel view={view} version={version} />
        <AboutFigures facts={facts} patch={patch} date={date} />
      </div>
      <HomeNewsRow {...news} />
    </div>
  );
}

/** Where the figures come from, for who asks. */
function AboutFigures({ facts, patch, date }: Pick<HomeParts, "facts" | "patch" | "date">) {
  return (
    <details className="mt-8px color-text-3 text-12">
      <summary className="inline-flex gap-6px items-center min-h-32px px-16px cursor-pointer hover:color-text">
        <i className="i-lucide-info" />
        About these figures: patch {patch}, {date}
      </summary>
      <div className="max-w-80ch px-16px pb-8px leading-[1.5]">
        <p>
          Full crew, top modules, nothing fitted. A vehicle with two states has each figure of the better one; its page
          names the state. Concealment is without the camouflage skill, as in your garage; with the skill it is 1.75
          times as high.
        </p>
        <p className="mt-8px">
          {facts.otherPatches}
          {formatNumber(facts.summaries)} vehicles are known by announcements only and show the figures that were
          announced. {formatNumber(facts.leftOut)} entries of the client are left out: they belong to event modes, tests
          and bots.
        </p>
      </div>
    </details>
  );
}
