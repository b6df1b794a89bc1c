import type { RotationMode } from "#app/game/model/enumerations/rotation-modes.ts";

/** Paths below /api/files. */
export const MAP_ROTATION_PATH = "content/map-rotation.json";
export const MAP_ROTATION_FEED_PATH = "content/map-rotation-feed.json";

/**
 * What an entry says of maps: that they came into rotation, went out of it, come up at other tiers, or only that
 * somebody lists them as being in rotation, which is no change.
 */
export const ROTATION_KINDS = ["enters", "leaves", "tiers", "listed"] as const;
export type RotationKind = (typeof ROTATION_KINDS)[number];

/** The lowest and the highest tier, both included. */
export type TierSpan = readonly [lowest: number, highest: number];

/** An entry as it is published. */
export interface RotationChange {
  /** Stable: part of its address and of its UID in feeds. */
  id: string;
  kind: RotationKind;
  /** As exactly as its source says: a day ("2026-10-21"), a month ("2026-10") or a year ("2026"). */
  date: string;
  /** The patch of the game that brought it: "1.20"; null where none did, or it is not stated. */
  patch: string | null;
  /** The maps by the last part of their address, and for which of their modes it counts. */
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

/** The changes whose day is known, as iCalendar (RFC 5545) in parts, of which the feed is put together. */
export interface MapRotationFeed {
  /** `properties` are folded lines, each with its end: what stands within the VEVENT, but for the address. */
  events: readonly { id: string; properties: string }[];
}
