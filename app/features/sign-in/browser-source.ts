import type { SignInApi } from "#app/api/sign-in.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";
import type { AccountsSource } from "#app/stores/accounts.ts";
import { readStatsKey } from "#app/stores/stats-keys.ts";

// Loaded on demand, since the contracts need zod.
const signIn = async (): Promise<SignInApi> =>
  (await import("#app/api/sign-in.ts")).createSignInApi(globalThis.fetch, false);

/** The browser's implementation of what the accounts store needs. @param refresh asks the pages for their data again */
export function browserSource(refresh: () => void): AccountsSource {
  return {
    signIn: {
      logout: async (provider) => (await signIn()).logout(provider),
      gameAccounts: async () => (await signIn()).gameAccounts(),
      logoutGameAccount: async (accountId) => (await signIn()).logoutGameAccount(accountId),
    },
    async newestArenas(accountId, limit) {
      const { createStatsApi } = await import("#app/api/stats.ts");
      return createStatsApi(globalThis.fetch).newestArenas(accountId, limit, readStatsKey(accountId));
    },
    writeCookie,
    refresh,
    now: Date.now,
  };
}
