import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { CallFailed } from "#app/lib/api.ts";
import { type AccountsSource, createAccountsStore, SIGNED_OUT, type SignedIn } from "./accounts.ts";

const now = 1_795_000_000_000;
const account = (accountId: number): GameAccount => ({ accountId, nickname: `Commander_${accountId}`, region: "eu" });
const three: SignedIn = { ...SIGNED_OUT, gameAccounts: [account(1), account(2), account(3)], storedActiveId: 2 };

let source: { [K in keyof AccountsSource]: AccountsSource[K] };
const cookies: string[] = [];

beforeEach(() => {
  cookies.length = 0;
  source = {
    signIn: {
      logout: vi.fn(async () => true),
      logoutGameAccount: vi.fn(async () => [account(1), account(3)]),
      gameAccounts: vi.fn(async () => three.gameAccounts),
    },
    newestArenas: vi.fn(async () => [now / 1000 - 3600, now / 1000 - 90_000]),
    writeCookie: (line) => cookies.push(line),
    refresh: vi.fn(),
    now: () => now,
  };
});

describe("the accounts of a visitor", () => {
  it("begin empty, and with what the first page knows", () => {
    expect(createAccountsStore(SIGNED_OUT, source).getState()).toMatchObject({ gameAccounts: [], active: null });
    expect(createAccountsStore(three, source).getState().active?.accountId).toBe(2);
  });

  it("belong to one store: another's are its own", () => {
    const [one, other] = [createAccountsStore(three, source), createAccountsStore(SIGNED_OUT, source)];
    one.getState().setActive(3);
    expect(other.getState()).toMatchObject({ gameAccounts: [], active: null });
  });

  it("changing the active one writes the cookie and asks for the data anew", () => {
    const store = createAccountsStore(three, source);
    store.getState().setActive(3);
    expect(store.getState().active?.accountId).toBe(3);
    expect(cookies).toEqual([expect.stringMatching(/^wg-active-acc=3; Max-Age=2592000;/)]);
    expect(source.refresh).toHaveBeenCalledOnce();
  });

  it("choosing the one that is active already does nothing", () => {
    createAccountsStore(three, source).getState().setActive(2);
    expect(cookies).toEqual([]);
    expect(source.refresh).not.toHaveBeenCalled();
  });

  it("an account that is not in the list is not found, and nothing changes", () => {
    const store = createAccountsStore(three, source);
    expect(() => store.getState().setActive(9)).toThrow("Account not found");
    expect(store.getState().active?.accountId).toBe(2);
  });

  it("when the active one is unlinked the first that remains takes its place", async () => {
    const store = createAccountsStore(three, source);
    await store.getState().logoutGameAccount(2);
    expect(store.getState().active?.accountId).toBe(1);
    expect(cookies).toEqual([expect.stringMatching(/^wg-active-acc=1;/)]);
  });

  it("when the last one is unlinked none is active and the cookie goes", async () => {
    source.signIn.logoutGameAccount = async () => [];
    const store = createAccountsStore({ ...SIGNED_OUT, gameAccounts: [account(1)] }, source);
    await store.getState().logoutGameAccount(1);
    expect(store.getState().active).toBeNull();
    expect(cookies).toEqual([expect.stringMatching(/^wg-active-acc=; Max-Age=0;/)]);
  });

  it("an unlinking that fails says so, and shows what is linked", async () => {
    source.signIn.logoutGameAccount = async () => null;
    source.signIn.gameAccounts = async () => [account(1), account(2)];
    const store = createAccountsStore(three, source);
    await expect(store.getState().logoutGameAccount(2)).rejects.toThrow(
      "Commander_2 is still linked: the Index could not end the link. Please try again in a moment.",
    );
    expect(store.getState()).toMatchObject({ gameAccounts: [account(1), account(2)], active: account(2) });
    expect(cookies).toEqual([]);
  });

  it("an unlinking without an answer that was done all the same is one that was done", async () => {
    source.signIn.logoutGameAccount = async () => null;
    source.signIn.gameAccounts = async () => [account(1), account(3)];
    const store = createAccountsStore(three, source);
    await store.getState().logoutGameAccount(2);
    expect(store.getState()).toMatchObject({ gameAccounts: [account(1), account(3)], active: account(1) });
  });

  it("an unlinking of which nobody can say what became of it claims nothing, and keeps the list", async () => {
    source.signIn.logoutGameAccount = async () => null;
    source.signIn.gameAccounts = async () => null;
    const store = createAccountsStore(three, source);
    await expect(store.getState().logoutGameAccount(2)).rejects.toThrow(
      "The Index did not answer, so Commander_2 may still be linked. Please try again in a moment.",
    );
    expect(store.getState()).toMatchObject({ gameAccounts: three.gameAccounts, active: account(2) });
  });

  it("a logout that fails says so, and leaves the status", async () => {
    source.signIn.logout = async () => false;
    const statuses = { ...SIGNED_OUT.statuses, patreon: { isActivePatron: true } };
    const store = createAccountsStore({ ...three, statuses }, source);
    await expect(store.getState().logout("patreon")).rejects.toThrow(
      "The Index could not end the link to Patreon. Please try again in a moment.",
    );
    expect(store.getState().statuses).toEqual(statuses);
    expect(source.refresh).not.toHaveBeenCalled();
  });

  it("a logout clears the status of its provider, and no other", async () => {
    const statuses = {
      ...SIGNED_OUT.statuses,
      patreon: { isActivePatron: true },
      twitch: { tier: "2000", followedAt: null },
    };
    const store = createAccountsStore({ ...three, statuses }, source);
    await store.getState().logout("patreon");
    expect(store.getState().statuses).toEqual({ ...statuses, patreon: null });
  });

  it("a logout that needs a new sign-in first changes nothing", async () => {
    const again = new CallFailed("Please sign in again.", { code: "sign_in_again" });
    const refused = () => Promise.reject(again);
    source.signIn = { ...source.signIn, logout: refused, logoutGameAccount: refused };
    const statuses = { ...SIGNED_OUT.statuses, patreon: { isActivePatron: true } };
    const store = createAccountsStore({ ...three, statuses }, source);
    const before = store.getState();
    await expect(before.logout("patreon")).rejects.toThrow(again);
    await expect(before.logoutGameAccount(2)).rejects.toThrow(again);
    expect(store.getState()).toEqual(before);
    expect(cookies).toEqual([]);
  });

  it("takes over what a later page says", () => {
    const store = createAccountsStore(three, source);
    store.getState().load(SIGNED_OUT);
    expect(store.getState()).toMatchObject({ gameAccounts: [], active: null });
  });
});

describe("the active mod user", () => {
  const modUserOf = async (arenas: AccountsSource["newestArenas"], signedIn = three) => {
    source.newestArenas = arenas;
    const store = createAccountsStore(signedIn, source);
    expect(store.getState().activeModUser).toBeNull();
    await store.getState().loadModUser();
    return store.getState().activeModUser;
  };

  it("is one whose newest arena began within 7 days", async () => {
    expect(await modUserOf(async () => [now / 1000 - 6 * 86_400])).toBe(true);
    expect(await modUserOf(async () => [now / 1000 - 8 * 86_400])).toBe(false);
  });

  it("is asked about with ten arenas of the active account", async () => {
    const newestArenas = vi.fn(async () => []);
    await modUserOf(newestArenas);
    expect(newestArenas).toHaveBeenCalledWith(2, 10);
  });

  it("is nobody without arenas, when the lookup fails, and without an account", async () => {
    const failing = () => Promise.reject(new Error("offline"));
    expect(await modUserOf(async () => [])).toBe(false);
    expect(await modUserOf(failing)).toBe(false);
    expect(await modUserOf(failing, SIGNED_OUT)).toBe(false);
  });

  it("is not decided by an answer for the account that was active before", async () => {
    let answer: (arenas: number[]) => void = () => undefined;
    source.newestArenas = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const store = createAccountsStore(three, source);
    const looking = store.getState().loadModUser();
    store.getState().setActive(3);
    answer([now / 1000]);
    await looking;
    expect(store.getState().activeModUser).toBeNull();
  });
});
