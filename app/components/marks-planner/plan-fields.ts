import { parseNumber } from "#app/components/data-table/query/parse-query.ts";
import { averageAt } from "#app/game/statistics/marks/moving-average.ts";
import type { Thresholds } from "#app/game/statistics/marks/thresholds.ts";
import { formatNumber } from "#app/game/stats/format.ts";

export const PLAN_FIELDS = ["vehicle", "now", "average", "damage"] as const;

export type PlanField = (typeof PLAN_FIELDS)[number];

/** The fields as typed; empty if nothing was. */
export type TypedPlan = Record<PlanField, string>;

/** The problem with each field, in a sentence. */
export type PlanProblems = Partial<Record<PlanField, string>>;

/** Most combined damage that a battle or an average can sensibly have. */
const MAX_DAMAGE = 20_000;

interface ReadNumber {
  /** Null: nothing was typed, or something else. */
  value: number | null;
  problem?: string;
}

function readNumber(text: string, max: number, what: string): ReadNumber {
  const plain = text.replace("%", "").trim();
  if (plain === "") return { value: null };
  const value = parseNumber(plain);
  if (value !== null && value >= 0 && value <= max) return { value };
  return { value: null, problem: `“${text}” isn’t ${what}.` };
}

/** Combined damage of a battle, as typed. @param what it is: "an average" */
export const readDamage = (text: string, what = "damage") =>
  readNumber(text, MAX_DAMAGE, `${what} from 0 to ${formatNumber(MAX_DAMAGE)}`);

export interface PlanStats {
  /** The typed percentage; null where the average alone was typed. */
  now: number | null;
  average: number;
  damage: number;
}

/** The fields of a planner's address. */
export function typedPlan(kept: Readonly<Record<string, string>> = {}): TypedPlan {
  const { vehicle = "", now = "", average = "", damage = "" } = kept;
  return { vehicle, now, average, damage };
}

/**
 * Reads percentage, average and damage for a vehicle. A typed average takes precedence; otherwise it is derived from
 * the thresholds.
 * @returns stats if all values are valid, and the problems of those that are not
 */
export function readPlan(typed: TypedPlan, marks: Thresholds): { stats: PlanStats | null; problems: PlanProblems } {
  const problems: PlanProblems = {};
  const noted = (field: PlanField, { value, problem }: ReadNumber) => {
    if (problem !== undefined) problems[field] = problem;
    return value;
  };
  const now = noted("now", readNumber(typed.now, 100, "a percentage from 0 to 100"));
  const stated = noted("average", readDamage(typed.average, "an average"));
  const damage = noted("damage", readDamage(typed.damage));
  const average = stated ?? (now === null ? null : averageAt(now, marks));
  if (now !== null && average === null && !problems.average)
    problems.average = "Below 65% we can’t tell your average from the percentage. Type your average too.";
  const begun = typed.now !== "" || typed.average !== "" || typed.damage !== "";
  if (begun && average === null && now === null && !problems.now && !problems.average)
    problems.now = "Type your percentage, or your average combined damage.";
  if (begun && damage === null && !problems.damage) problems.damage = "Type the combined damage you expect per battle.";
  const whole = average !== null && damage !== null && Object.keys(problems).length === 0;
  return { stats: whole ? { now, average, damage } : null, problems };
}
