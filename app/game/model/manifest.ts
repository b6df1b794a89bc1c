import { z } from "zod";
import { SOURCE_KEYS, sourceRefSchema } from "./provenance.ts";

/** Version of the dataset's own shape; raised whenever a published field changes. */
export const SCHEMA_VERSION = 3;

/** One published part of the dataset and the sources it was made from. */
export const datasetPartSchema = z.object({
  /** Path below the dataset's root; `{…}` stands for the varying segments. */
  path: z.string(),
  files: z.int().positive(),
  bytes: z.int().positive(),
  sources: z.array(z.enum(SOURCE_KEYS)).min(1),
});

/** A version of the game, and when the source that speaks of it is from. */
export const knownPatchSchema = z.object({
  /** Four numbers at most, e.g. `2.3.1.3`. */
  version: z.string().regex(/^\d+(\.\d+){1,3}$/),
  /** ISO 8601: year and month, with the day where the source states it. */
  date: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/),
});

export type KnownPatch = z.infer<typeof knownPatchSchema>;

/** `manifest.json`: what the dataset is made of. */
export const manifestSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  /** Version of the game client the definitions are from. */
  gameVersion: z.string(),
  realm: z.string(),
  /** The newest version that any source knows: when it is later than `gameVersion`, the definitions are older. */
  newestKnownPatch: knownPatchSchema,
  sources: z.partialRecord(z.enum(SOURCE_KEYS), sourceRefSchema),
  parts: z.array(datasetPartSchema),
  counts: z.object({
    /** Entries of the client's vehicle lists. */
    entries: z.int(),
    full: z.int(),
    summary: z.int(),
    /** Entries left out, by the rule that left them out. */
    leftOut: z.record(z.string(), z.int()),
  }),
  /** What the sources held and the importer could not place, by kind: how many, and which. */
  notes: z.array(z.object({ kind: z.string(), count: z.int(), items: z.array(z.string()) })),
  /** SHA-256 over every other file's path and content: equal sets of files have equal hashes. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Manifest = z.infer<typeof manifestSchema>;
