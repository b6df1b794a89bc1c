import type { RotationMode } from "#app/game/model/enumerations/rotation-modes.ts";
import { dateSpan, isPast, type RotationChange, type TierSpan } from "./map-rotation.ts";

/**
 * in, new: in rotation; new if added recently. gone: removed. client: only the definitions have it; no source says
 * whether it is in rotation. none: the map's definitions lack this mode.
 */
export type RotationState = "in" | "new" | "gone" | "client" | "none";

/** What is known about a map in one mode. */
export interface RotationCell {
  state: RotationState;
  /** Tiers at which it comes up; null where that is not known, or it does not come up. */
  tiers: TierSpan | null;
  /** The last entry in force; null where there is none. */
  by: RotationChange | null;
  /** The next one that is still to come. */
  next: RotationChange | null;
}

/** The days that states are worked out for, ISO 8601. */
export interface RotationDays {
  today: string;
  /** Maps added on or after this day count as new. */
  newFrom: string;
}

/** Days for which an added map counts as new, unless the visitor picks another start day. */
const NEW_FOR_DAYS = 60;

const DAY_MS = 86_400_000;

/** @param now unix time in ms */
export function usualDays(now: number): RotationDays {
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { today: iso(now), newFrom: iso(now - NEW_FOR_DAYS * DAY_MS) };
}

/** The entries that say something of a map in a mode; their order stays. */
export function changesOf(changes: readonly RotationChange[], map: string, mode: RotationMode): RotationChange[] {
  return changes.filter(({ on }) => on.some((target) => target.map === map && target.modes.includes(mode)));
}

/**
 * What is known about a map in a mode.
 * @param changes of that map in that mode, the earliest first and free of contradictions
 * @param defined whether the map's definitions have the mode
 */
export function rotationCell(
  changes: readonly RotationChange[],
  defined: boolean,
  { today, newFrom }: RotationDays,
): RotationCell {
  const over = changes.filter(({ date }) => isPast(date, today));
  const next = changes.find(({ date }) => !isPast(date, today)) ?? null;
  const by = over.at(-1) ?? null;
  if (!defined) return { state: "none", tiers: null, by: null, next: null };
  if (!by) return { state: "client", tiers: null, by, next };
  if (by.kind === "leaves") return { state: "gone", tiers: null, by, next };
  const entered = over.findLast(({ kind }) => kind === "enters");
  const isNew = entered !== undefined && dateSpan(entered.date).last >= newFrom;
  return { state: isNew ? "new" : "in", tiers: tiersAfter(over), by, next };
}

/** A list without tiers keeps the known ones; a map that re-enters gets new ones. */
function tiersAfter(over: readonly RotationChange[]): TierSpan | null {
  return over.reduce<TierSpan | null>(
    (tiers, change) => (change.kind === "listed" && change.tiers === null ? tiers : change.tiers),
    null,
  );
}

/** Whether a map may come up at a tier in a mode: false only where that is known. */
export function mayComeUp({ state, tiers }: RotationCell, tier: number): boolean {
  if (state === "none") return false;
  return tiers === null || (tier >= tiers[0] && tier <= tiers[1]);
}
