import { useLocation } from "react-router";
import { CATEGORY_MARKS } from "#app/components/category-marks.ts";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ClassIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import type { PatchHeadline } from "#app/game/history/patch-headlines.ts";
import { CALENDAR_PAGE } from "#app/game/model/addresses/calendar-path.ts";
import { PATCHES_PAGE } from "#app/game/model/addresses/patches-path.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { CLASS_PLURALS } from "#app/game/model/enumerations/classes.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { BEST_STATS, type BestStat } from "#app/game/site/best-at.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { HomeBest, HomeChanges, HomeEvent, HomeEvents } from "./home-data.ts";

/** The part of the page that a figure leads to. */
const TABLE = "#vehicles";
/** The tier of the panel while the address names none. */
const USUAL_TIER = 10;

/** Example questions as typed, and where each leads without script. */
const QUESTIONS = [
  { text: "tier 8 light view range", href: `/?class=lightTank&tier=8&sort=-viewRange${TABLE}` },
  { text: "IS-7 vs E 100", href: "/comparison?v=7169&v=9489" },
  { text: "Himmelsdorf", href: "/maps/himmelsdorf" },
  { text: "WN8", href: "/faq?q=WN8" },
];

/** One box that finds anything: with script it opens the search of the whole site. */
export function HomeSearch() {
  return (
    <search className="home-search print:hidden" aria-label="Everything">
      <form className="field" action="/" data-palette="">
        <i className="i-lucide-search" />
        <input
          type="text"
          name="q"
          placeholder="Search vehicles, players, clans, maps"
          aria-label="Search everything"
          autoComplete="off"
        />
        <span className="keyboard-key js-only lt-tablet:hidden" aria-hidden="true">
          /
        </span>
      </form>
      <p>
        Try
        {QUESTIONS.map(({ text, href }) => (
          <a key={text} className="chip" href={href} data-palette={text}>
            {text}
          </a>
        ))}
      </p>
    </search>
  );
}

const STAT_HEADS: Record<BestStat, { head: string; within: string; unit: string }> = {
  viewRange: { head: "View range", within: "view range", unit: "m" },
  dpm: { head: "DPM", within: "DPM", unit: "" },
  concealmentStill: { head: "Concealment", within: "concealment", unit: "%" },
  topSpeed: { head: "Top speed", within: "top speed", unit: "km/h" },
};

/** The vehicles that are best at what one chooses by: a row a class, a column a stat, and the tier above them. */
export function BestPanel({ best }: { best: HomeBest }) {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const wanted = Number(parameters.get("best"));
  const current = best.find(({ tier }) => tier === wanted) ?? best.find(({ tier }) => tier === USUAL_TIER);
  if (!current) return null;
  const of = (tier: number) => {
    const query = new URLSearchParams(parameters);
    query.set("best", String(tier));
    return `/?${query}`;
  };
  return (
    <section className="panel home-best" aria-labelledby="best-at">
      <div className="panel-head flex-wrap gap-y-8px">
        <h2 className="heading-2" id="best-at">
          Best at <small>top modules, no equipment</small>
        </h2>
        <nav className="segmented home-tiers" aria-label="Best at" data-replace="">
          {best.map(({ tier }) => (
            <a key={tier} href={of(tier)} aria-current={tier === current.tier ? "true" : undefined}>
              <span className="sr-only">Best of tier </span>
              {romanTier(tier)}
            </a>
          ))}
        </nav>
        <div className="segmented home-stats" role="radiogroup" aria-label="Stat">
          {BEST_STATS.map((stat, index) => (
            <label key={stat}>
              <input type="radio" className="sr-only" name="best-stat" value={index} defaultChecked={index === 0} />
              {STAT_HEADS[stat].head}
            </label>
          ))}
        </div>
      </div>
      <table className="home-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Class</span>
            </th>
            {BEST_STATS.map((stat) => (
              <th key={stat} scope="col">
                {STAT_HEADS[stat].head} <span className="font-400">{STAT_HEADS[stat].unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {current.classes.map(({ type, entries }) => (
            <tr key={type}>
              <th scope="row">
                <ClassIcon type={type} />
              </th>
              {entries.map((entry, index) => {
                const stat = BEST_STATS[index] ?? "dpm";
                return (
                  <td key={stat} className="home-best-stat">
                    {entry ? (
                      <a
                        href={`/?class=${type}&tier=${current.tier}&sort=-${stat}${TABLE}`}
                        title={`Tier ${romanTier(current.tier)} ${CLASS_PLURALS[type]} by ${STAT_HEADS[stat].within}`}
                      >
                        <b>
                          {entry.value}
                          <small className="unit only-phone">{STAT_HEADS[stat].unit}</small>
                        </b>
                        <span>
                          {entry.name}
                          {entry.more > 0 && <span className="color-text-3"> +{entry.more}</span>}
                        </span>
                      </a>
                    ) : (
                      "–"
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Which vehicles changed since the definitions were read, with the largest change of each. */
export function ChangedPanel({ since, lines, total, own }: HomeChanges) {
  return (
    <section className="panel" aria-labelledby="changed">
      <PanelHead id="changed" title={`Changed since ${since}`}>
        {own && <span className="note">your vehicles</span>}
      </PanelHead>
      <ul>
        {lines.map((line) => (
          <li key={line.vehicle?.id ?? line.name + line.stat}>
            <a className="home-change focus-visible:outline-offset--2px" href={hrefOf(line)}>
              <TierBadge tier={line.tier} />
              <ClassIcon type={line.type} />
              <span className="min-w-0">
                <b>{line.name}</b>
                <span className="note">
                  {line.stat}
                  {line.more > 0 && `, ${line.more} more`}
                </span>
              </span>
              <span className="color-text-3 whitespace-nowrap">{describeChange(line)}</span>
              <span className="home-verdict" data-verdict={line.verdict}>
                {line.verdict}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="panel-foot">
        <a className="text-link" href={PATCHES_PAGE}>
          All {formatNumber(total)} vehicles that changed
        </a>
      </div>
    </section>
  );
}

/** A vehicle's history, or the changes of a class. */
const hrefOf = ({ vehicle, type }: PatchHeadline) =>
  vehicle ? `${vehiclePagePath(vehicle)}/statistics#history` : `${PATCHES_PAGE}?class=${type}`;

/** "430 → 460"; of a class "+100 to +250". */
function describeChange({ vehicle, before, after, unit }: PatchHeadline) {
  const after_ = (
    <b className="color-text font-600">
      {after}
      {unit !== "" && <small className="unit">{unit}</small>}
    </b>
  );
  if (vehicle)
    return (
      <>
        {before} → {after_}
      </>
    );
  return before === after ? (
    after_
  ) : (
    <>
      {before} to {after_}
    </>
  );
}

/** Running and upcoming events, in one line that can be swiped on a phone. */
export function OnNow({ events: { running, next, demo } }: { events: HomeEvents }) {
  return (
    <section className="panel home-on-now" aria-labelledby="on-now">
      <h2 className="heading-2 flex-none" id="on-now">
        {running.length > 0 ? "On now" : "Next"}
      </h2>
      <div>
        {running.map(eventLink)}
        {running.length > 0 && next.length > 0 && <span className="color-text-3 pl-20px border-l">Next</span>}
        {next.map(eventLink)}
      </div>
      {demo && <DemoBadge />}
      <a className="text-link py-10px" href={CALENDAR_PAGE}>
        Calendar
      </a>
    </section>
  );
}

function eventLink({ title, href, category, when }: HomeEvent) {
  const { icon, colour } = CATEGORY_MARKS[category];
  return (
    <a key={href} className={colour} href={href}>
      <i className={icon} />
      <b>{title}</b>
      <span className="note">{when}</span>
    </a>
  );
}
