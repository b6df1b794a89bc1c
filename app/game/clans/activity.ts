import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { unixDay } from "#app/game/unix-days.ts";

/** Days without a battle that an officer can filter members by. */
export const INACTIVE_DAYS = [7, 14, 30] as const;
export type InactiveDays = (typeof INACTIVE_DAYS)[number];

/** The inactivity in an address, in days; null for everyone. */
export function inactiveDaysOf(parameters: Pick<QueryParameters, "get">): InactiveDays | null {
  const requestedDays = Number(parameters.get("inactive"));
  return INACTIVE_DAYS.find((days) => days === requestedDays) ?? null;
}

/** Calendar days (UTC) from the last battle to the time of the reading; null if no battle is known. */
export function daysAway(lastBattleAt: number | null, knownAt: number): number | null {
  return lastBattleAt === null ? null : Math.max(0, unixDay(knownAt) - unixDay(lastBattleAt));
}

/** How long ago a member last fought, most recent first. */
export const ACTIVITY_BANDS = ["today", "week", "week-ago", "fortnight-ago", "month-ago", "unknown"] as const;
export type ActivityBand = (typeof ACTIVITY_BANDS)[number];

export function activityBand(days: number | null): ActivityBand {
  if (days === null) return "unknown";
  if (days === 0) return "today";
  const since = INACTIVE_DAYS.filter((minDays) => days >= minDays).length;
  return ACTIVITY_BANDS[1 + since] ?? "month-ago";
}

/** A time that has passed, in the two largest units: "4 y 9 mo", "11 mo", "3 days". */
export function spanOf(from: number, to: number): string {
  const [start, end] = [new Date(from), new Date(to)];
  const whole = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const months = Math.max(0, whole - (end.getUTCDate() < start.getUTCDate() ? 1 : 0));
  if (months === 0) {
    const days = Math.max(0, unixDay(to) - unixDay(from));
    return days === 0 ? "Today" : days === 1 ? "1 day" : `${days} days`;
  }
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years} y`, rest > 0 && `${rest} mo`].filter(Boolean).join(" ");
}
