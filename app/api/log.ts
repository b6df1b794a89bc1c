import { z } from "zod";

/** The body of POST /api/log: an error that happened while a page was rendered. */
export const logEntrySchema = z.strictObject({
  type: z.string().min(1).max(64),
  errorId: z.string().regex(/^ERR-\d{1,12}-[0-9a-f]{6}$/),
  originalMessage: z.string().max(4_000),
  url: z.string().max(4_000),
  message: z.string().max(4_200),
  stack: z.string().max(16_000),
  /** Unix time in milliseconds. */
  ts: z.number().int().nonnegative(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Reports a rendering error. Its own failure is ignored: the visitor's answer matters more. */
export async function postLog(fetch: typeof globalThis.fetch, entry: LogEntry): Promise<void> {
  try {
    await fetch("/api/log", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entry),
    });
  } catch {
    // ignored on purpose, see above
  }
}
