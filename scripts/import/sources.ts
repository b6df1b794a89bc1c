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
};
