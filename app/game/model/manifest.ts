import { z } from "zod";
import { REGIONS } from "./enumerations/regions.ts";
import { SOURCE_KEYS, sourceRefSchema, statsPatchSchema } from "./provenance.ts";

/** Version of the dataset's own shape; raised whenever a published field changes. */
export const SCHEMA_VERSION = 8;

/** One published part of the dataset and the sources it was made from. */
const datasetPartSchema = z.object({
  /** Path below the dataset's root; `{…}` marks variable segments. */
  path: z.string(),
  files: z.int().positive(),
  bytes: z.int().positive(),
  sources: z.array(z.enum(SOURCE_KEYS)).min(1),
});

/** A game version, and the date of the source that mentions it. */
const knownPatchSchema = z.object({
  /** Four numbers at most, e.g. `2.3.1.3`. */
  version: z.string().regex(/^\d+(\.\d+){1,3}$/),
  /** ISO 8601: year and month, with the day where the source states it; null where no source states the date. */
  date: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/)
    .nullable(),
});

/** `manifest.json`: the contents of the dataset. */
export const manifestSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  /** Version of the newest whole client among the sources; single vehicles can be of later ones (`patch`). */
  gameVersion: z.string(),
  realm: z.string(),
  /**
   * The newest version of the live game in any source; when it is later than `gameVersion`, most definitions are
   * outdated.
   */
  newestKnownPatch: knownPatchSchema,
  /** The patches that figures are of, with how many vehicles each has, as published. */
  patches: z.array(statsPatchSchema.extend({ vehicles: z.int().positive() })).optional(),
  /** The regions whose marks of excellence there are, as published; absent in a dataset of before. */
  marksRegions: z.array(z.enum(REGIONS)).optional(),
  sources: z.partialRecord(z.enum(SOURCE_KEYS), sourceRefSchema),
  parts: z.array(datasetPartSchema),
  counts: z.object({
    /** Entries of the client's vehicle lists. */
    entries: z.int(),
    full: z.int(),
    summary: z.int(),
    /** Vehicles whose stock modules are reported by the publisher's API. */
    "default-profile": z.int().default(0),
    /** Entries left out, by the rule that left them out. */
    leftOut: z.record(z.string(), z.int()),
  }),
  /** Source contents that the importer could not use, by kind: how many, and which. */
  notes: z.array(z.object({ kind: z.string(), count: z.int(), items: z.array(z.string()) })),
  /** SHA-256 over every other file's path and content: equal sets of files have equal hashes. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Manifest = z.infer<typeof manifestSchema>;
