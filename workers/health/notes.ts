import { createMiddleware } from "hono/factory";
import type { Env } from "#workers/bindings.ts";
import type { SiteEnv } from "#workers/env.ts";
import { hasSeen, takeSeen } from "#workers/providers/call.ts";

const NOTE = `INSERT INTO health (part, succeeded_at, failed_at) VALUES (?1, ?2, ?3)
ON CONFLICT DO UPDATE SET succeeded_at = max(succeeded_at, excluded.succeeded_at), failed_at = max(failed_at, excluded.failed_at)`;

/** Notes when something did its work and when it did not. Without the database it is lost, which is known by then. */
async function note(db: D1Database, rows: (readonly [part: string, succeededAt: number, failedAt: number])[]) {
  if (rows.length === 0) return;
  try {
    await db.batch(rows.map((row) => db.prepare(NOTE).bind(...row)));
  } catch (error) {
    console.warn("How jobs and servers of others are could not be noted", error);
  }
}

/** Records the results of the hourly jobs. @param now unix time in ms */
export async function noteJobs({ DB }: Pick<Env, "DB">, done: ReadonlyMap<string, boolean>, now: number) {
  await note(
    DB,
    [...done].map(([name, succeeded]) => [`job ${name}`, succeeded ? now : 0, succeeded ? 0 : now]),
  );
}

/** Notes how servers of others answered to this isolate since the last time. */
export async function noteUpstreams({ DB }: Pick<Env, "DB">): Promise<void> {
  await note(
    DB,
    takeSeen().map(([name, { succeededAt, failedAt }]) => [`upstream ${name}`, succeededAt, failedAt]),
  );
}

/** An isolate notes so often at most. */
const NOTED_EVERY_MS = 60_000;
let notedAt = 0;

/** After an answer, records the status of the external servers called, if any. */
export function upstreamNotes() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const now = Date.now();
    if (!hasSeen() || Math.abs(now - notedAt) < NOTED_EVERY_MS) return;
    notedAt = now;
    c.executionCtx.waitUntil(noteUpstreams(c.env));
  });
}
