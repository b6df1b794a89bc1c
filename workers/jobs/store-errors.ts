import { drizzle } from "drizzle-orm/d1";
import { logEntrySchema } from "#app/api/log.ts";
import type { Env } from "#workers/env.ts";
import { errors } from "#workers/storage/schema.ts";

/** Queue consumer: stores reported errors. A message delivered twice is stored once, by its error id. */
export async function storeErrors(batch: MessageBatch<unknown>, env: Pick<Env, "DB">): Promise<void> {
  const db = drizzle(env.DB);
  for (const message of batch.messages) {
    const entry = logEntrySchema.safeParse(message.body);
    if (entry.success) {
      const { ts, ...fields } = entry.data;
      const row = { ...fields, happenedAt: ts, storedAt: Date.now() };
      await db.insert(errors).values(row).onConflictDoNothing();
    } else {
      console.error("A queued error report is malformed and was dropped", message.id);
    }
    message.ack();
  }
}
