import type { PlanStats } from "#app/components/marks-planner/plan-fields.ts";
import { fixedAxis, linePath, niceAxis, short, spreadLabels } from "#app/game/charts/axis.ts";
import { averageAfter, battlesTo } from "#app/game/statistics/marks/moving-average.ts";
import { MARKS, type Thresholds } from "#app/game/statistics/marks/thresholds.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** View box of the curve and the plot area in it. */
export const CURVE_BOX = { width: 340, height: 218, left: 40, right: 276, top: 16, bottom: 186 } as const;

/** The average over the battles to come, ready to draw. */
export interface AverageCurve {
  base: string;
  xTicks: { at: number; text: string }[];
  marks: { line: string; y: number; text: string; value: string }[];
  curve: string;
  /** The same with one step less and more damage a battle, and how much that is. */
  around: string[];
  step: string;
  /** Where the marks are reached. */
  dots: { x: number; y: number }[];
  head: string[];
  rows: string[][];
}

/** Fewest and most battles of the drawing. */
const [FEWEST, MAX_BATTLES] = [20, 400];
const POINTS = 40;
const LABEL_GAP = 13;

/** A round step of about an eighth of the damage: the difference between good and bad evenings. */
export function damageStep(damage: number): number {
  return Math.max(50, Math.round(damage / 800) * 100);
}

/** The moving average over the battles to come, with the marks that it passes. */
export function planCurve({ average, damage }: PlanStats, marks: Thresholds): AverageCurve {
  const { left, right, top, bottom } = CURVE_BOX;
  const reached = MARKS.map(({ key }) => battlesTo(marks[key], average, damage) ?? 0).filter((n) => n <= MAX_BATTLES);
  const wanted = Math.min(MAX_BATTLES, Math.max(FEWEST, Math.ceil(1.2 * Math.max(0, ...reached))));
  const across = niceAxis(0, wanted, left, right, 4);
  const last = across.ticks.at(-1) ?? wanted;
  const step = damageStep(damage);
  const around = [Math.max(0, damage - step), damage + step];
  const ends = [damage, ...around].map((battleDamage) => averageAfter(average, battleDamage, last));
  const values = [average, ...ends, ...MARKS.map(({ key }) => marks[key])];
  const up = fixedAxis([Math.min(...values), Math.max(...values)], bottom - 6, top);
  const at = (battles: number, brought = damage) =>
    [across.at(battles), up.at(averageAfter(average, brought, battles))] as const;
  const line = (brought: number) =>
    linePath(Array.from({ length: POINTS + 1 }, (_, index) => at((last * index) / POINTS, brought)));
  const labels = spreadLabels(
    MARKS.map(({ key }) => up.at(marks[key]) + 4),
    LABEL_GAP,
    bottom + 4,
  );
  return {
    base: `M${left} ${bottom}H${right}`,
    xTicks: across.ticks.map((tick, index) => ({
      at: Number(short(across.at(tick))),
      text: index === across.ticks.length - 1 ? `${tick} battles` : String(tick),
    })),
    marks: MARKS.map(({ key, short: text }, index) => ({
      line: `M${left} ${short(up.at(marks[key]))}H${right}`,
      y: Number(short(labels[index] ?? 0)),
      text,
      value: formatNumber(marks[key]),
    })),
    curve: line(damage),
    around: around.map(line),
    step: formatNumber(step),
    dots: reached
      .filter((battles) => battles > 0 && battles <= last)
      .map((battles) => at(battles))
      .map(([x, y]) => ({ x: Number(short(x)), y: Number(short(y)) })),
    head: ["Battles", ...across.ticks.map(String)],
    rows: [damage, ...around].map((brought) => [
      `At ${formatNumber(brought)}`,
      ...across.ticks.map((tick) => formatNumber(averageAfter(average, brought, tick))),
    ]),
  };
}
