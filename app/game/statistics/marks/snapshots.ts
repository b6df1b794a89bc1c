import type { MarkKey } from "./thresholds.ts";

/** Days over which a threshold's change is reported, and how many days an earlier snapshot may be off. */
export const CHANGE_SPANS = [
  { days: 7, within: 3 },
  { days: 14, within: 3 },
  { days: 30, within: 7 },
] as const;

export type ChangeDays = (typeof CHANGE_SPANS)[number]["days"];

const DAY_MS = 86_400_000;

/** Days from one date to another, both ISO 8601. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * The snapshot to compare with: of those about so many days earlier the nearest, of two equally near ones the earlier.
 * Null where there is none.
 * @param dates of the snapshots, ISO 8601, in any order
 * @param within how far a snapshot may be from so many days, in days; below `days`, so that it is an earlier one
 */
export function earlierSnapshot(
  date: string,
  dates: readonly string[],
  { days, within }: { days: number; within: number },
): string | null {
  const [nearest] = dates
    .toSorted()
    .map((candidate) => ({ candidate, off: Math.abs(daysBetween(candidate, date) - days) }))
    .filter(({ off }) => off <= within)
    .sort((a, b) => a.off - b.off);
  return nearest?.candidate ?? null;
}

/** Key of the column that holds the change of a threshold. */
export function changeKey(mark: MarkKey, days: ChangeDays): string {
  return `${mark}change${days}`;
}
