import { z } from "zod";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import { type AccountKey, accountKeyPath } from "./account-key-paths.ts";
import { type ApiAnswer, callJson } from "./call.ts";
import { readOwnAverages } from "./own-averages.ts";

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

/** The call for the key that a form without script has just made. */
const madeKeyPath = (kind: AccountKey) => `/api/stats/${kind === "read" ? "made-key" : "made-write-key"}`;

/** The answer of POST …/key and …/write-key: a key; never shown again. */
export const accountKeySchema = z.object({ key: z.string().describe("Never shown again.") });

/** The answer of GET /api/stats/made-key and …/made-write-key; given out once. */
export const madeKeySchema = z.object({
  accountId: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{43}$/),
});
export type MadeKey = z.infer<typeof madeKeySchema>;

/** Calls about the battles of game accounts. */
export interface StatsApi {
  /** Averages of the battles that players sent; null until there are any. @throws Error when they cannot be read */
  averages(): Promise<OwnAverages | null>;
  /**
   * Starts of the newest arenas, unix time in seconds, the newest first; a lookup that fails is an empty list.
   * @param key a key that reads; sent only if there is one
   */
  newestArenas(accountId: number, limit: number, key?: string | null): Promise<number[]>;
  /** Creates a key, which replaces the previous one of its kind. @returns null when that failed */
  makeKey(accountId: number, kind: AccountKey): ApiAnswer<string>;
  /** The key that a form has just made. @returns null for everybody else */
  madeKey(kind: AccountKey): ApiAnswer<MadeKey>;
  /** Revokes a key. @returns whether it is gone */
  revokeKey(accountId: number, kind: AccountKey): Promise<boolean>;
}

export function createStatsApi(fetch: typeof globalThis.fetch): StatsApi {
  return {
    averages: () => readOwnAverages(fetch),
    async newestArenas(accountId, limit, key) {
      const query = new URLSearchParams({ limit: String(limit), ...(key ? { key } : {}) });
      const arenas = await callJson(fetch, `/api/stats/accounts/${accountId}/arenas?${query}`, arenasSchema);
      return (arenas ?? []).map(({ started_at }) => started_at);
    },
    async makeKey(accountId, kind) {
      const made = await callJson(fetch, accountKeyPath(accountId, kind), accountKeySchema, { method: "POST" });
      return made?.key ?? null;
    },
    madeKey: (kind) => callJson(fetch, madeKeyPath(kind), madeKeySchema),
    async revokeKey(accountId, kind) {
      const answer = await fetch(accountKeyPath(accountId, kind), { method: "DELETE" }).catch(() => null);
      return answer?.ok ?? false;
    },
  };
}
