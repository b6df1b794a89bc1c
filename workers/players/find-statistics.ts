import type { Env } from "#workers/bindings.ts";
import { askOrKeep, type Outdated } from "#workers/providers/ask-or-keep.ts";
import { isFailing, isFresh, type KeptPlayer, keepPlayer, keptPlayer } from "#workers/storage/kept-players.ts";
import { readSince, type WhichPlayer } from "#workers/storage/player-readings.ts";
import type { PlayerSources } from "./player-sources.ts";
import { refreshStatistics } from "./refresh-statistics.ts";

/**
 * What a visitor is told about a player: what was read in the last hour, or what the publisher says now.
 * @param mayAsk whether the publisher may be asked for this visitor
 */
export async function findStatistics(
  env: Pick<Env, "CACHE" | "DB">,
  sources: PlayerSources,
  which: WhichPlayer,
  { now, mayAsk }: { now: number; mayAsk: () => Promise<boolean> },
): Promise<{ kept: KeptPlayer; outdated: Outdated } | "unavailable" | "too-many"> {
  const { accountId } = which;
  const kept = await shownPlayer(env, accountId);
  if (kept && isFresh(kept, now)) return { kept, outdated: isFailing(kept, now) ? "unavailable" : null };
  return askOrKeep(kept, {
    what: "Reading a player",
    mayAsk,
    ask: () => refreshStatistics(env, sources, which, { kept, asked: true, now }),
    failed: async () => {
      const before = kept ?? { state: "silent" as const, nickname: null, readAt: 0, since: null, text: "" };
      const noted = { ...before, failedAt: now };
      await keepPlayer(env, accountId, noted);
      return noted;
    },
  });
}

/**
 * What was read of a player the last time. A history that is no longer in the database is not shown: its link has
 * ended, or it is forgotten.
 */
export async function shownPlayer(env: Pick<Env, "CACHE" | "DB">, accountId: number): Promise<KeptPlayer | null> {
  const [kept, since] = await Promise.all([keptPlayer(env, accountId), readSince(env.DB, accountId)]);
  return kept && (kept.since === null || kept.since === since) ? kept : null;
}
