import { createStore, type StoreApi } from "zustand/vanilla";
import type { SignInApi } from "#app/api/account.ts";
import { activeAccountOf, type GameAccount } from "#app/game/accounts/game-accounts.ts";
import { ARENAS_LIMIT, isActiveModUser } from "#app/game/accounts/mod-user.ts";
import { PROVIDER_NAMES, type StatusProvider } from "#app/game/accounts/providers.ts";
import type { Statuses } from "#app/game/accounts/statuses.ts";

/** Remembers the active game account: secure, same-site lax, path /, 30 days. */
export const ACTIVE_ACCOUNT_COOKIE = "wg-active-acc";
const ACTIVE_ACCOUNT_DAYS = 30;

/** The `Set-Cookie` line for an account; for null, the line that deletes the cookie. */
export function activeAccountCookie(accountId: number | null): string {
  const age = accountId === null ? 0 : ACTIVE_ACCOUNT_DAYS * 86_400;
  return `${ACTIVE_ACCOUNT_COOKIE}=${accountId ?? ""}; Max-Age=${age}; Path=/; SameSite=Lax; Secure`;
}

/** What the server knew about the visitor when it rendered the page. */
export interface SignedIn {
  statuses: Statuses;
  gameAccounts: GameAccount[];
  /** The account that was active when the page was requested; null if none was stored. */
  storedActiveId: number | null;
}

export const SIGNED_OUT: SignedIn = {
  statuses: { patreon: null, twitch: null, google: null },
  gameAccounts: [],
  storedActiveId: null,
};

const AGAIN = "Please try again in a moment.";

/** The store's external dependencies: the browser's API, or a test's. */
export interface AccountsSource {
  signIn: Pick<SignInApi, "logout" | "logoutGameAccount" | "gameAccounts">;
  /** Starts of the newest arenas, unix time in seconds, the newest first; a failure is an empty list. */
  newestArenas(accountId: number, limit: number): Promise<number[]>;
  /** Writes a cookie. */
  writeCookie(line: string): void;
  /** Makes the pages request their data again: it may depend on the active account. */
  refresh(): void;
  now(): number;
}

export interface AccountsState {
  statuses: Statuses;
  gameAccounts: GameAccount[];
  active: GameAccount | null;
  /** Null until it was looked up. */
  activeModUser: boolean | null;
  /** Replaces the state by the data of a newly loaded page, which includes the changes made here. */
  load(signedIn: SignedIn): void;
  /** @throws Error 'Account not found' for an account that is not in the list */
  setActive(accountId: number): void;
  /**
   * @throws CallFailed where that needs a new sign-in first (`needsSignIn`); nothing has changed then
   * @throws Error in words for the visitor where the link may not have ended
   */
  logout(provider: StatusProvider): Promise<void>;
  /** @throws CallFailed or Error, as above */
  logoutGameAccount(accountId: number): Promise<void>;
  /** Looks up whether the active account is a mod user's. */
  loadModUser(): Promise<void>;
}

/**
 * The accounts of one visitor: a store per request on the server, one per document in the browser. A failed logout
 * changes nothing here, and the visitor sees no success message.
 */
export function createAccountsStore(initial: SignedIn, source: AccountsSource): StoreApi<AccountsState> {
  return createStore<AccountsState>((set, get) => {
    const withActive = (gameAccounts: GameAccount[], stored: number | null) => ({
      gameAccounts,
      active: activeAccountOf(gameAccounts, stored),
    });
    const changed = (accountId: number | null) => {
      source.writeCookie(activeAccountCookie(accountId));
      set({ activeModUser: null });
      source.refresh();
    };
    /** Requests the linked accounts when a logout got no answer, since it may have succeeded. */
    const listAfterFailure = async (accountId: number): Promise<GameAccount[]> => {
      const linked = await source.signIn.gameAccounts();
      if (linked?.every((account) => account.accountId !== accountId)) return linked;
      const name = get().gameAccounts.find((account) => account.accountId === accountId)?.nickname ?? accountId;
      if (linked === null) throw new Error(`The Index did not answer, so ${name} may still be linked. ${AGAIN}`);
      set(withActive(linked, get().active?.accountId ?? null));
      throw new Error(`${name} is still linked: the Index could not end the link. ${AGAIN}`);
    };
    return {
      statuses: initial.statuses,
      ...withActive(initial.gameAccounts, initial.storedActiveId),
      activeModUser: null,

      load({ statuses, gameAccounts, storedActiveId }) {
        const before = get().active?.accountId;
        const next = withActive(gameAccounts, storedActiveId);
        const same = before === next.active?.accountId;
        set({ statuses, ...next, ...(same ? {} : { activeModUser: null }) });
      },

      setActive(accountId) {
        const active = get().gameAccounts.find((account) => account.accountId === accountId);
        if (!active) throw new Error("Account not found");
        if (active.accountId === get().active?.accountId) return;
        set({ active });
        changed(accountId);
      },

      async logout(provider) {
        if (!(await source.signIn.logout(provider))) {
          throw new Error(`The Index could not end the link to ${PROVIDER_NAMES[provider]}. ${AGAIN}`);
        }
        set({ statuses: { ...get().statuses, [provider]: null } });
        source.refresh();
      },

      async logoutGameAccount(accountId) {
        const remaining = (await source.signIn.logoutGameAccount(accountId)) ?? (await listAfterFailure(accountId));
        const before = get().active?.accountId ?? null;
        const next = withActive(remaining, before);
        set(next);
        if (next.active?.accountId !== before) changed(next.active?.accountId ?? null);
        else source.refresh();
      },

      async loadModUser() {
        const id = get().active?.accountId;
        if (id === undefined) return set({ activeModUser: false });
        const [newest] = await source.newestArenas(id, ARENAS_LIMIT).catch(() => []);
        // Another account may have become active while the call ran.
        if (get().active?.accountId === id) set({ activeModUser: isActiveModUser(newest, source.now()) });
      },
    };
  });
}
