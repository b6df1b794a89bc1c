import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { Statuses } from "#app/game/accounts/statuses.ts";
import type { Arenas } from "#app/game/battles/answers.ts";
import { ask, CallFailed, call, type Fetch, type Reply } from "#app/lib/api.ts";

/** Whether a call needs a recent sign-in first, and nothing has been done. */
export const needsSignIn = (failed: unknown) => failed instanceof CallFailed && failed.code === "sign_in_again";

/** @throws CallFailed for which `needsSignIn` is true */
function refuseSignInAgain(reply: Reply<unknown>): void {
  if (!reply.ok && reply.code === "sign_in_again") throw new CallFailed(reply.message ?? "", reply);
}

/**
 * API for the signed-in visitor.
 * @param anonymous the visitor has no session: no requests are made, since each would return 401
 */
export function createSignInApi(fetch: Fetch, anonymous = false) {
  const end = async <Answer>(path: string) => {
    const reply = await ask<Answer>(fetch, path, { method: "POST" });
    refuseSignInAgain(reply);
    return reply;
  };
  return {
    /** Null: signed out, or the status is unknown. */
    async status<K extends StatusProvider>(provider: K): Promise<Statuses[K]> {
      return anonymous ? null : call<NonNullable<Statuses[K]>>(fetch, `/api/${provider}/status`);
    },
    /**
     * Ends the link to a provider.
     * @returns whether it has ended; false: unknown
     * @throws CallFailed for the last link, long after signing in (`needsSignIn`)
     */
    logout: async (provider: StatusProvider) => (await end(`/api/${provider}/logout`)).ok,
    /** Null if not signed in or unavailable. */
    async gameAccounts(): Promise<GameAccount[] | null> {
      return anonymous ? null : call<GameAccount[]>(fetch, "/api/wgauth/accounts");
    },
    /**
     * Ends the link to a game account.
     * @returns the accounts that remain; null when that failed
     * @throws CallFailed for the last link, long after signing in (`needsSignIn`)
     */
    async logoutGameAccount(accountId: number): Promise<GameAccount[] | null> {
      const reply = await end<GameAccount[]>(`/api/wgauth/logout?account_id=${accountId}`);
      return reply.ok ? reply.answer : null;
    },
  };
}
export type SignInApi = ReturnType<typeof createSignInApi>;

/**
 * Starts of the newest arenas, unix time in seconds, the newest first; a lookup that fails is an empty list.
 * @param key a key that reads; sent only if there is one
 */
export async function newestArenas(fetch: Fetch, accountId: number, limit: number, key?: string | null) {
  const query = new URLSearchParams({ limit: String(limit), ...(key ? { key } : {}) });
  const arenas = await call<Arenas>(fetch, `/api/stats/accounts/${accountId}/arenas?${query}`);
  return (arenas ?? []).map(({ started_at }) => started_at);
}
