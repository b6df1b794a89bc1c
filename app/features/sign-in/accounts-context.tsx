import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useStore } from "zustand";
import { type AccountsState, createAccountsStore, SIGNED_OUT, type SignedIn } from "#app/stores/accounts.ts";
import { browserSource } from "./browser-source.ts";

type AccountsStore = ReturnType<typeof createAccountsStore>;

const AccountsContext = createContext<AccountsStore | null>(null);

/**
 * Provides the store with the visitor's accounts; one store per request on the server, one per document in the browser.
 */
export function AccountsProvider({ signedIn, children }: { signedIn: SignedIn | null; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const [store] = useState(() => createAccountsStore(signedIn ?? SIGNED_OUT, browserSource(revalidate)));
  useEffect(() => store.getState().load(signedIn ?? SIGNED_OUT), [store, signedIn]);
  return <AccountsContext value={store}>{children}</AccountsContext>;
}

/** @throws Error outside of an AccountsProvider */
export function useAccounts<T>(select: (state: AccountsState) => T): T {
  const store = useContext(AccountsContext);
  if (!store) throw new Error("useAccounts must be used below AccountsProvider");
  return useStore(store, select);
}
