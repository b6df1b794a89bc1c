import { z } from "zod";

/** The later client that an item was transcribed from, if its own files are not available. */
export const transcribedFromSchema = z.object({
  version: z.string().regex(/^\d+(\.\d+){1,3}$/),
  /** The public copy that was read, and its commit. */
  publisher: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
});

export type TranscribedFrom = z.infer<typeof transcribedFromSchema>;
