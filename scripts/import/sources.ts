import type { Manifest } from "#app/game/model/manifest.ts";
import type { Patch, SourceKey, SourceRef } from "#app/game/model/provenance.ts";
import type { StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import type { Transcriptions } from "./read/transcriptions.ts";

/** A public copy of a client. */
interface Copy {
  publisher: string;
  date: string;
}

/** Copies with a known date. No other version has one. */
const COPIES: Record<string, Copy> = {
  "1.26.1.0": { publisher: "StranikS-Scan/WorldOfTanks-Decompiled", date: "2024-10-16" },
};

/** The known copy of a client version. */
export function copyOf(version: string): Copy | undefined {
  return COPIES[version];
}

/**
 * Each source other than the definitions, with its date. The dates are the sources' own, so that two runs over the
 * same sources give the same dataset, byte for byte.
 */
const SOURCES: Record<
  Exclude<SourceKey, "definitions" | "maps" | "mastery" | "publisher" | "transcribed">,
  SourceRef
> = {
  names: {
    title: "English vehicle names",
    publisher: "LaFrench-Touch/Tankle; Phalynx/WoT-Dossier-Cache-to-JSON",
    version: null,
    date: "2023-01 to 2026-07",
  },
  gameNames: {
    title: "The game's own names of vehicles and modules",
    publisher: "wot-tools-dev/WorldofTanks-Code; SerVB/world-of-tanks-na-files",
    version: "1.5.0.4 and about 2.4",
    date: "2019-05 to 2026",
  },
  fittingNames: {
    title: "The game's own names of equipment, consumables, directives, perks and field modifications",
    publisher: "wot-tools-dev/WorldofTanks-Code",
    version: "2.4.0",
    date: null,
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
    version: "1.26.1.0",
    date: "2024-10",
  },
  battles: {
    title: "Results of 121 random battles from public replays",
    publisher: "Players who made their replays public",
    version: "0.9.7 to 2.3.0",
    date: "2015-05 to 2026-06",
  },
  research: {
    title: "Research steps to tier XI",
    publisher: "wotstat/wot-src",
    version: "2.3.1 to 2.4",
    date: "2026-07",
  },
  stated: {
    title: "Stats of the best modules, client 2.1.1",
    publisher: "goldflag/wot-decompiled-stats",
    version: "2.1.1",
    date: "2025-12",
  },
  statedByPublisher: {
    title: "Damage, health, speed and dispersion of tiers VI to XI by the publisher",
    publisher: "LaFrench-Touch/Tankle",
    version: null,
    date: "2026-07-05",
  },
};

/** The first version newer than each source of later stats: definitions from this version on are not changed by it. */
export const STATED_BEFORE: Record<StatedSource, string> = { stated: "2.1.1", statedByPublisher: "2.3" };

/** The newest patch in the list of newer vehicles: client lists up to 2.3.1.3 EU; of the day only the month is known. */
export const NEWER_LIST = { version: "2.3.1.3", date: "2026-07" };

/** The game that a dataset is of. */
export interface DatasetSource {
  /** Patch of the newest whole client. */
  patch: Patch;
  realm: string;
  /** Patches of single vehicles, where they are others. */
  others: readonly Patch[];
}

/** The definitions that a record, or the dataset, was made from. */
export function definitionsRef({ version, commonTest, publisher, date }: Patch, realm?: string): SourceRef {
  const title = ["Client definitions", commonTest && "Common Test", realm].filter(Boolean).join(", ");
  return { title, publisher, version, date };
}

/**
 * Every source of a run, as the manifest lists them.
 * @param publisher version and day of the publisher's API, as it answers them
 */
export function sourcesOf(
  { patch, realm }: DatasetSource,
  publisher: SourceRef | undefined,
  transcriptions: Transcriptions = {},
): SourceRefs {
  const from = Object.values(transcriptions).map((transcription) => transcription.from);
  return {
    definitions: definitionsRef(patch, realm),
    ...SOURCES,
    maps: { ...definitionsRef(patch), title: "Maps of the client, with names from replays" },
    ...(publisher && { publisher }),
    ...(from.length > 0 && {
      transcribed: {
        title: "Skills and equipment of later clients, transcribed",
        publisher: [...new Set(from.map((source) => source.publisher))].join("; "),
        version: [...new Set(from.map(({ version }) => version))].join(" and "),
        date: null,
      },
    }),
  };
}

/** Source references for the vehicle and map names that an installed game's texts supply instead of lists. */
export function textRefs({ patch }: DatasetSource, { names, maps }: { names: boolean; maps: boolean }): SourceRefs {
  const { version, publisher, date } = patch;
  const of = (title: string): SourceRef => ({ title, publisher, version, date });
  return {
    ...(names && { names: of("Vehicle names of the game's own texts") }),
    ...(maps && { maps: of("Maps of the client, with names of its own texts") }),
  };
}

export type SourceRefs = Partial<Record<SourceKey, SourceRef>>;

/** The newest patch of the live game that the used sources know. */
export function newestPatch(
  { patch, others }: DatasetSource,
  usesNewer: boolean,
  publisher?: SourceRef,
): Manifest["newestKnownPatch"] {
  const known = [patch, ...others].filter(({ commonTest }) => !commonTest);
  const live: Manifest["newestKnownPatch"][] = known.map(({ version, date }) => ({ version, date }));
  if (usesNewer) live.push(NEWER_LIST);
  if (publisher?.version) live.push({ version: publisher.version, date: publisher.date });
  return live.reduce((newest, candidate) =>
    compareVersions(candidate.version, newest.version) > 0 ? candidate : newest,
  );
}
