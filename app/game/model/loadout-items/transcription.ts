import { z } from "zod";

/** The later client that a thing was transcribed from, where its own files are not at hand. */
export const transcribedFromSchema = z.object({
  version: z.string().regex(/^\d+(\.\d+){1,3}$/),
  /** The public copy that was read, and its commit. */
  publisher: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
});

export type TranscribedFrom = z.infer<typeof transcribedFromSchema>;
