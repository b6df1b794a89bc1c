import { z } from "zod";
import { gameAccountSchema } from "#app/game/accounts/game-account-schema.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { STATUS_SCHEMAS, type Statuses } from "#app/game/accounts/statuses.ts";
import { type ApiAnswer, callJson } from "./call.ts";

const gameAccountsSchema = z.array(gameAccountSchema);

/** The sign-in calls of the specification (§7). */
export interface SignInApi {
  /** Null: signed out, or the status is not to be had. */
  status<K extends StatusProvider>(provider: K): ApiAnswer<NonNullable<Statuses[K]>>;
  /** Its failure is ignored (spec §8). */
  logout(provider: StatusProvider): Promise<void>;
  /** Null: not signed in, or not to be had. */
  gameAccounts(): ApiAnswer<GameAccount[]>;
  /** Ends the link to a game account. @returns the accounts that remain; null when that failed */
  logoutGameAccount(accountId: number): ApiAnswer<GameAccount[]>;
}

/**
 * @param anonymous the visitor has no session: nothing is asked, since every answer would be 401
 */
export function createSignInApi(fetch: typeof globalThis.fetch, anonymous: boolean): SignInApi {
  const post = { method: "POST" };
  return {
    async status(provider) {
      if (anonymous) return null;
      return callJson(fetch, `/api/${provider}/status`, STATUS_SCHEMAS[provider] as never);
    },
    async logout(provider) {
      await fetch(`/api/${provider}/logout`, post).catch(() => undefined);
    },
    gameAccounts: async () => (anonymous ? null : callJson(fetch, "/api/wgauth/accounts", gameAccountsSchema)),
    logoutGameAccount: (accountId) =>
      callJson(fetch, `/api/wgauth/logout?account_id=${accountId}`, gameAccountsSchema, post),
  };
}
