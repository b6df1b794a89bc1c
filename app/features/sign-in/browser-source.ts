import type { SignInApi } from "#app/api/sign-in.ts";
import type { AccountsSource } from "#app/stores/accounts.ts";
import { readStatsKey } from "#app/stores/stats-keys.ts";

// With its contracts, which need zod: not before something is done.
const signIn = async (): Promise<SignInApi> =>
  (await import("#app/api/sign-in.ts")).createSignInApi(globalThis.fetch, false);

/** What the accounts ask of the browser. @param refresh asks the pages for their data again */
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
    writeCookie(line) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
      document.cookie = line;
    },
    refresh,
    now: Date.now,
  };
}
