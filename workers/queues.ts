import { runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { ingestDailyTotals } from "#workers/battles/jobs/ingest-daily-totals.ts";
import type { Env } from "#workers/bindings.ts";
import { readClans } from "#workers/clans/read-clans.ts";
import { storeErrors } from "#workers/errors/store-errors.ts";
import { noteUpstreams } from "#workers/health/notes.ts";
import { boundedBindings } from "#workers/http/bounded-bindings.ts";
import { JOBS_PATIENCE } from "#workers/http/in-time.ts";
import { readPlayers } from "#workers/players/read-players.ts";

/** The consumer of each queue, by the queue's name in wrangler.toml. */
const CONSUMERS: Record<string, (batch: MessageBatch<unknown>, env: Env) => Promise<void>> = {
  "the-index-errors": storeErrors,
  "the-index-checks": runIdentityChecks,
  "the-index-clans": readClans,
  "the-index-players": readPlayers,
  "the-index-contributions": ingestDailyTotals,
};

export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const consumer = CONSUMERS[batch.queue];
  if (!consumer) throw new Error(`Nothing consumes the queue ${batch.queue}.`);
  const patient = boundedBindings(env, JOBS_PATIENCE);
  await consumer(batch, patient);
  await noteUpstreams(patient);
}
