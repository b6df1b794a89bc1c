import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";

// The object of an account that nobody has linked, asked without the calls of the site.

export const link = { accountId: 500_000_001, linkedAt: 1000 };
export const beganAt = 1_795_000_000;
export const account = () => battlesOf(env, link.accountId);
export const recordOf = (n: number, changes: Partial<BattleRecord> = {}) => {
  const { accountId: _, ...battle } = battleOf({ arenaId: String(n), startedAt: beganAt + n, ...changes });
  return battle;
};
export const sql = <T>(query: string, ...values: unknown[]) =>
  runInDurableObject(account(), (_, { storage }) => storage.sql.exec(query, ...values).toArray()) as Promise<T[]>;
/** The sums of all random battles. */
export const all = async () => {
  const [row] = await sql<Record<string, number>>("SELECT * FROM roll_ups WHERE tank_id = 0 AND day = 0 AND map = -1");
  return row;
};
