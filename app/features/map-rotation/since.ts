import type { RotationChange } from "#app/game/model/content/map-rotation.ts";
import { daysOf, formatPartialDate } from "#app/game/rotation/partial-date.ts";
import { byVersion } from "#app/lib/text/format-patch.ts";

/** From when on changes are told: since a patch, or since a day. */
export interface Since {
  /** As addresses have it: "1.20", "2026-10-01". */
  value: string;
  /** "since patch 1.20", "since 1 Oct 2026" */
  label: string;
  /** ISO 8601. */
  day: string;
}

/** Patches that changes name, the latest first. */
export function patchesOf(changes: readonly RotationChange[]): string[] {
  return [...new Set(changes.flatMap(({ patch }) => patch ?? []))].sort((a, b) => byVersion(b, a));
}

/** What `since` asks for; null where it is no day and no patch that a change names. */
export function readSince(value: string, changes: readonly RotationChange[]): Since | null {
  if (isDay(value)) return { value, label: `since ${formatPartialDate(value)}`, day: value };
  if (!patchesOf(changes).includes(value)) return null;
  const days = changes.flatMap(({ patch, date }) => (patch === value ? daysOf(date).first : []));
  return { value, label: `since patch ${value}`, day: days.sort()[0] ?? "" };
}

/** Whether a text is a day of the calendar, ISO 8601. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
