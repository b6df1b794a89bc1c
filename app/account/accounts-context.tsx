import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useStore } from "zustand";
import type { SignInApi } from "#app/api/account.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";
import {
  type AccountsSource,
  type AccountsState,
  createAccountsStore,
  SIGNED_OUT,
  type SignedIn,
} from "#app/stores/accounts.ts";
import { readStatsKey } from "#app/stores/stats-keys.ts";

type AccountsStore = ReturnType<typeof createAccountsStore>;

const AccountsContext = createContext<AccountsStore | null>(null);

/**
 * Provides the store with the visitor's accounts; one store per request on the server, one per document in the browser.
 */
export function AccountsProvider({ signedIn, children }: { signedIn: SignedIn | null; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const [store] = useState(() => createAccountsStore(signedIn ?? SIGNED_OUT, browserSource(revalidate)));
  useEffect(() => store.getState().load(signedIn ?? SIGNED_OUT), [store, signedIn]);
  const isSignedIn = signedIn !== null;
  useEffect(() => {
    if (isSignedIn) void moveToAccount(revalidate);
  }, [isSignedIn, revalidate]);
  return <AccountsContext value={store}>{children}</AccountsContext>;
}

/** Whom one followed before signing in moves to the account. */
async function moveToAccount(refresh: () => void): Promise<void> {
  try {
    if (!localStorage.getItem("index-players")?.includes('"followed":[{')) return;
    const { moveFollowed } = await import("#app/stores/known.ts");
    if (await moveFollowed(fetch)) refresh();
  } catch {
    // They stay in the browser, and the next page tries again.
  }
}

/** @throws Error outside of an AccountsProvider */
export function useAccounts<T>(select: (state: AccountsState) => T): T {
  const store = useContext(AccountsContext);
  if (!store) throw new Error("useAccounts must be used below AccountsProvider");
  return useStore(store, select);
}

// Loaded on demand: most pages ask for nothing.
const calls = () => import("#app/api/account.ts");
const signIn = async (): Promise<SignInApi> => (await calls()).createSignInApi(globalThis.fetch);

/** Browser implementation of the accounts store's source. @param refresh reloads the data of the current pages */
function browserSource(refresh: () => void): AccountsSource {
  return {
    signIn: {
      logout: async (provider) => (await signIn()).logout(provider),
      gameAccounts: async () => (await signIn()).gameAccounts(),
      logoutGameAccount: async (accountId) => (await signIn()).logoutGameAccount(accountId),
    },
    async newestArenas(accountId, limit) {
      return (await calls()).newestArenas(globalThis.fetch, accountId, limit, readStatsKey(accountId));
    },
    writeCookie,
    refresh,
    now: Date.now,
  };
}
