import { z } from "zod";
import { columnName } from "#app/game/battles/battle-columns.ts";
import { SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { unixDay } from "#app/game/unix-days.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { type AccountDailyTotals, accountDailyTotalsSchema } from "#workers/battles/store/daily-totals.ts";
import type { Env } from "#workers/bindings.ts";

/** Accounts per message when requesting a resend. */
const PAGE_SIZE = 100;

/** Contributions of an account, or the order to ask the next page of accounts for theirs, or to compare them. */
const messageSchema = z.union([
  accountDailyTotalsSchema,
  z.strictObject({ askAfter: z.int().nonnegative() }),
  z.strictObject({ compareAfter: z.int().nonnegative() }),
]);
type DailyTotalsMessage = z.infer<typeof messageSchema>;

type Needed = Pick<Env, "DB" | "BATTLES" | "CONTRIBUTIONS">;

/** Queue consumer. A failed message is retried alone; the account's object resends what is lost for good. */
export async function ingestDailyTotals(batch: MessageBatch<unknown>, env: Needed): Promise<void> {
  for (const message of batch.messages) {
    try {
      const read = messageSchema.safeParse(message.body);
      if (!read.success) console.error("Queued contributions are malformed and were dropped", message.id);
      else if ("compareAfter" in read.data) await comparePage(env, read.data.compareAfter);
      else if ("askAfter" in read.data) await askPage(env, read.data.askAfter);
      else await ingest(env, read.data);
      message.ack();
    } catch (error) {
      console.error("Queued contributions failed and come again", message.id, error);
      message.retry();
    }
  }
}

/**
 * Stores whatever is newer than the database's rows and confirms it to the account's object. An account that is
 * unlinked, or linked again since, contributes nothing, so a late message restores nothing.
 */
async function ingest(env: Needed, { accountId, linkedAt, contributions }: AccountDailyTotals): Promise<void> {
  await env.DB.prepare(INGEST).bind(accountId, JSON.stringify(contributions), linkedAt).run();
  const taken = contributions.map(({ tankId, day, revision }) => ({ tankId, day, revision }));
  await battlesOf(env, accountId).taken({ accountId, linkedAt }, taken);
}

/** Begins the rebuilds that an operator has ordered by a row of `rebuilds` (docs/operations.md). */
export async function startRebuilds(env: Pick<Env, "DB" | "CONTRIBUTIONS">): Promise<void> {
  const ordered = await env.DB.prepare("SELECT after_account FROM rebuilds").raw<[number]>();
  for (const [askAfter] of ordered) {
    await env.CONTRIBUTIONS.send({ askAfter } satisfies DailyTotalsMessage);
    await env.DB.prepare("DELETE FROM rebuilds WHERE after_account = ?").bind(askAfter).run();
  }
}

/** Has a page of accounts send everything again. One that cannot is left to the daily comparison. */
async function askPage(env: Needed, after: number): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT account_id AS accountId FROM game_accounts WHERE account_id > ? ORDER BY account_id LIMIT ?",
  )
    .bind(after, PAGE_SIZE)
    .all<{ accountId: number }>();
  for (const { accountId } of results) {
    try {
      await battlesOf(env, accountId).sendAgain();
    } catch (error) {
      console.error("An account could not be asked to send everything again", error);
    }
  }
  const last = results.at(-1);
  if (last && results.length === PAGE_SIZE)
    await env.CONTRIBUTIONS.send({ askAfter: last.accountId } satisfies DailyTotalsMessage);
}

const COMPARED = "averages:compared";

/** Has all accounts compared with the database, once a day. @param now unix time in milliseconds */
export async function startComparison(env: Pick<Env, "CACHE" | "CONTRIBUTIONS">, now: number): Promise<void> {
  const today = String(unixDay(now));
  if ((await env.CACHE.get(COMPARED)) === today) return;
  await env.CONTRIBUTIONS.send({ compareAfter: 0 } satisfies DailyTotalsMessage);
  await env.CACHE.put(COMPARED, today);
}

/**
 * Compares a page of accounts in the database with their objects. On a difference it has everything sent again and
 * deletes rows that no object has. An account that cannot be compared does not block the others.
 */
async function comparePage(env: Needed, after: number): Promise<void> {
  const { results: accounts } = await env.DB.prepare(
    "SELECT account_id AS accountId, linked_at AS linkedAt FROM game_accounts WHERE account_id > ? ORDER BY account_id LIMIT ?",
  )
    .bind(after, PAGE_SIZE)
    .all<{ accountId: number; linkedAt: number }>();
  const ids = JSON.stringify(accounts.map(({ accountId }) => accountId));
  const stored = new Map(
    (await env.DB.prepare(TOTALS).bind(ids).raw<number[]>()).map(([id = 0, ...totals]) => [id, totals]),
  );
  const nothing = [0, 0, 0, ...SUM_KEYS.map(() => 0)];
  for (const { accountId, linkedAt } of accounts) {
    try {
      const mending = await battlesOf(env, accountId).compare(
        { accountId, linkedAt },
        stored.get(accountId) ?? nothing,
      );
      if (mending === null) continue;
      console.warn(`The averages have something else of an account than its battles come to: ${accountId}`);
      // The battles are gone, so the averages hold all that is left of them.
      if (mending === "empty") continue;
      await env.DB.prepare(FORGET).bind(accountId, JSON.stringify(mending.keys), mending.revision).run();
    } catch (error) {
      console.error("An account could not be compared with the averages", error);
    }
  }
  const last = accounts.at(-1);
  if (last && accounts.length === PAGE_SIZE)
    await env.CONTRIBUTIONS.send({ compareAfter: last.accountId } satisfies DailyTotalsMessage);
}

const columns = SUM_KEYS.map(columnName);

const TOTALS = `SELECT account_id, count(*), sum(tank_id), sum(day), ${columns.map((column) => `sum(${column})`).join(", ")}
FROM contributions WHERE account_id IN (SELECT value FROM json_each(?)) GROUP BY account_id`;

/** Also what claims to be newer than the account's object, which would never be replaced. */
const FORGET = `DELETE FROM contributions WHERE account_id = ?1 AND (revision >= ?3 OR NOT EXISTS (
  SELECT 1 FROM json_each(?2) WHERE value ->> 'tankId' = tank_id AND value ->> 'day' = day))`;
const stored = ["revision", ...columns];

const INGEST = `
INSERT INTO contributions (account_id, tank_id, day, revision, ${columns.join(", ")})
SELECT ?1, value ->> 'tankId', value ->> 'day', value ->> 'revision', ${SUM_KEYS.map((key) => `value ->> '${key}'`).join(", ")}
FROM json_each(?2)
WHERE EXISTS (SELECT 1 FROM game_accounts WHERE account_id = ?1 AND linked_at = ?3)
ON CONFLICT DO UPDATE SET ${stored.map((column) => `${column} = excluded.${column}`).join(", ")}
WHERE excluded.revision > contributions.revision`;
