import { MIN_BATTLES } from "#app/game/players/difference.ts";
import { type MarkProgress, markProgress } from "#app/game/players/mark-progress.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { MARK_KEYS, type Thresholds } from "#app/game/statistics/marks/thresholds.ts";
import type { PlayerStats } from "../server/load-stats.ts";

export const MARK_ORDINALS = ["1st", "2nd", "3rd"] as const;

/** The thresholds of a vehicle; null: the source has none. */
export function thresholdsOf(table: MarksTable | null, tankId: number): Thresholds | null {
  const row = table?.id.indexOf(tankId) ?? -1;
  if (table === null || row < 0) return null;
  const found = MARK_KEYS.map((key) => table[key][row] ?? null);
  if (found.some((damage) => damage === null)) return null;
  const [p65, p85, p95, p100] = found as number[];
  return { state: "known", p65, p85, p95, p100 } as Thresholds;
}

/** A vehicle's progress to the next mark; null if nothing is known, or from too few battles. */
export function vehicleMark(
  { own, published }: Pick<PlayerStats, "own" | "published">,
  tankId: number,
  thresholds: Thresholds | null,
): MarkProgress | null {
  const [, battles = 0, average = null] = own?.combined.find(([id]) => id === tankId) ?? [];
  const reported = own?.marks.find((marks) => marks.tankId === tankId);
  if (thresholds === null || (!reported && battles < MIN_BATTLES)) return null;
  const onGun = published.kind === "known" ? (published.marks?.get(tankId) ?? null) : null;
  return markProgress(
    {
      marks: reported?.marks ?? onGun,
      percentage: reported?.percentage ?? null,
      reported: reported?.averageCombined ?? null,
      average,
    },
    thresholds,
  );
}
