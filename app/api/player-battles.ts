import { type KnownBattle, knownBattleSchema } from "#app/game/battles/known-battle.ts";
import type { Window } from "#app/game/players/windows.ts";
import {
  type BattleFigures,
  type BattlePage,
  type BattleSession,
  battleFiguresSchema,
  battlePageSchema,
  mapFiguresSchema,
  sessionsSchema,
} from "./battle-figures.ts";
import "./call.ts";
import type { z } from "zod";

/** What was sent of an account's battles; `null`: nobody has linked it here, so nothing can have been sent. */
export interface PlayerBattlesApi {
  figures(accountId: number, window: Window): Promise<BattleFigures | null>;
  /** @param query of the call: vehicle, map, outcome, after */
  battles(accountId: number, query: URLSearchParams): Promise<BattlePage | null>;
  battle(accountId: number, arenaId: string): Promise<KnownBattle | null>;
  sessions(accountId: number): Promise<readonly BattleSession[] | null>;
  /** Rows of a map's number and every sum. */
  maps(accountId: number): Promise<readonly number[][] | null>;
}

/** The battles cannot be read at the moment. */
export class BattlesUnavailable extends Error {
  override name = "BattlesUnavailable";
}

/** Answers that mean that there is nothing to be had; whether a player is private is said by another call. */
const NOTHING = new Set([401, 404]);

export function createPlayerBattlesApi(fetch: typeof globalThis.fetch): PlayerBattlesApi {
  /** @throws BattlesUnavailable */
  const read = async <T>(accountId: number, path: string, schema: z.ZodType<T>): Promise<T | null> => {
    const answer = await fetch(`/api/accounts/${accountId}/${path}`, { headers: { accept: "application/json" } });
    if (NOTHING.has(answer.status)) return null;
    const found = schema.safeParse(await answer.json().catch(() => null));
    if (!answer.ok || !found.success) throw new BattlesUnavailable(`/api/accounts/…/${path} answered ${answer.status}`);
    return found.data;
  };
  return {
    figures: (accountId, window) => read(accountId, `figures?window=${window}`, battleFiguresSchema),
    battles: (accountId, query) => read(accountId, `battles?${query}`, battlePageSchema),
    battle: (accountId, arenaId) => read(accountId, `battles/${arenaId}`, knownBattleSchema),
    sessions: async (accountId) => (await read(accountId, "sessions", sessionsSchema))?.sessions ?? null,
    maps: async (accountId) => (await read(accountId, "maps", mapFiguresSchema))?.maps ?? null,
  };
}
