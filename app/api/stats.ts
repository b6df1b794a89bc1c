import { z } from "zod";
import { type ApiAnswer, callJson } from "./call.ts";

/** The answer of GET /api/stats/accounts/{id}/arenas?limit=…[&key=…]: the newest first. */
export const arenasSchema = z.array(
  z.object({
    /** When the arena started: unix time in seconds. */
    started_at: z.number().int().nonnegative(),
  }),
);
export type Arenas = z.infer<typeof arenasSchema>;
/** How many arenas one call may ask for, and how many it gets that does not say. */
export const MAX_ARENAS = 100;
export const DEFAULT_ARENAS = 10;

/** The answer of POST /api/stats/accounts/{id}/key: a key that may read the battles, shown this once. */
export const statsKeySchema = z.object({ key: z.string() });

/** The answer of GET /api/stats/made-key: a key that a form without script has just made; given out once. */
export const madeKeySchema = z.object({
  accountId: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{43}$/),
});
export type MadeKey = z.infer<typeof madeKeySchema>;

/** Calls about the battles of a game account. */
export interface StatsApi {
  /**
   * Starts of the newest arenas, unix time in seconds, the newest first; a lookup that fails is an empty list
   * (spec §8).
   * @param key a stats key; goes along only where there is one (spec §5)
   */
  newestArenas(accountId: number, limit: number, key?: string | null): Promise<number[]>;
  /** Makes a stats key, which ends the one before. @returns null when that failed */
  makeKey(accountId: number): ApiAnswer<string>;
  /** The key that a form has just made. @returns null for everybody else */
  madeKey(): ApiAnswer<MadeKey>;
  /** Takes the stats key back. @returns whether it is gone */
  revokeKey(accountId: number): Promise<boolean>;
}

export function createStatsApi(fetch: typeof globalThis.fetch): StatsApi {
  return {
    async newestArenas(accountId, limit, key) {
      const query = new URLSearchParams({ limit: String(limit), ...(key ? { key } : {}) });
      const arenas = await callJson(fetch, `/api/stats/accounts/${accountId}/arenas?${query}`, arenasSchema);
      return (arenas ?? []).map(({ started_at }) => started_at);
    },
    async makeKey(accountId) {
      const made = await callJson(fetch, `/api/stats/accounts/${accountId}/key`, statsKeySchema, { method: "POST" });
      return made?.key ?? null;
    },
    madeKey: () => callJson(fetch, "/api/stats/made-key", madeKeySchema),
    async revokeKey(accountId) {
      const answer = await fetch(`/api/stats/accounts/${accountId}/key`, { method: "DELETE" }).catch(() => null);
      return answer?.ok ?? false;
    },
  };
}
