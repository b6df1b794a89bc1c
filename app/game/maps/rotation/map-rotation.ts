import type { RotationMode } from "#app/game/model/enumerations/rotation-modes.ts";

/** Paths below /api/files. */
export const MAP_ROTATION_PATH = "content/map-rotation.json";
export const MAP_ROTATION_FEED_PATH = "content/map-rotation-feed.json";

/**
 * What an entry reports about maps: they entered rotation, left it, appear at other tiers, or are merely listed as in
 * rotation, which is no change.
 */
export const ROTATION_KINDS = ["enters", "leaves", "tiers", "listed"] as const;
export type RotationKind = (typeof ROTATION_KINDS)[number];

/** The lowest and the highest tier, both included. */
export type TierSpan = readonly [lowest: number, highest: number];

/** A published entry. */
export interface RotationChange {
  /** Stable: part of its address and of its UID in feeds. */
  id: string;
  kind: RotationKind;
  /** As exactly as its source says: a day ("2026-10-21"), a month ("2026-10") or a year ("2026"). */
  date: string;
  /** The patch of the game that brought it: "1.20"; null where none did, or it is not stated. */
  patch: string | null;
  /** The maps by the last segment of their address, and the modes that the entry applies to. */
  on: readonly { map: string; modes: readonly RotationMode[] }[];
  /** Null where its source says nothing of tiers. */
  tiers: TierSpan | null;
  /** "Old Harbor enters" */
  title: string;
  /** "Standard, tiers VIII to XI" */
  detail: string;
  /** One or two sentences. */
  note: string | null;
  /** Who states it; one at least. */
  sources: readonly { name: string; url: string }[];
  /** Day on which the entry was last changed, ISO 8601. */
  updated: string;
}

export interface MapRotation {
  /** The earliest first. */
  changes: readonly RotationChange[];
}

/** The changes with a known day, as iCalendar (RFC 5545) parts from which the feed is assembled. */
export interface MapRotationFeed {
  /** `properties` are folded lines with their line ends: the content of the VEVENT except its URL. */
  events: readonly { id: string; properties: string }[];
}

export const MAP_ROTATION_PAGE = "/map-rotation";

/** The changes of the rotation, for readers of feeds and for calendars. */
export const ROTATION_RSS = "/map-rotation/feed.xml";
export const ROTATION_ICS = "/map-rotation/changes.ics";

/** The id of a change on the page. */
export function changeAnchor(id: string): string {
  return `change-${id}`;
}

/** The address of a change. */
export function changePath(id: string): string {
  return `${MAP_ROTATION_PAGE}#${changeAnchor(id)}`;
}

/** The page with one map, by its name. */
export function rotationOfMap(name: string): string {
  return `${MAP_ROTATION_PAGE}?q=${encodeURIComponent(name)}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A date that is known to the day, the month or the year: "2026-10-21", "2026-10", "2026". */
export const PARTIAL_DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** The first and the last day that a date can mean, ISO 8601. @param date a valid one */
export function dateSpan(date: string): { first: string; last: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  if (day !== "") return { first: date, last: date };
  if (month === "") return { first: `${year}-01-01`, last: `${year}-12-31` };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { first: `${date}-01`, last: `${date}-${last}` };
}

/** "21 Oct 2026", "Oct 2026" or "2026": as precise as the date is known. */
export function formatPartialDate(date: string): string {
  const { day, month, year } = dateParts(date);
  return [day, month, year].filter(Boolean).join(" ");
}

/** The same in parts; unknown parts are empty. */
export function dateParts(date: string): { day: string; month: string; year: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: day === "" ? "" : String(Number(day)), month: MONTHS[Number(month) - 1] ?? "", year };
}

/** Whether a possibly partial date is over, whichever of its days is meant. @param today ISO 8601 */
export function isPast(date: string, today: string): boolean {
  return dateSpan(date).last <= today;
}
