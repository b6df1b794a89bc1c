import { NOT_SAID } from "#app/game/battles/battle-columns.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { knownThings } from "#app/game/battles/known-things.ts";
import { limitsOfVehicles } from "#app/game/battles/vehicle-limits.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/addresses/dataset-paths.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { validateBattles } from "#workers/battles/api/validate-battles.ts";
import type { Env } from "#workers/bindings.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import type { Link } from "./account-battles.ts";
import { battlesOf } from "./battles-of.ts";

/** Battles that wait until the dataset knows their vehicle: of an account at most, of all together, and for how long. */
export const MAX_WAIT = { account: 500, all: 50_000, days: 90 } as const;

/**
 * Puts battles of a link on hold, each once: the first record of an arena stays. Battles beyond the limits are
 * dropped.
 * @param now unix time in milliseconds
 * @returns arena ids of the given battles that are waiting
 */
export async function keepWaiting(
  db: D1Database,
  { accountId, linkedAt }: Link,
  battles: readonly BattleRecord[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (battles.length === 0) return new Set();
  const sent = JSON.stringify(battles);
  const [, there] = await db.batch<{ arenaId: string }>([
    db.prepare(KEEP).bind(accountId, sent, now, linkedAt, MAX_WAIT.account, MAX_WAIT.all),
    db.prepare(THERE).bind(accountId, sent),
  ]);
  return new Set(there?.results.map(({ arenaId }) => arenaId));
}

/** @param now unix time in milliseconds */
async function dropOldWaiting(db: D1Database, now: number): Promise<void> {
  const oldest = now - MAX_WAIT.days * 86_400_000;
  await db.prepare("DELETE FROM waiting_battles WHERE came_at < ?").bind(oldest).run();
}

/** A figure that records have only since this one was kept is not known. */
const recordOf = (text: string) => ({ ...NOT_SAID, ...JSON.parse(text) }) as BattleRecord;

interface DueBattles {
  link: Link;
  arenaIds: string[];
  battles: BattleRecord[];
}

/**
 * Battles waiting for one of these vehicles, by account. Accounts come in random order, so that one that fails does
 * not block the others.
 */
async function dueBattles(
  db: D1Database,
  vehicles: readonly number[],
  { accounts, battles }: { accounts: number; battles: number },
): Promise<DueBattles[]> {
  const { results } = await db
    .prepare(DUE)
    .bind(JSON.stringify(vehicles), accounts, battles)
    .all<{ accountId: number; linkedAt: number; arenaId: string; battle: string }>();
  const due = new Map<number, DueBattles>();
  for (const { accountId, linkedAt, arenaId, battle } of results) {
    const ofAccount = due.get(accountId) ?? { link: { accountId, linkedAt }, arenaIds: [], battles: [] };
    ofAccount.arenaIds.push(arenaId);
    ofAccount.battles.push(recordOf(battle));
    due.set(accountId, ofAccount);
  }
  return [...due.values()];
}

/** Battles of an account wait no more. */
async function dropWaiting(db: D1Database, accountId: number, arenaIds: readonly string[]): Promise<void> {
  const query = "DELETE FROM waiting_battles WHERE account_id = ? AND arena_id IN (SELECT value FROM json_each(?))";
  await db.prepare(query).bind(accountId, JSON.stringify(arenaIds)).run();
}

/** What waits of accounts, the oldest first. `cameAt`: unix time in milliseconds. */
export async function waitingOf(db: D1Database, accountIds: readonly number[]) {
  const { results } = await db
    .prepare(OF_ACCOUNTS)
    .bind(JSON.stringify(accountIds))
    .all<{ battle: string; cameAt: number }>();
  return results.map(({ battle, cameAt }) => ({ battle: recordOf(battle), cameAt }));
}

const KEEP = `INSERT INTO waiting_battles (account_id, arena_id, tank_id, battle, came_at)
SELECT ?1, value ->> 'arenaId', value ->> 'tankId', value, ?3 FROM json_each(?2)
WHERE EXISTS (SELECT 1 FROM game_accounts WHERE account_id = ?1 AND linked_at = ?4)
AND NOT EXISTS (SELECT 1 FROM waiting_battles WHERE account_id = ?1 AND arena_id = value ->> 'arenaId')
LIMIT max(0, min(
  ?5 - (SELECT count(*) FROM waiting_battles WHERE account_id = ?1),
  ?6 - (SELECT count(*) FROM waiting_battles)
))
ON CONFLICT DO NOTHING`;

const THERE = `SELECT arena_id AS arenaId FROM waiting_battles
WHERE account_id = ?1 AND arena_id IN (SELECT value ->> 'arenaId' FROM json_each(?2))`;

const DUE = `WITH due AS MATERIALIZED (
  SELECT account_id, random() AS turn FROM waiting_battles
  WHERE tank_id IN (SELECT value FROM json_each(?1)) GROUP BY account_id ORDER BY turn LIMIT ?2
)
SELECT account_id AS accountId, linked_at AS linkedAt, arena_id AS arenaId, battle
FROM due JOIN waiting_battles USING (account_id) JOIN game_accounts USING (account_id)
WHERE tank_id IN (SELECT value FROM json_each(?1)) ORDER BY turn LIMIT ?3`;

const OF_ACCOUNTS = `SELECT battle, came_at AS cameAt FROM waiting_battles
WHERE account_id IN (SELECT value FROM json_each(?)) ORDER BY came_at`;

const EVERY_HOURS = 6;
/** Maximum released per run: each account takes two calls. */
const A_RUN = { accounts: 200, battles: 1000 } as const;

/**
 * Deletes battles that have waited too long. Every six hours, takes those whose vehicle the dataset now has, as if
 * they were sent again; rejected ones are deleted.
 * @param now unix time in milliseconds
 */
export async function releaseWaiting(env: Pick<Env, "DB" | "BATTLES" | "CACHE" | "FILES">, now: number): Promise<void> {
  await dropOldWaiting(env.DB, now);
  if (new Date(now).getUTCHours() % EVERY_HOURS !== 0) return;
  const dataset = new Dataset(env);
  const columns = await dataset.json<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  if (!columns) return;
  const known = knownThings(columns);
  const limitsOf = limitsOfVehicles(columns, await dataset.json<RevisedColumns>(REVISED_COLUMNS_PATHS.top));
  for (const { link, arenaIds, battles } of await dueBattles(env.DB, columns.id, A_RUN)) {
    try {
      const context = { accountId: link.accountId, now: Math.floor(now / 1000), limitsOf, known };
      const records = validateBattles(battles, context).good.map(({ battle: { accountId: _, ...record } }) => record);
      // Linked again meanwhile: the waiting battles went with the earlier link.
      if (records.length > 0 && (await battlesOf(env, link.accountId).record(link, records)) === null) continue;
      await dropWaiting(env.DB, link.accountId, arenaIds);
    } catch (error) {
      console.error("Waiting battles of an account could not be taken and go on waiting", error);
    }
  }
}
