import { z } from "zod";
import { gameAccountSchema } from "#app/game/accounts/game-account-schema.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { STATUS_SCHEMAS, type Statuses } from "#app/game/accounts/statuses.ts";
import { type ApiAnswer, callJson } from "./call.ts";
import { refuseSignInAgain } from "./sign-in-again.ts";

const gameAccountsSchema = z.array(gameAccountSchema);

/** The sign-in calls. */
export interface SignInApi {
  /** Null: signed out, or the status is unknown. */
  status<K extends StatusProvider>(provider: K): ApiAnswer<NonNullable<Statuses[K]>>;
  /**
   * Ends the link to a provider.
   * @returns whether it has ended; false: unknown
   * @throws SignInAgainError for the last link, long after signing in
   */
  logout(provider: StatusProvider): Promise<boolean>;
  /** Null: not signed in, or not to be had. */
  gameAccounts(): ApiAnswer<GameAccount[]>;
  /**
   * Ends the link to a game account.
   * @returns the accounts that remain; null when that failed
   * @throws SignInAgainError for the last link, long after signing in
   */
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
      return callJson(fetch, `/api/${provider}/status`, STATUS_SCHEMAS[provider]);
    },
    async logout(provider) {
      const answer = await fetch(`/api/${provider}/logout`, post).catch(() => null);
      await refuseSignInAgain(answer);
      return answer?.ok ?? false;
    },
    gameAccounts: async () => (anonymous ? null : callJson(fetch, "/api/wgauth/accounts", gameAccountsSchema)),
    async logoutGameAccount(accountId) {
      const answer = await fetch(`/api/wgauth/logout?account_id=${accountId}`, post).catch(() => null);
      await refuseSignInAgain(answer);
      const remaining = gameAccountsSchema.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
      return remaining.success ? remaining.data : null;
    },
  };
}
