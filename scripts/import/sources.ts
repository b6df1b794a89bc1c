import type { KnownPatch } from "#app/game/model/manifest.ts";
import type { SourceKey, SourceRef } from "#app/game/model/provenance.ts";

/** Version of the client definitions that the importer is given. */
export const GAME_VERSION = "1.26.1.0";
export const GAME_REALM = "EU";

/**
 * What each source is and of which date. The dates are the sources' own, so that
 * two runs over the same sources give the same dataset, byte for byte.
 */
export const SOURCES: Record<SourceKey, SourceRef> = {
  definitions: {
    title: "Client definitions, EU",
    publisher: "StranikS-Scan/WorldOfTanks-Decompiled",
    version: GAME_VERSION,
    date: "2024-10-16",
  },
  names: {
    title: "English vehicle names",
    publisher: "LaFrench-Touch/Tankle; Phalynx/WoT-Dossier-Cache-to-JSON",
    version: null,
    date: "2023-01 to 2026-07",
  },
  newer: {
    title: "Vehicles newer than the client definitions",
    publisher: "StranikS-Scan/WorldOfTanks-Decompiled; wotstat/wot-src; LaFrench-Touch/Tankle",
    version: "2.1.1 to 2.3.1.3",
    date: "2025-12 to 2026-07",
  },
  expected: {
    title: "Expected values for WN8",
    publisher: "XVM",
    version: null,
    date: "2024-09-12",
  },
  marks: {
    title: "Marks of excellence thresholds, EU",
    publisher: "poliroid gunmarks data",
    version: null,
    date: "2026-09-21",
  },
  usage: {
    title: "Most used equipment, EU",
    publisher: "Client definitions",
    version: GAME_VERSION,
    date: "2024-10",
  },
  maps: {
    title: "Maps of the client, with names from replays",
    publisher: "StranikS-Scan/WorldOfTanks-Decompiled",
    version: GAME_VERSION,
    date: "2024-10-16",
  },
  research: {
    title: "Research steps to tier XI",
    publisher: "wotstat/wot-src",
    version: "2.3.1 to 2.4",
    date: "2026-07",
  },
};

/** The newest patch of each source that is of one; dates are those of the sources. */
const PATCHES: [SourceKey, KnownPatch][] = [
  ["definitions", { version: GAME_VERSION, date: "2024-10-16" }],
  // Client lists up to 2.3.1.3 EU; of the day only the month is known.
  ["newer", { version: "2.3.1.3", date: "2026-07" }],
];

/** The newest patch that the used sources know; that of the definitions where no other is newer. */
export function newestPatch(used: ReadonlySet<SourceKey>): KnownPatch {
  const known = PATCHES.filter(([key]) => key === "definitions" || used.has(key)).map(([, patch]) => patch);
  return known.reduce((newest, patch) => (compareVersions(patch.version, newest.version) > 0 ? patch : newest));
}

/** Orders versions number by number: `1.26.1.0` before `2.3.1.3`; numbers that one lacks are zero. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const differences = [0, 1, 2, 3].map((part) => (left?.[part] ?? 0) - (right?.[part] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
