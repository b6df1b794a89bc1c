import { percentAt } from "#app/game/statistics/marks/moving-average.ts";
import { MARKS, type Thresholds } from "#app/game/statistics/marks/thresholds.ts";

/** What is known of a vehicle's marks; null if not reported. */
export interface KnownMarks {
  /** Marks on the gun, 0 to 3. */
  marks: number | null;
  /** From a battle result, whole per cent. */
  percentage: number | null;
  /** Average combined damage, from a battle result. */
  reported: number | null;
  /** The same, worked out from uploaded battles (`movingAverage`). */
  average: number | null;
}

/** How far the next mark of a vehicle is. */
export interface MarkProgress {
  /** Combined damage on average. */
  average: number;
  /** Per cent; null below the first mark, where no source gives it. */
  percent: number | null;
  /** Calculated from uploaded battles; no result reported it. */
  isEstimate: boolean;
  /** Marks that are there, 0 to 3. */
  earned: number;
  /** Null: all three are there, or the average is above what they ask for. */
  next: { number: 1 | 2 | 3; percent: number; damage: number; missing: number } | null;
  /** Points to the next threshold, to compare vehicles; linear from zero below the first mark. */
  points: number;
}

/** Null without an average. Marks stay on the gun, whatever happens to the percentage. */
export function markProgress(known: KnownMarks, thresholds: Thresholds): MarkProgress | null {
  const average = known.reported ?? known.average;
  if (average === null) return null;
  const isEstimate = known.percentage === null;
  const percent = known.percentage ?? percentAt(average, thresholds);
  const first = thresholds.p65;
  const effectivePercent = percent ?? Math.min(65, (65 * average) / first);
  const reached = isEstimate ? 0 : MARKS.slice(0, 3).filter((mark) => effectivePercent >= mark.percent).length;
  const earned = Math.max(known.marks ?? 0, reached);
  const index = MARKS.slice(0, 3).findIndex((mark, at) => at >= earned && average < thresholds[mark.key]);
  const mark = index < 0 ? undefined : MARKS[index];
  const about = { average: Math.round(average), percent, isEstimate, earned };
  if (!mark) return { ...about, next: null, points: 0 };
  const damage = thresholds[mark.key];
  return {
    ...about,
    next: {
      number: (index + 1) as 1 | 2 | 3,
      percent: mark.percent,
      damage,
      missing: Math.max(1, Math.ceil(damage - average)),
    },
    points: Math.max(0, mark.percent - effectivePercent),
  };
}
