import {
  type PlanProblems,
  type PlanStats,
  readPlan,
  type TypedPlan,
} from "#app/components/marks-planner/plan-fields.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { foldWords } from "#app/game/search/fold.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { battlesTo, percentAt } from "#app/game/statistics/marks/moving-average.ts";
import { MARKS, type Thresholds } from "#app/game/statistics/marks/thresholds.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { marksRows, STROKES } from "../marks-table.ts";
import { type AverageCurve, damageStep, planCurve } from "./plan-chart.ts";

/** The answer of the planner, in words and figures. */
export interface PlanAnswer {
  /** The next mark: battles to it, null out of reach; null where all are reached. */
  next: { battles: number | null; mark: string; threshold: string } | null;
  /** Every mark with the battles to it. */
  marks: { label: string; percent: number; strokes: string; threshold: string; battles: string }[];
  /** The next mark at other damage. */
  others: { value: number; damage: string; battles: string; chosen: boolean }[];
  curve: AverageCurve;
  /** From which average the plan starts, and what per cent that is. */
  start: string;
}

export interface MarksPlan {
  typed: TypedPlan;
  problems: PlanProblems;
  vehicle: LinkedVehicle | null;
  /** Vehicles that the typed name may mean. */
  choices: LinkedVehicle[];
  answer: PlanAnswer | null;
}

/** The maximum number of vehicles offered as choices. */
const MAX_CHOICES = 8;

export function marksPlan(table: MarksTable, typed: TypedPlan): MarksPlan {
  const { row, choices, problem } = vehicleMeant(table, typed.vehicle);
  const { vehicles } = marksRows(table);
  const nothing = { typed, choices: choices.flatMap((choice) => vehicles[choice] ?? []), answer: null };
  const vehicle = row === null ? undefined : vehicles[row];
  if (row === null || !vehicle)
    return { ...nothing, problems: problem === "" ? {} : { vehicle: problem }, vehicle: null };
  const [p65, p85, p95, p100] = [table.p65[row], table.p85[row], table.p95[row], table.p100[row]];
  if (typeof p65 !== "number" || typeof p85 !== "number" || typeof p95 !== "number" || typeof p100 !== "number") {
    const problems = { vehicle: `Not enough data: too few players stand behind the thresholds of ${vehicle.name}.` };
    return { ...nothing, problems, vehicle };
  }
  const marks: Thresholds = { state: "known", p65, p85, p95, p100 };
  const { stats, problems } = readPlan(typed, marks);
  return { ...nothing, problems, vehicle, answer: stats && answerOf(stats, marks) };
}

/** The vehicle that a name or an id means, or the candidates. */
function vehicleMeant(table: MarksTable, text: string): { row: number | null; choices: number[]; problem: string } {
  const plain = text.trim();
  if (plain === "") return { row: null, choices: [], problem: "" };
  const unknown = { row: null, choices: [], problem: `There are no marks of a vehicle “${plain}” in our data.` };
  const byId = /^\d{1,9}$/.test(plain) ? table.id.indexOf(Number(plain)) : -1;
  if (byId >= 0) return { row: byId, choices: [], problem: "" };
  const wanted = foldWords(plain).join(" ");
  if (wanted === "") return unknown;
  const same = table.name.flatMap((name, i) =>
    [name, table.shortName[i] ?? ""].some((candidate) => foldWords(candidate).join(" ") === wanted) ? [i] : [],
  );
  const found = same.length > 0 ? same : marksRows(table).rows.find(plain);
  const [only] = found;
  if (only === undefined) return unknown;
  if (found.length === 1) return { row: only, choices: [], problem: "" };
  return {
    row: null,
    choices: found.slice(0, MAX_CHOICES),
    problem: `Which vehicle is “${plain}”? Choose one below.`,
  };
}

/** Percentage points by which a typed percentage may differ from its average's: thresholds move every day. */
const MAX_DRIFT = 2;

function answerOf(stats: PlanStats, marks: Thresholds): PlanAnswer {
  const { now, average, damage } = stats;
  const next = MARKS.find(({ key }) => average < marks[key]);
  const percent = percentAt(average, marks);
  const percentText = percent === null ? "below 65%" : `${formatNumber(percent, 1)}%`;
  // 65 stands for all that is below the first threshold.
  const differs = now !== null && Math.abs(Math.max(now, 65) - (percent ?? 65)) > MAX_DRIFT;
  const typed = differs ? `, not ${formatNumber(now, 1)}%: check both` : "";
  return {
    next: next
      ? {
          battles: battlesTo(marks[next.key], average, damage),
          mark: next.label,
          threshold: `${next.percent}%, ${formatNumber(marks[next.key])}`,
        }
      : null,
    marks: MARKS.map(({ key, short, percent }) => ({
      label: short,
      percent,
      strokes: STROKES[key]?.icon ?? "",
      threshold: formatNumber(marks[key]),
      battles: battlesText(battlesTo(marks[key], average, damage)),
    })),
    others: next
      ? damagesAround(damage, marks[next.key]).map((otherDamage) => ({
          value: otherDamage,
          damage: formatNumber(otherDamage),
          battles: battlesText(battlesTo(marks[next.key], average, otherDamage)),
          chosen: otherDamage === damage,
        }))
      : [],
    curve: planCurve(stats, marks),
    start: `The plan starts from an average of ${formatNumber(average)}, which is ${percentText} by these thresholds${typed}.`,
  };
}

function battlesText(battles: number | null): string {
  if (battles === null) return "Out of reach";
  return battles === 0 ? "Reached" : formatNumber(battles);
}

/** The damage, with some lower and higher values in round steps; if it can never do, with what can. */
function damagesAround(damage: number, threshold: number): number[] {
  const step = damageStep(damage);
  const able = (Math.floor(threshold / step) + 1) * step;
  if (damage <= threshold) return [damage, able, able + step, able + 2 * step];
  return [damage - step, damage, damage + step, damage + 2 * step].filter((value) => value > 0);
}
