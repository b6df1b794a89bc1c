import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { Env } from "#workers/bindings.ts";

/** Calls that had begun before a link ended have ended after this time. */
const GRACE_MS = 10 * 60_000;
const AT_ONCE = 200;

/**
 * Clears once more the battles of accounts whose link has ended: a delivery that ran at the same time may have stored
 * some after they were cleared. What came under a newer link stays.
 * @param now unix time in milliseconds
 */
export async function clearEndedLinks(env: Pick<Env, "DB" | "BATTLES">, now: number): Promise<void> {
  const ended = await env.DB.prepare(
    `SELECT ended_links.account_id AS accountId, linked_at AS linkedAt
     FROM ended_links LEFT JOIN game_accounts USING (account_id) WHERE ended_at <= ? LIMIT ?`,
  )
    .bind(now - GRACE_MS, AT_ONCE)
    .all<{ accountId: number; linkedAt: number | null }>();
  for (const { accountId, linkedAt } of ended.results) {
    await battlesOf(env, accountId).clearUnless(linkedAt);
    await env.DB.prepare("DELETE FROM ended_links WHERE account_id = ?").bind(accountId).run();
  }
}
