import { useMemo } from "react";
import { ClassIcon } from "#app/components/vehicle/class-icon.tsx";
import { NationIcon } from "#app/components/vehicle/nation-icon.tsx";
import { CLASS_LABELS, VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS } from "#app/game/model/enumerations/nations.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type Packed, unpack } from "#app/lib/embedded-data/packed.ts";
import { HomeAside, type HomeAsideProps } from "#app/site/home/home-aside.tsx";
import type { IndexFacts } from "#app/vehicles/list/index-table.ts";

export interface IndexSideProps {
  home: HomeAsideProps;
  facts: Packed<IndexFacts>;
  /** Vehicles of the whole index. */
  total: number;
  patch: string;
  date: string;
}

/** The side column of the index: what is new, then the ways into the table and what its figures are. */
export function IndexSide({ home, facts, total, patch, date }: IndexSideProps) {
  return (
    <>
      <HomeAside {...home} />
      <IndexAside view={useMemo(() => unpack(facts), [facts])} total={total} patch={patch} date={date} />
    </>
  );
}

interface IndexAsideProps {
  view: IndexFacts;
  total: number;
  /** Game version and date of the definitions. */
  patch: string;
  date: string;
}

/** Ways into the index by class and nation, and what its figures are. */
function IndexAside({ view, total, patch, date }: IndexAsideProps) {
  const mostOfAClass = Math.max(...Object.values(view.classes));
  const later = view.otherPatches;
  const mostOfANation = Math.max(...Object.values(view.nations));
  return (
    <>
      <section className="panel">
        <h2 className="heading-2 panel-head">By class</h2>
        <ul className="tally">
          {VEHICLE_CLASSES.map((type) => (
            <li key={type}>
              <a href={`/?class=${type}`}>
                <ClassIcon type={type} />
                {CLASS_LABELS[type]}
                {tally(view.classes[type], mostOfAClass)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2 className="heading-2 panel-head">By nation</h2>
        <ul className="tally">
          {NATIONS.map((nation) => (
            <li key={nation}>
              <a href={`/?nation=${nation}`}>
                <NationIcon nation={nation} />
                {NATION_LABELS[nation]}
                {tally(view.nations[nation], mostOfANation)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2 className="heading-2 panel-head">About these figures</h2>
        <div className="panel-body">
          <dl className="fact-list">
            <dt>Patch</dt>
            <dd>{patch}</dd>
            <dt>Date</dt>
            <dd>{date}</dd>
            <dt>Vehicles</dt>
            <dd>{formatNumber(total)}</dd>
            <dt>Of other patches</dt>
            <dd>{later.text}</dd>
            <dt>Announced only</dt>
            <dd>{formatNumber(view.summaries)}</dd>
          </dl>
          <p className="note mt-12px">
            Nominal values with a full crew and top modules. A vehicle with two states has each figure of the better
            one; its page names the state. Concealment is without the camouflage skill, as in your garage; with the
            skill it is 1.75 times as high. {later.note}
            Vehicles that are known by announcements show only the figures that were announced.{" "}
            {formatNumber(view.leftOut)} entries of the client are left out: they belong to event modes, tests and bots.
          </p>
        </div>
      </section>
    </>
  );
}

/** A bar against the most frequent one, and the number. */
function tally(count: number, most: number) {
  return (
    <>
      <span className={`stat-bar percent-${Math.round((100 * count) / most)}`} />
      <b>{formatNumber(count)}</b>
    </>
  );
}
