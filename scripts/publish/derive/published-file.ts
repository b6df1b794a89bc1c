import type { z } from "zod";

/** A path below /api/files, and the text that is published there. */
export type PublishedText = [path: string, text: string];

/** A value as its file, checked against what pages expect. */
export function publishedFile(path: string, schema: z.ZodType, value: unknown): PublishedText {
  return [path, JSON.stringify(schema.parse(value))];
}
