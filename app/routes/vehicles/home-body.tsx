import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import type { TablePage } from "#app/components/data-table/table.ts";
import { Info } from "#app/components/info.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { type Packed, unpack } from "#app/lib/packed.ts";
import type { HomeBest, HomeChanges, HomeEvents } from "#app/site/home/home-data.ts";
import { type HomeNewsProps, HomeNewsRow } from "#app/site/home/home-news.tsx";
import { BestPanel, ChangedPanel, HomeSearch, OnNow } from "#app/site/home/home-panels.tsx";
import type { HomeFollowed, HomeOwn } from "#app/site/home/load-own.ts";
import { FollowedLine, OwnPanel } from "#app/site/home/own-panel.tsx";
import { IndexPanel } from "#app/vehicles/list/index-panel.tsx";
import type { IndexFacts } from "#app/vehicles/list/index-table.ts";

/** What the start page shows. */
export interface HomeContent extends HomeNewsProps {
  /** One page of the table. */
  page: TablePage;
  /** Null if nobody is signed in. */
  own: HomeOwn | null;
  /** Whom the account follows. */
  followed: readonly HomeFollowed[];
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

interface HomeBodyProps {
  content: Packed<HomeContent>;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The start page: the search, the visitor's news, and all vehicles. */
export function HomeBody({ content, version }: HomeBodyProps) {
  const { page, own, followed, best, changes, events, calendarAway, facts, patch, date, ...news } = useMemo(
    () => unpack(content),
    [content],
  );
  const table = useRef<HTMLDivElement>(null);
  const asksTable = useAsksTable(table);
  return (
    <div className="stack">
      <HomeSearch />
      <div className={asksTable ? "stack lt-tablet:hidden" : "stack"}>
        <div className="home-panels">
          <OwnPanel own={own} />
          <BestPanel best={best} />
          {changes && <ChangedPanel {...changes} />}
        </div>
        {followed.length > 0 && <FollowedLine players={followed} />}
        {events && <OnNow events={events} />}
        {calendarAway && <p className="note">The calendar can’t be loaded right now.</p>}
      </div>
      <div id="vehicles" ref={table}>
        <IndexPanel page={page} version={version} />
        <AboutStats facts={facts} patch={patch} date={date} />
      </div>
      <HomeNewsRow {...news} />
    </div>
  );
}

/**
 * Whether the address asks something of the table: then a phone shows it at once, without the panels above. When they
 * come or go under a visitor who filters, the table stays in sight.
 */
function useAsksTable(table: RefObject<HTMLElement | null>): boolean {
  const { search } = useLocation();
  const asks = [...new URLSearchParams(search).keys()].some((name) => name !== "best");
  const before = useRef(asks);
  useLayoutEffect(() => {
    if (before.current === asks || !table.current) return;
    before.current = asks;
    const { top } = table.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight) table.current.scrollIntoView({ behavior: "instant" });
  }, [asks, table]);
  return asks;
}

/** The sources of the stats. */
function AboutStats({ facts, patch, date }: Pick<HomeContent, "facts" | "patch" | "date">) {
  return (
    <Info className="mt-8px px-16px" label={`About these figures: patch ${patch}, ${date}`}>
      <p>
        Full crew, top modules, no equipment. A vehicle with two modes shows the better figure of each; its page names
        the mode. Concealment is without the camouflage skill, as in your garage; the skill makes it 1.75 times higher.
      </p>
      <p>
        {facts.otherPatches}
        {formatNumber(facts.summaries)} vehicles have only been announced and show the announced figures.{" "}
        {formatNumber(facts.leftOut)} vehicles of event modes, tests and bots are left out.
      </p>
    </Info>
  );
}
