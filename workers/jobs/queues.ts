import type { Env } from "#workers/bindings.ts";
import { runIdentityChecks } from "./identity-checks.ts";
import { readClans } from "./read-clans.ts";
import { readPlayers } from "./read-players.ts";
import { storeErrors } from "./store-errors.ts";
import { takeContributions } from "./take-contributions.ts";

/** The consumer of each queue, by the queue's name in wrangler.toml. */
const CONSUMERS: Record<string, (batch: MessageBatch<unknown>, env: Env) => Promise<void>> = {
  "the-index-errors": storeErrors,
  "the-index-checks": runIdentityChecks,
  "the-index-clans": readClans,
  "the-index-players": readPlayers,
  "the-index-contributions": takeContributions,
};

export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const consumer = CONSUMERS[batch.queue];
  if (!consumer) throw new Error(`Nothing consumes the queue ${batch.queue}.`);
  await consumer(batch, env);
}
