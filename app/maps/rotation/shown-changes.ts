import {
  changeAnchor,
  dateParts,
  dateSpan,
  formatPartialDate,
  isPast,
  type RotationChange,
} from "#app/game/maps/rotation/map-rotation.ts";
import { isDay } from "#app/lib/text/format-date.ts";
import { byVersion } from "#app/lib/text/format-patch.ts";
import type { RotationFilter } from "./rotation-rows.ts";

/** A change as the log shows it. */
export interface ChangeEntry extends Pick<RotationChange, "title" | "detail" | "note" | "sources" | "patch"> {
  anchor: string;
  sign: "new" | "gone" | "in";
  /** As precise as known; ISO 8601. */
  date: string;
  /** Large text next to the entry and the text below it: day and month, month and year, or only the year. */
  day: string;
  month: string;
}

export interface ChangeLog {
  /** Announced changes, earliest first. */
  coming: ChangeEntry[];
  /** Changes in force, latest first. */
  past: ChangeEntry[];
}

interface Wanted extends RotationFilter {
  /** Maps by the last part of their address. */
  maps: ReadonlySet<string>;
  since: Since | null;
  /** ISO 8601. */
  today: string;
}

/** The entries that match the request. @param changes earliest first */
export function changeLog(changes: readonly RotationChange[], wanted: Wanted): ChangeLog {
  const { today, since } = wanted;
  const matching = changes.filter((change) => isAbout(change, wanted));
  const past = matching.filter(
    ({ date }) => isPast(date, today) && (since === null || dateSpan(date).last >= since.day),
  );
  return {
    coming: matching.filter(({ date }) => !isPast(date, today)).map((change) => changeEntry(change, today)),
    past: past.toReversed().map((change) => changeEntry(change, today)),
  };
}

function isAbout({ on, tiers }: RotationChange, { maps, modes, tiers: requestedTiers }: Wanted): boolean {
  const ofMode = on.some(
    (target) => maps.has(target.map) && (modes.length === 0 || target.modes.some((mode) => modes.includes(mode))),
  );
  return (
    ofMode &&
    (requestedTiers.length === 0 ||
      tiers === null ||
      requestedTiers.some((tier) => tier >= tiers[0] && tier <= tiers[1]))
  );
}

const SIGNS = { enters: "new", leaves: "gone", tiers: "in", listed: "in" } as const;

function changeEntry(change: RotationChange, today: string): ChangeEntry {
  const { id, kind, date, title, detail, note, sources, patch } = change;
  const { day, month, year } = dateParts(date);
  const known = [day, month, day !== "" && year === today.slice(0, 4) ? "" : year].filter(Boolean);
  return {
    anchor: changeAnchor(id),
    sign: SIGNS[kind],
    date,
    title,
    detail,
    note,
    sources,
    patch,
    day: known[0] ?? "",
    month: known.slice(1).join(" "),
  };
}

/** The start of the listed changes: a patch or a day. */
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

/** Parses `since`; null if it is neither a day nor a patch that a change names. */
export function readChangesSince(value: string, changes: readonly RotationChange[]): Since | null {
  if (isDay(value)) return { value, label: `since ${formatPartialDate(value)}`, day: value };
  if (!patchesOf(changes).includes(value)) return null;
  const days = changes.flatMap(({ patch, date }) => (patch === value ? dateSpan(date).first : []));
  return { value, label: `since patch ${value}`, day: days.sort()[0] ?? "" };
}
