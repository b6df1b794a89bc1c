import { z } from "zod";

/** Source of a part of a record; pages show it next to the values. */
export const sourceRefSchema = z.object({
  /** Readable title: "Client definitions", "Marks of excellence thresholds, EU". */
  title: z.string().min(1),
  /** Who published it. */
  publisher: z.string().min(1),
  /** Game version or data version, where the source has one. */
  version: z.string().nullable(),
  /** Date of the source, ISO 8601 (year, month and day; or the range the source states); null where it is not known. */
  date: z.string().min(4).nullable(),
});

export type SourceRef = z.infer<typeof sourceRefSchema>;

/** The state of the game that a record's figures are of. */
export const patchSchema = z.object({
  /** Up to four numbers, e.g. `2.3.1.5412`. */
  version: z.string().regex(/^\d+(\.\d+){1,3}$/),
  /** Of a Common Test: the figures may still change before they reach the game. */
  commonTest: z.boolean(),
  /** ISO 8601; null where no source states it. */
  date: z.string().min(4).nullable(),
  /** Who published the definitions. */
  publisher: z.string().min(1),
  /** Commit of the public copy that was read; null where there is none. */
  commit: z.string().nullable(),
});

export type Patch = z.infer<typeof patchSchema>;

/** The same, as lists of vehicles need it. */
export const statsPatchSchema = patchSchema.pick({ version: true, commonTest: true });

export type StatsPatch = z.infer<typeof statsPatchSchema>;

/** Keys of the sources, as the manifest lists them. */
export const SOURCE_KEYS = [
  "definitions",
  "names",
  "gameNames",
  "fittingNames",
  "newer",
  "expected",
  "marks",
  "usage",
  "battles",
  "mastery",
  "maps",
  "research",
  "publisher",
  "transcribed",
  "stated",
  "statedByPublisher",
] as const;

export type SourceKey = (typeof SOURCE_KEYS)[number];
