import { drizzle } from "drizzle-orm/d1";
import { type LogEntry, logEntrySchema } from "#app/api/log.ts";
import type { Env } from "#workers/bindings.ts";
import { errors } from "#workers/storage/errors-schema.ts";

const relayMs = 5_000;

/**
 * Queue consumer: stores reported errors, and forwards them to LOG_ORIGIN where that is configured. A message that is
 * delivered twice is stored once, by its error id. A forward that fails is not repeated: the report is stored here.
 */
export async function storeErrors(batch: MessageBatch<unknown>, env: Pick<Env, "DB" | "LOG_ORIGIN">): Promise<void> {
  const db = drizzle(env.DB);
  for (const message of batch.messages) {
    const entry = logEntrySchema.safeParse(message.body);
    if (entry.success) {
      const { ts, ...fields } = entry.data;
      const row = { ...fields, happenedAt: ts, storedAt: Date.now() };
      await db.insert(errors).values(row).onConflictDoNothing();
      if (env.LOG_ORIGIN) await relay(env.LOG_ORIGIN, entry.data);
    } else {
      console.error("A queued error report is malformed and was dropped", message.id);
    }
    message.ack();
  }
}

async function relay(origin: string, entry: LogEntry): Promise<void> {
  try {
    const answer = await fetch(new URL("/api/log", origin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(relayMs),
    });
    if (!answer.ok) console.error(`The log at LOG_ORIGIN answered ${answer.status}`, entry.errorId);
  } catch (error) {
    console.error("The log at LOG_ORIGIN did not answer", entry.errorId, error);
  }
}
