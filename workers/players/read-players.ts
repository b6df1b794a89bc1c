import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";
import { playerSourcesOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { Env } from "#workers/bindings.ts";
import { refreshStatistics } from "#workers/players/refresh-statistics.ts";
import { forgetOldSnapshots, isFollowed, playersToRead } from "#workers/players/store/followed-players.ts";
import { keptPlayer } from "#workers/players/store/kept-players.ts";
import { ProviderError } from "#workers/providers/provider.ts";

/**
 * Consumes messages that each trigger requests to the publisher. If those fail, the message is left until the schedule
 * next asks, so that an outage adds no load; any other failure is retried.
 */
export async function readQueued<T>(
  batch: MessageBatch<unknown>,
  {
    what,
    schema,
  }: {
    /** Names a message in the log. */
    what: string;
    schema: z.ZodType<T>;
  },
  run: (message: T) => Promise<void>,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      const read = schema.safeParse(message.body);
      if (read.success) await run(read.data);
      else console.error(`${what} is malformed and was dropped`, message.id);
      message.ack();
    } catch (error) {
      if (error instanceof ProviderError) {
        console.warn(`${what}: ${error.message}`);
        message.ack();
        continue;
      }
      console.error(`${what} failed and comes again`, message.id, error);
      message.retry();
    }
  }
}

/** Players that one run of the schedule puts into the queue: 1,200 an evening. */
const MAX_AT_ONCE = 300;
/** Messages that a queue takes at once. */
const BATCH = 100;

const messageSchema = z.strictObject({ region: z.enum(PUBLISHER_REGIONS), accountId: accountIdSchema });

/** The hourly work: forgets old readings, and in the evening lets the players be read. @param now unix time in ms */
export async function planPlayerSnapshots(env: Pick<Env, "DB" | "PLAYERS">, now: number): Promise<void> {
  await forgetOldSnapshots(env.DB, now);
  const due = await playersToRead(env.DB, now, MAX_AT_ONCE);
  for (let from = 0; from < due.length; from += BATCH) {
    await env.PLAYERS.sendBatch(due.slice(from, from + BATCH).map((body) => ({ body })));
  }
}

/** Queue consumer. A message is one player: up to four calls. */
export async function readPlayers(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  // A deployed site never calls a simulator; on a local one the site's own address is this machine.
  const sources = playerSourcesOf(env, env.SITE_ORIGIN || "http://localhost");
  await readQueued(batch, { what: "A queued reading of a player", schema: messageSchema }, async (which) => {
    // The link may have ended since the message was written.
    if (!sources || !(await isFollowed(env.DB, which.accountId))) return;
    const kept = await keptPlayer(env, which.accountId);
    await refreshStatistics(env, sources, which, { kept, requested: false, now: Date.now() });
  });
}
