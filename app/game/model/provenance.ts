import { z } from "zod";

/** Where a part of a record comes from; the pages print it beside the figures. */
export const sourceRefSchema = z.object({
  /** What it is, in words: "Client definitions", "Marks of excellence thresholds, EU". */
  title: z.string().min(1),
  /** Who published it. */
  publisher: z.string().min(1),
  /** Game version or data version, where the source has one. */
  version: z.string().nullable(),
  /** Date of the source, ISO 8601 (year, month and day; or the range the source states). */
  date: z.string().min(4),
});

export type SourceRef = z.infer<typeof sourceRefSchema>;

/** Keys of the sources, as the manifest lists them. */
export const SOURCE_KEYS = ["definitions", "names", "newer", "expected", "marks", "usage", "maps", "research"] as const;

export type SourceKey = (typeof SOURCE_KEYS)[number];
