import { type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { CLASS_NICKNAMES } from "#app/game/model/enumerations/classes.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { battlesTo } from "#app/game/statistics/marks/moving-average.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { FEW_BATTLES, markBars, ORDINALS, type VisitorStats } from "../statistics/marks-panel.tsx";
import type { StatisticsProps } from "./statistics.tsx";
import { OWN_PARAMETER } from "./vehicle-data.ts";

const MARKS = [
  { key: "p65", percent: 65 },
  { key: "p85", percent: 85 },
  { key: "p95", percent: 95 },
] as const;

/**
 * The visitor's results in the vehicle and how hard its marks are. The page is the same for everybody and cached at
 * the edge: the visitor's own stats come after hydration, through the statistics loader.
 */
export function YoursPanel({ record, signedIn }: { record: VehicleRecord; signedIn: boolean }) {
  const { load, data, state } = useFetcher<Pick<StatisticsProps, "own"> | null>();
  const path = vehicleViewPath(record, "statistics");
  const address = `${path}?${OWN_PARAMETER}`;
  useEffect(() => {
    if (signedIn) void load(address);
  }, [signedIn, load, address]);
  const loaded = data === null ? "failed" : data?.own;
  const own = signedIn ? loaded : null;
  const { marks, shortName } = record;
  if (marks.state !== "known" && own === null) return null;
  const known = own === undefined || own === null || own === "failed" || own.battles === 0 ? null : own;
  return (
    <section className="panel" id="marks">
      <PanelHead title={own === null ? "Marks of excellence" : `Your ${shortName}`}>
        {known && (
          <span className="flex gap-12px items-baseline">
            <span className="note">{known.source}</span>
            <a className="text-link text-13" href={known.path}>
              All vehicles
            </a>
          </span>
        )}
      </PanelHead>
      {own !== null && (
        <div className="panel-body pb-12px" aria-busy={state !== "idle"}>
          {own === undefined && (
            <a className="text-link text-13" href={`${path}#yours`}>
              Your battles, damage and mark
            </a>
          )}
          {own === "failed" && (
            <p className="flex gap-12px items-center justify-between color-text-2">
              Couldn’t load your battles.
              <button type="button" className="button button-small" onClick={() => load(address)}>
                Try again
              </button>
            </p>
          )}
          {own !== undefined && own !== "failed" && own.battles === 0 && (
            <p className="color-text-2">You haven’t played the {shortName} yet.</p>
          )}
          {known && <StatList own={known} />}
        </div>
      )}
      {marks.state === "known" && (
        <div className="panel-body">
          {known && <NextMark own={known} marks={marks} />}
          <ul className="mark-road" aria-label="Combined damage for each mark">
            {MARKS.map(({ key, percent }) => (
              <li key={key}>
                <span>
                  <b>{formatNumber(marks[key])}</b>
                  {percent}%
                </span>
              </li>
            ))}
            {known?.mark && (
              <li className={`mark-road-now percent-${roadOf(known.mark.percentage)}`} aria-hidden="true" />
            )}
          </ul>
          <p className="note">
            {own === null ? `Combined damage, EU, ${formatDate(record.sources.marks?.date ?? "")}. ` : ""}
            {known?.recent &&
              `Your last ${known.recent.battles} battles: ${formatNumber(known.recent.combined)} combined damage. `}
            {difficulty(record)}
            <a className="text-link" href={`${path}#marks`}>
              {own === null ? "Battles to the next mark" : "Plan your marks"}
            </a>
          </p>
        </div>
      )}
      {own === null && (
        <p className="flex gap-12px items-center justify-between px-16px py-10px border-t border-t-grid color-text-2 text-13">
          Your battles, damage and mark in the {shortName}
          <SignInLink className="button button-small">Sign in</SignInLink>
        </p>
      )}
    </section>
  );
}

function StatList({ own: { stats, battles } }: { own: VisitorStats }) {
  return (
    <>
      <dl className="flex justify-between gap-8px [&_dt]:color-text-3 [&_dt]:text-12 [&_dd]:font-display [&_dd]:font-600 [&_dd]:text-20px">
        {stats.map(({ label, text }) => row(label, text))}
      </dl>
      {battles < FEW_BATTLES && (
        <p className="note mt-8px">Too few battles to tell. Marks count from the first battle.</p>
      )}
    </>
  );
}

function row(label: string, content: ReactNode) {
  return (
    <div key={label}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{content}</dd>
    </div>
  );
}

/** The current mark, and how many battles like the last ones lead to the next. */
function NextMark({
  own: { mark, recent },
  marks,
}: {
  own: VisitorStats;
  marks: Record<(typeof MARKS)[number]["key"], number>;
}) {
  if (mark === null) return null;
  const next = MARKS.findIndex(({ percent }) => mark.percentage < percent);
  const target = MARKS[next];
  const battles =
    target && mark.average !== null && recent ? battlesTo(marks[target.key], mark.average, recent.combined) : null;
  return (
    <dl className="grid grid-cols-2 gap-8px [&_dt]:color-text-3 [&_dt]:text-12 [&_dd]:font-display [&_dd]:font-600 [&_dd]:text-20px">
      {row(
        "Mark",
        <>
          {mark.percentage}% {mark.marks !== null && markBars(mark.marks)}
        </>,
      )}
      {target &&
        row(
          `To the ${ORDINALS[next]} mark`,
          battles === null ? "–" : `${formatNumber(battles)} ${battles === 1 ? "battle" : "battles"}`,
        )}
    </dl>
  );
}

/** Position of a percentage on the way from 50 to 100%. */
function roadOf(percentage: number): number {
  return Math.round(Math.min(100, Math.max(0, 2 * (percentage - 50))));
}

/** "Only 4 of the other 42 tier X heavies need less for the 3rd mark. " */
function difficulty({ marksAmong, type, tier }: VehicleRecord): string {
  if (marksAmong === null) return "";
  const { of, less } = marksAmong;
  const others = of - 1;
  const group = `tier ${romanTier(tier)} ${CLASS_NICKNAMES[type].several}`;
  if (less.p95 === 0) return `None of the other ${others} ${group} needs less for the 3rd mark. `;
  return `${less.p95 * 4 < others ? "Only " : ""}${less.p95} of the other ${others} ${group} need less for the 3rd mark. `;
}
