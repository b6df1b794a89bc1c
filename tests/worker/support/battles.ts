import { env } from "cloudflare:workers";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";

type Arena = Pick<BattleRecord, "arenaId" | "startedAt">;

/** How the database says that an account is linked. */
export async function linkOf(accountId: number) {
  const query = "SELECT linked_at AS linkedAt FROM game_accounts WHERE account_id = ?";
  const row = await env.DB.prepare(query).bind(accountId).first<{ linkedAt: number }>();
  return { accountId, linkedAt: row?.linkedAt ?? 1 };
}

/** Records of which these parts are given, the rest as in the fixture. */
export const recordsOf = (battles: readonly Partial<BattleRecord>[]) =>
  battles.map((battle) => {
    const { accountId: _, ...record } = battleOf(battle);
    return record;
  });

/** Has the account's object keep battles. */
export const keepBattles = async (accountId: number, battles: readonly Partial<BattleRecord>[]) =>
  battlesOf(env, accountId).record(await linkOf(accountId), recordsOf(battles));

export const keepArenas = (accountId: number, arenas: readonly Arena[]) => keepBattles(accountId, arenas);

/** The account's newest battles, as arenas. */
export async function startsOf(accountId: number): Promise<Arena[]> {
  const battles = await battlesOf(env, accountId).newest(10);
  return battles.map(({ arenaId, startedAt }) => ({ arenaId, startedAt }));
}
