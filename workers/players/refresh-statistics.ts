import { z } from "zod";
import type { KeptStatistics } from "#app/game/players/answers.ts";
import { publishedToColumns } from "#app/game/players/published/published-columns.ts";
import type { PlayerSources } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { Env } from "#workers/bindings.ts";
import { readableRows } from "#workers/dataset/readable-rows.ts";
import { noteTried } from "#workers/players/store/followed-players.ts";
import { type KeptPlayer, keepPlayer } from "#workers/players/store/kept-players.ts";
import {
  type LastSnapshot,
  lastSnapshot,
  type PlayerSnapshot,
  readDays,
  readSince,
  savePlayerSnapshot,
  type WhichPlayer,
} from "#workers/players/store/player-snapshots.ts";
import { orNull } from "#workers/providers/ask-or-keep.ts";
import type { PublishedAccount } from "#workers/providers/wargaming-statistics.ts";

/** Last known values that may stand in for missing ones. */
const lastSchema = z.object({
  clan: z.object({ id: z.number(), tag: z.string() }).nullable(),
  marks: z.tuple([z.array(z.number()), z.array(z.number())]).nullable(),
}) satisfies z.ZodType<Pick<KeptStatistics, "clan" | "marks">>;

interface PlayerRefresh {
  /** The previous reading. */
  kept: KeptPlayer | null;
  /** Requested by a visitor, not by our own schedule. */
  requested: boolean;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Asks the publisher about a player and stores the answer.
 * @throws ProviderError if it does not report the account or its vehicles
 */
export async function refreshStatistics(
  env: Pick<Env, "CACHE" | "DB">,
  sources: PlayerSources,
  which: WhichPlayer,
  { kept, requested, now }: PlayerRefresh,
): Promise<KeptPlayer> {
  const { region, accountId } = which;
  const [account, before] = await Promise.all([
    sources.statistics.account(region, accountId),
    orUndefined(lastSnapshot(env.DB, accountId), accountId),
  ]);
  if (!account) {
    const wasKnown = Boolean(before) || kept?.state === "known" || kept?.state === "closed";
    if (before) await orUndefined(noteTried(env.DB, accountId, now), accountId);
    const gone = { state: wasKnown ? "closed" : "unknown", nickname: null, readAt: now } as const;
    return keep(env, accountId, { ...gone, since: null, failedAt: null, text: "" });
  }
  const [last] = readableRows(
    kept?.state === "known" ? [kept.text] : [],
    (text) => lastSchema.parse(JSON.parse(text)),
    () => `What is kept of the player ${accountId}`,
  );
  const answer = await vehiclesOf(sources, which, { account, before, last, requested });
  const snapshot = { readAt: now, battles: account.totals.battles, vehicles: answer.vehicles };
  const history = await remembered(env.DB, which, { before, snapshot, requested });
  const statistics: KeptStatistics = {
    readAt: now,
    createdAt: account.createdAt,
    lastBattleAt: account.lastBattleAt,
    personalRating: account.personalRating,
    allBattles: account.allBattles,
    totals: publishedToColumns([{ tankId: 0, ...account.totals }]),
    clan: answer.clan,
    marks: answer.marks,
    vehicles: publishedToColumns(answer.vehicles),
    ...history,
  };
  await orUndefined(renamed(env.DB, accountId, account.nickname, now), accountId);
  const { nickname, lastBattleAt } = account;
  const board = { tag: answer.clan?.tag ?? null, lastBattleAt };
  const known = { state: "known", nickname, readAt: now, since: history.since, ...board } as const;
  return keep(env, accountId, { ...known, failedAt: null, text: JSON.stringify(statistics) });
}

async function keep(env: Pick<Env, "CACHE">, accountId: number, kept: KeptPlayer): Promise<KeptPlayer> {
  await keepPlayer(env, accountId, kept);
  return kept;
}

/** Vehicles, marks and clan; for a visitor, only what can have changed since the last reading. */
async function vehiclesOf(
  { statistics, clans }: PlayerSources,
  { region, accountId }: WhichPlayer,
  {
    account,
    before,
    last,
    requested,
  }: {
    account: PublishedAccount;
    before: LastSnapshot | null | undefined;
    last: z.infer<typeof lastSchema> | undefined;
    requested: boolean;
  },
) {
  const isSame = requested && before?.battles === account.totals.battles && (last?.clan?.id ?? null) === account.clanId;
  if (isSame && before?.vehicles && last) return { vehicles: before.vehicles, marks: last.marks, clan: last.clan };
  const [vehicles, marks, clan] = await Promise.all([
    statistics.vehicles(region, accountId),
    orNull(statistics.marks(region, accountId), "A player's marks"),
    account.clanId === null ? null : orNull(clans.clansOf(region, [accountId]), "A player's clan"),
  ]);
  const entry = clan?.get(accountId);
  const lastClan = last?.clan?.id === account.clanId ? (last?.clan ?? null) : null;
  return {
    vehicles,
    marks: marks ? ([[...marks.keys()], [...marks.values()]] satisfies KeptStatistics["marks"]) : (last?.marks ?? null),
    clan: entry ? { id: entry.clanId, tag: entry.tag } : lastClan,
  };
}

/** Keeps the reading; without the database there is no history. */
async function remembered(
  db: D1Database,
  which: WhichPlayer,
  {
    before,
    snapshot,
    requested,
  }: { before: LastSnapshot | null | undefined; snapshot: PlayerSnapshot; requested: boolean },
): Promise<Pick<KeptStatistics, "since" | "days">> {
  const none = { since: null, days: [] };
  if (before === undefined) return none;
  const kept = async () => {
    await savePlayerSnapshot(db, which, { before, snapshot, requested });
    // The link may have ended meanwhile.
    const since = await readSince(db, which.accountId);
    return { since, days: since === null ? [] : await readDays(db, which.accountId, snapshot.readAt) };
  };
  return (await orUndefined(kept(), which.accountId)) ?? none;
}

/** A linked account is called by its new name at once, and not only when its owner signs in again. */
async function renamed(db: D1Database, accountId: number, nickname: string, now: number): Promise<void> {
  const query = "UPDATE game_accounts SET nickname = ?2, nickname_at = ?3 WHERE account_id = ?1 AND nickname_at < ?3";
  await db.prepare(query).bind(accountId, nickname, now).run();
}

/** Reads optional data from our own database. */
async function orUndefined<T>(pending: Promise<T>, accountId: number): Promise<T | undefined> {
  return pending.catch((error: unknown) => {
    console.error(`What was read of the player ${accountId} before is not to be had:`, error);
    return undefined;
  });
}
