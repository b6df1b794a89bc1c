import { z } from "zod";

/** The most that a report from outside may have, bytes of its JSON. */
export const MAX_REPORT_BYTES = 4 * 1024;

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

/**
 * Reports a rendering error. Its own failure is ignored: the visitor's answer matters more. To another server the Worker
 * is one outside, whose report must not be long: then it is cut.
 */
export async function postLog(fetch: typeof globalThis.fetch, entry: LogEntry): Promise<void> {
  const post = (report: LogEntry) =>
    fetch("/api/log", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
    });
  try {
    if ((await post(entry)).status === 413) await post(shortened(entry));
  } catch {
    // ignored on purpose, see above
  }
}

/** The beginning of each text, so that the report may come from outside. */
export function shortened(entry: LogEntry): LogEntry {
  const texts = ["stack", "originalMessage", "message", "url"] as const;
  const short = { ...entry };
  const bytes = () => new TextEncoder().encode(JSON.stringify(short)).length;
  // The longest of them is halved until all fit.
  while (bytes() > MAX_REPORT_BYTES) {
    const longest = texts.reduce((a, b) => (short[b].length > short[a].length ? b : a));
    short[longest] = short[longest].slice(0, short[longest].length >> 1);
  }
  return short;
}
