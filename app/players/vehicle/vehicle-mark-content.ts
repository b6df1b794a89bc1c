import { readDamage } from "#app/components/marks-planner/plan-fields.ts";
import { MIN_BATTLES } from "#app/game/players/difference.ts";
import { WINDOW_LABELS } from "#app/game/players/windows.ts";
import { battlesTo, combinedDamage, movingAverage } from "#app/game/statistics/marks/moving-average.ts";
import { MARKS } from "#app/game/statistics/marks/thresholds.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { mean } from "#app/game/stats/median.ts";
import { counted } from "#app/game/text.ts";
import { MARK_ORDINALS, thresholdsOf, vehicleMark } from "../marks/vehicle-mark.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import type { PlayedContext } from "./vehicle-battles-content.ts";

/** The way to the next mark. */
export interface VehicleMarkContent {
  /** Null: of too few battles, or without thresholds. */
  now: {
    percent: string | null;
    average: string;
    earned: number;
    /** "The 2nd mark needs 3,057: 412 short."; empty: all three are there. */
    short: string;
    /** Whether the player's battles of the period lead there. */
    verdict: string;
    isEstimate: boolean;
  } | null;
  /** Why there is nothing; empty: there is. */
  lack: string;
  thresholds: { percent: number; damage: number; text: string; isNext: boolean }[];
  /** The average after each of the last battles, the oldest first. */
  course: number[];
  /** Battles to the next mark by damage. */
  plan: {
    next: string;
    /** As typed, or the first of the averages that are counted for everyone. */
    typed: string;
    /** Why what was typed has no answer. */
    problem: string | undefined;
    rows: { damage: string; label: string; battles: string }[];
    /** Empty: there is none. */
    answer: string;
  } | null;
}

/** Points of the course: battles. */
const COURSE = 150;
/** Between the averages that are counted for everyone. */
const STEP = 500;
const ROWS = 4;

/** @param count battles of the period @returns null where nothing is to be said of marks */
export function vehicleMarkContent(
  stats: PlayerStats,
  { tankId, sent, marks, typed }: PlayedContext,
  count: number,
): VehicleMarkContent | null {
  const thresholds = thresholdsOf(marks, tankId);
  const combined = (sent?.battles ?? []).flatMap((battle) => combinedDamage(battle) ?? []);
  if (combined.length === 0) return null;
  const oldestFirst = combined.toReversed();
  const progress = vehicleMark(stats, tankId, thresholds);
  const course = courseOf(oldestFirst);
  const drawn = MARKS.slice(0, 3).map(({ key, percent }) => ({
    percent,
    damage: thresholds?.[key] ?? 0,
    text: formatNumber(thresholds?.[key] ?? 0),
    isNext: progress?.next?.percent === percent,
  }));
  const visible = thresholds ? drawn : [];
  if (!progress) {
    const lack = thresholds
      ? `An estimate needs ${MIN_BATTLES} battles. ${combined.length} so far.`
      : "The source has no thresholds for this vehicle.";
    return { now: null, lack, thresholds: visible, course, plan: null };
  }
  const { next, average, percent } = progress;
  const recentMean = mean(combined.slice(0, count));
  const recent = recentMean === null ? null : Math.round(recentMean);
  const plan = next && planOf(next, average, { typed, recent, label: `${WINDOW_LABELS[stats.window]}, average` });
  return {
    now: {
      percent: percent === null ? null : formatNumber(percent, 1, progress.isEstimate ? 1 : 0),
      average: formatNumber(average),
      earned: progress.earned,
      short: next
        ? `The ${MARK_ORDINALS[next.number - 1]} mark needs ${formatNumber(next.damage)}: ${formatNumber(next.missing)} short.`
        : "",
      verdict: next && recent !== null ? verdictOf(next, average, recent) : "",
      isEstimate: progress.isEstimate,
    },
    lack: "",
    thresholds: visible,
    course,
    plan,
  };
}

/** The average after each of the last battles; before twenty of them it is none. */
function courseOf(oldestFirst: readonly number[]): number[] {
  const from = Math.max(MIN_BATTLES, oldestFirst.length - COURSE);
  const ends = Array.from({ length: Math.max(0, oldestFirst.length - from + 1) }, (_, at) => from + at);
  return ends.map((end) => Math.round(movingAverage(oldestFirst.slice(0, end)) ?? 0));
}

type Next = NonNullable<NonNullable<ReturnType<typeof vehicleMark>>["next"]>;

function verdictOf(next: Next, average: number, recent: number): string {
  const battles = battlesTo(next.damage, average, recent);
  const of = `The average of ${formatNumber(recent)} in this period`;
  return battles === null
    ? `${of} won’t get there: it takes over ${formatNumber(next.damage)}.`
    : `${of} gets there in ${counted(battles, "battle")}.`;
}

function planOf(
  next: Next,
  average: number,
  { typed, recent, label }: { typed: string; recent: number | null; label: string },
): VehicleMarkContent["plan"] {
  const answer = (damage: number) => {
    const battles = battlesTo(next.damage, average, damage);
    return battles === null ? "Out of reach" : counted(battles, "battle");
  };
  const first = (Math.floor(next.damage / STEP) + 1) * STEP;
  const { value, problem } = readDamage(typed, "an average");
  const round = Array.from({ length: ROWS }, (_, at) => first + at * STEP);
  return {
    next: MARK_ORDINALS[next.number - 1] ?? "",
    typed: typed === "" ? String(first) : typed,
    problem,
    answer: problem === undefined ? answer(value ?? first) : "",
    rows: [
      ...(recent === null ? [] : [{ damage: formatNumber(recent), label, battles: answer(recent) }]),
      ...round.map((damage) => ({ damage: formatNumber(damage), label: "", battles: answer(damage) })),
    ],
  };
}
