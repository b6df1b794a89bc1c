import { Fragment } from "react";
import { HeadRow } from "#app/components/head-row.tsx";
import { readPlan, type TypedPlan } from "#app/components/marks-planner/plan-fields.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { TypedField } from "#app/components/typed-field.tsx";
import type { ExpectedValues, Marks } from "#app/game/model/vehicle/vehicle.ts";
import { battlesTo } from "#app/game/statistics/marks/moving-average.ts";
import { MARKS, type Thresholds } from "#app/game/statistics/marks/thresholds.ts";
import {
  MASTERY_CLASSES,
  MASTERY_LABELS,
  type MasteryThresholds,
} from "#app/game/statistics/mastery/mastery-classes.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** A signed-in visitor's results in the vehicle, formatted for display. */
export interface VisitorStats {
  /** Of the list of the player's vehicles. */
  path: string;
  /** Whose count it is: "Publisher". */
  source: string;
  battles: number;
  /** Empty if unknown. */
  stats: { label: string; text: string }[];
  /** As the last battle reported it; null if none did. */
  mark: { marks: number | null; percentage: number; average: number | null } | null;
  /** Mean combined damage of the last random battles, up to fifty; null where none was uploaded. */
  recent: { battles: number; combined: number } | null;
}

/** Battles below which the figures say little. */
export const FEW_BATTLES = 20;

/** The visitor's own stats. @param own null if nobody is signed in; "failed" if they cannot be read */
export function OwnMarksPanel({ name, own }: { name: string; own: VisitorStats | "failed" | null }) {
  const title = `Your ${name}`;
  if (own === null || own === "failed" || own.battles === 0) {
    return (
      <section className="panel" id="yours" aria-label={title}>
        <div className="panel-body py-12px flex gap-12px items-center justify-between">
          <p className="color-text-2">
            {own === null && `Your battles, damage and mark in the ${name}.`}
            {own === "failed" && "Couldn’t load your battles."}
            {own !== null && own !== "failed" && `You haven’t played the ${name} yet.`}
          </p>
          {own === null && <SignInLink className="button button-small">Sign in</SignInLink>}
        </div>
      </section>
    );
  }
  const { stats, mark, battles, path, source } = own;
  return (
    <section className="panel" id="yours">
      <PanelHead title={title}>
        <span className="flex gap-12px items-baseline">
          <span className="note">{source}</span>
          <a className="text-link text-13" href={path}>
            All vehicles
          </a>
        </span>
      </PanelHead>
      <dl className="panel-body flex flex-wrap gap-x-32px gap-y-12px [&>div]:grid">
        {stats.map(({ label, text }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="text-20px font-600">{text}</dd>
          </div>
        ))}
        {mark && (
          <div>
            <dt className="note">Mark</dt>
            <dd className="flex gap-8px items-center text-20px font-600">
              {mark.percentage}%{mark.marks !== null && markBars(mark.marks)}
            </dd>
          </div>
        )}
      </dl>
      {battles < FEW_BATTLES && <p className="panel-foot">Too few battles to tell.</p>}
    </section>
  );
}

interface VehicleMarksProps {
  id: number;
  marks: Marks;
  source: string;
  /** Initial values of the planner. */
  plan: {
    typed: TypedPlan;
    own: VisitorStats["mark"];
    recent: VisitorStats["recent"];
    action: string;
    kept: readonly (readonly [string, string])[];
  };
}

/** Combined damage required for each mark of excellence, and the battles to it. */
export function MarksPanel({ id, marks, source, plan }: VehicleMarksProps) {
  if (marks.state !== "known") return null;
  const { typed, own, recent, kept, action } = plan;
  const { stats, problems } = readPlan(typed, marks);
  return (
    <section className="panel" id="marks">
      <PanelHead title="Marks of excellence" note={source && `EU, ${source}`} />
      <table className="plain-table plain-table-dense">
        <HeadRow
          heads={["Mark", ["Combined damage", "text-right"], ...(stats ? [["Battles", "text-right"] as const] : [])]}
        />
        <tbody>
          {MARKS.map(({ key, percent, short }, index) => (
            <tr key={key}>
              <th scope="row">
                <span className="flex flex-wrap gap-x-10px items-center">
                  {markBars(Math.min(3, index + 1))}
                  {percent === 100 ? "Top value" : short}
                  <span className="color-text-3">{percent}%</span>
                </span>
              </th>
              <td className="text-right color-text font-550">{formatNumber(marks[key])}</td>
              {stats && (
                <td className="text-right">{battlesText(battlesTo(marks[key], stats.average, stats.damage))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-foot">
        <a className="text-link" href={`/marks-of-excellence?vehicle=${id}#planner`}>
          Full planner
        </a>
      </p>
      <form
        action={action}
        className="panel-body pt-12px border-t grid grid-cols-4 gap-12px items-start lt-tablet:grid-cols-2"
        aria-label="Battles to the next mark"
        data-keep-scroll=""
      >
        <p className="col-span-full heading-3" role="status">
          {stats ? headline(marks, stats) : "Battles to the next mark"}
        </p>
        {kept.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <TypedField
          name="now"
          label="Now"
          unit="%"
          value={typed.now || String(own?.percentage ?? "")}
          fault={problems.now}
          inputMode="decimal"
          maxLength={100}
        />
        <TypedField
          name="average"
          label="Average"
          value={typed.average || String(own?.average ?? "")}
          fault={problems.average}
          inputMode="decimal"
          maxLength={100}
        />
        <TypedField
          name="damage"
          label="Damage per battle"
          value={typed.damage || String(recent?.combined ?? "")}
          fault={problems.damage}
          inputMode="decimal"
          maxLength={100}
        />
        <button type="submit" className="button button-primary self-end">
          Calculate
        </button>
      </form>
    </section>
  );
}

export const ORDINALS = ["1st", "2nd", "3rd"];

/** "43 battles to the 2nd mark". */
function headline(marks: Thresholds, { average, damage }: { average: number; damage: number }): string {
  const next = MARKS.findIndex(({ key, percent }) => percent < 100 && average < marks[key]);
  const mark = MARKS[next];
  if (!mark) return "Your average is enough for all three marks.";
  const battles = battlesTo(marks[mark.key], average, damage);
  const name = `the ${ORDINALS[next]} mark`;
  if (battles === null)
    return `${formatNumber(damage)} a battle won’t get you ${name}: it takes more than ${formatNumber(marks[mark.key])}.`;
  return `${formatNumber(battles)} ${battles === 1 ? "battle" : "battles"} to ${name}`;
}

function battlesText(battles: number | null): string {
  if (battles === null) return "Out of reach";
  if (battles === 0) return "Reached";
  return formatNumber(battles);
}

export function markBars(reached: number) {
  return (
    <span className="mark-bars">
      {ORDINALS.map((ordinal, index) => (
        <i key={ordinal} className={index < reached ? "reached" : undefined} />
      ))}
    </span>
  );
}

/** What WN8 expects of a battle in this vehicle: targets, no averages of players. */
export function ExpectedPanel({ expected, source }: { expected: ExpectedValues; source: string }) {
  return (
    <section className="panel" id="expected">
      <PanelHead title="Expected by WN8" note={source} />
      <dl className="panel-body fact-list">
        {line("Damage", formatNumber(expected.damage))}
        {line("Kills", formatNumber(expected.frags, 2))}
        {line("Spots", formatNumber(expected.spots, 2))}
        {line("Defence points", formatNumber(expected.defence, 2))}
        {line("Win rate", `${formatNumber(expected.winRate, 2)}%`)}
      </dl>
    </section>
  );
}

export interface VehicleMastery {
  thresholds: MasteryThresholds;
  /** Estimated from so many battles of the tier and class, `own` of them in the vehicle; null: the publisher's. */
  results: { own: number; group: number } | null;
}

/** Base XP of one battle for each mark of mastery. */
export function MasteryPanel({ mastery: { thresholds, results } }: { mastery: VehicleMastery }) {
  return (
    <section className="panel" id="mastery">
      <PanelHead title="Mastery" note={results === null ? "Base XP" : `Base XP, ${sampleText(results)}`} />
      <dl className="panel-body fact-list">
        {MASTERY_CLASSES.toReversed().map((mark) => line(MASTERY_LABELS[mark], xpText(thresholds[mark]), mark))}
      </dl>
    </section>
  );
}

function sampleText({ own, group }: NonNullable<VehicleMastery["results"]>): string {
  return `estimate from ${formatNumber(group)} battles of its tier and class, ${own === 0 ? "none" : formatNumber(own)} in it`;
}

const xpText = (xp: number | null) => (xp === null ? "–" : formatNumber(xp));

function line(label: string, text: string, key = label) {
  return (
    <Fragment key={key}>
      <dt>{label}</dt>
      <dd className="color-text text-right">{text}</dd>
    </Fragment>
  );
}
