import { vi } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { startsOf } from "./battles.ts";
import { Browser } from "./browser.ts";

export const id = 500_000_001;
/** KV goes by the real clock and takes no expiration in its past: a clock that stands an hour ahead is not caught up. */
export const now = Math.floor(Date.now() / 1000) + 3600;
export const path = (account = id) => `/api/stats/accounts/${account}/arenas`;
export const battle = (n: number, changes: object = {}) => ({
  ...battleOf({ arenaId: `9943225265150${1000 + n}`, startedAt: now - 86_400 + n }),
  ...changes,
});
export const bodyOf = (...battles: unknown[]) => JSON.stringify({ battles });
export const idsOf = async (account = id) => (await startsOf(account)).map(({ arenaId }) => arenaId);

/** Who has linked the account, at the time `now`; the test sets the clock back. */
export async function owner(persona = "commander-1"): Promise<Browser> {
  vi.useFakeTimers({ now: now * 1000, toFake: ["Date"] });
  const browser = new Browser();
  await browser.signIn("wgauth", persona, "?region=eu");
  return browser;
}

/** A new key of an account. */
export async function keyOf(browser: Browser, kind: "key" | "write-key", account = id): Promise<string> {
  const answer = await browser.post(`/api/stats/accounts/${account}/${kind}`);
  return ((await answer.json()) as { key: string }).key;
}

/** As a program sends it: no cookies, no headers of a browser. */
export const send = (key: string, body: string, account = id) =>
  new Browser().raw(path(account), { method: "POST", body, headers: { authorization: `Bearer ${key}` } });
