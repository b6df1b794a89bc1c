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
/** The most arenas that a call may ask for, and the default. */
export const MAX_ARENAS = 100;
export const DEFAULT_ARENAS = 10;

/** The answer of POST /api/stats/accounts/{id}/key: a key that may read the battles; never shown again. */
export const statsKeySchema = z.object({ key: z.string() });

/** The answer of GET /api/stats/made-key: the key that a form without script has just created; given out once. */
export const newStatsKeySchema = z.object({
  accountId: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{43}$/),
});
export type NewStatsKey = z.infer<typeof newStatsKeySchema>;

/** Calls about the battles of a game account. */
export interface StatsApi {
  /**
   * Starts of the newest arenas, unix time in seconds, the newest first; a lookup that fails is an empty list.
   * @param key a stats key; sent only if there is one
   */
  newestArenas(accountId: number, limit: number, key?: string | null): Promise<number[]>;
  /** Creates a stats key, which replaces the previous one. @returns null when that failed */
  makeKey(accountId: number): ApiAnswer<string>;
  /** The key that a form has just made. @returns null for everybody else */
  newKey(): ApiAnswer<NewStatsKey>;
  /** Revokes the stats key. @returns whether it is gone */
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
    newKey: () => callJson(fetch, "/api/stats/made-key", newStatsKeySchema),
    async revokeKey(accountId) {
      const answer = await fetch(`/api/stats/accounts/${accountId}/key`, { method: "DELETE" }).catch(() => null);
      return answer?.ok ?? false;
    },
  };
}
