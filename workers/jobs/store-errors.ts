import { z } from "zod";
import { type LogEntry, logEntrySchema, shortened } from "#app/api/log.ts";
import type { Env } from "#workers/bindings.ts";
import { keepReports } from "#workers/storage/errors/keep-reports.ts";

const relayMs = 5_000;

/** What POST /api/log queues. */
export const queuedReportSchema = z.strictObject({ entry: logEntrySchema, byWorker: z.boolean() });
export type QueuedReport = z.infer<typeof queuedReportSchema>;

/**
 * Queue consumer: stores reported errors, and forwards them to LOG_ORIGIN where that is configured. A message that is
 * delivered twice is counted once, by its error id. A forward that fails is not repeated: the report is stored here.
 */
export async function storeErrors(batch: MessageBatch<unknown>, env: Pick<Env, "DB" | "LOG_ORIGIN">): Promise<void> {
  const reports = batch.messages.flatMap((message) => {
    const report = queuedReportSchema.safeParse(message.body);
    if (!report.success) console.error("A queued error report is malformed and was dropped", message.id);
    return report.data ?? [];
  });
  await keepReports(env.DB, reports, Date.now());
  for (const message of batch.messages) message.ack();
  if (!env.LOG_ORIGIN) return;
  for (const { entry } of reports) await relay(env.LOG_ORIGIN, entry);
}

/** There the report is one from outside. */
async function relay(origin: string, entry: LogEntry): Promise<void> {
  try {
    const answer = await fetch(new URL("/api/log", origin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(shortened(entry)),
      signal: AbortSignal.timeout(relayMs),
    });
    void answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) console.error(`The log at LOG_ORIGIN answered ${answer.status}`, entry.errorId);
  } catch (error) {
    console.error("The log at LOG_ORIGIN did not answer", entry.errorId, error);
  }
}
