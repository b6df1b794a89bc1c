import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { endOtherSessions, renewToken } from "#workers/accounts/sessions.ts";
import { keepArenas } from "../support/battles.ts";
import { Browser, copyOf, countOf, isIn, signedIn } from "../support/browser.ts";

const minute = 60_000;
const day = 86_400_000;
const cookie = "__Host-session";
const navigate = { "sec-fetch-mode": "navigate" };

const twitch: [string, string] = ["twitch", "tier-2"];
const patreon: [string, string] = ["patreon", "active-patron"];
function wait(ms: number): void {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
}
const rows = async () =>
  (
    await env.DB.prepare(
      "SELECT session_id AS id, created_at AS createdAt, expires_at AS expiresAt, authenticated_at AS at FROM sessions",
    ).all()
  ).results;

describe("a session that gets a new token", () => {
  it.each(["/api/patreon/logout", "/api/account/sessions/end-others"])(
    "by %s stays the session it was, and ends when it would have ended",
    async (call) => {
      const browser = await signedIn(twitch, patreon);
      const before = await rows();
      const token = browser.cookies.get(cookie);
      wait(10 * minute);
      const answer = await browser.post(call);
      expect(answer.status).toBe(204);
      expect(browser.cookies.get(cookie)).not.toBe(token);
      expect(await rows()).toEqual(before);
      const [line] = answer.headers.getSetCookie().filter((header) => header.startsWith(cookie));
      const maxAge = Number(/max-age=(\d+)/i.exec(line ?? "")?.[1]);
      expect(maxAge).toBeGreaterThan(180 * 86_400 - 660);
      expect(maxAge).toBeLessThanOrEqual(180 * 86_400 - 600);
    },
  );

  it("by linking another account stays the session it was", async () => {
    const browser = await signedIn(twitch);
    const before = await rows();
    wait(10 * minute);
    await browser.signIn(...patreon);
    expect(await rows()).toEqual(before);
  });

  it("by signing in again is a new one for as long as any", async () => {
    const browser = await signedIn(twitch);
    const stolen = copyOf(browser);
    const [before] = await rows();
    wait(10 * minute);
    const now = Date.now();
    await browser.signIn(...twitch);
    expect(await rows()).toEqual([{ ...before, createdAt: now, expiresAt: now + 180 * day, at: now }]);
    expect([await isIn(browser), await isIn(stolen)]).toEqual([true, false]);
  });

  it("as another person is another session, and the first one's has ended", async () => {
    const browser = await signedIn(twitch);
    const [before] = await rows();
    await env.DB.prepare("UPDATE sessions SET seen_at = 0").run();
    await browser.signIn(...patreon);
    const after = await rows();
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before?.id);
  });

  it("gets none for signing out of what was never linked", async () => {
    const browser = await signedIn(twitch);
    const [token, before] = [browser.cookies.get(cookie), await rows()];
    wait(25 * day);
    const answer = await browser.post("/api/patreon/logout");
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(browser.cookies.get(cookie)).toBe(token);
    expect(await rows()).toEqual(before);
  });

  it("is not brought back when it was ended meanwhile", async () => {
    const browser = await signedIn(twitch);
    const token = browser.cookies.get(cookie) ?? "";
    await env.DB.prepare("DELETE FROM sessions").run();
    expect(await renewToken(env.DB, token, Date.now())).toBeNull();
    expect(await endOtherSessions(env.DB, "someone", token, Date.now())).toBeNull();
    expect(await rows()).toEqual([]);
  });
});

describe("ending all other sessions", () => {
  /** The database, with another change made just before the next batch, once. */
  function withFirst(action: () => Promise<unknown>) {
    let done = false;
    const batch: D1Database["batch"] = async (statements) => {
      if (!done) {
        done = true;
        await action();
      }
      return env.DB.batch(statements);
    };
    return { prepare: (sql: string) => env.DB.prepare(sql), batch };
  }

  it("ends a session that renews its token in the same moment", async () => {
    const [owner, thief] = [await signedIn(twitch, patreon), await signedIn(twitch)];
    owner.settings.DB = withFirst(() => thief.post("/api/patreon/logout"));
    expect((await owner.post("/api/account/sessions/end-others")).status).toBe(204);
    expect([await isIn(owner), await isIn(thief)]).toEqual([true, false]);
  });

  it("ends a session whose token is renewed after that", async () => {
    const [owner, thief] = [await signedIn(twitch, patreon), await signedIn(twitch)];
    thief.settings.DB = withFirst(() => owner.post("/api/account/sessions/end-others"));
    await thief.post("/api/patreon/logout");
    expect([await isIn(owner), await isIn(thief)]).toEqual([true, false]);
    expect(await rows()).toHaveLength(1);
  });

  it("leaves no copy of its own token, not even one that is renewed in the same moment", async () => {
    const owner = await signedIn(twitch, patreon);
    const thief = copyOf(owner);
    owner.settings.DB = withFirst(() => thief.post("/api/patreon/logout"));
    const answer = await owner.post("/api/account/sessions/end-others");
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: "signed_out" } }]);
    expect([await isIn(owner), await isIn(thief)]).toEqual([false, false]);
  });

  it("lets no session link an account that was at the provider meanwhile", async () => {
    const [owner, thief] = [await signedIn(twitch), await signedIn(twitch)];
    const href = (await thief.consent("/api/patreon/login")).get("active-patron");
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      // The provider is called after the session was looked up, and before anything is linked.
      if (pathname === "/patreon/api/oauth2/token") await owner.post("/api/account/sessions/end-others");
      return ask(input, init);
    });
    const back = await thief.comeBack(href);
    expect(back.headers.get("location")).toBe("/patreon?problem=expired");
    expect(await countOf("identities")).toBe(1);
    expect(await isIn(thief)).toBe(false);
  });
});

it("a session gets a new token when two people become one, and the old one opens nothing", async () => {
  await new Browser().signIn("patreon", "active-patron");
  const browser = await signedIn(twitch);
  const back = await browser.signIn("patreon", "active-patron");
  const mergeRequestId = (back.headers.get("location") ?? "").split("=")[1];
  const old = browser.cookies.get(cookie) ?? "";
  expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(204);
  const thief = new Browser();
  thief.cookies.set(cookie, old);
  expect([await isIn(thief), await isIn(browser)]).toEqual([false, true]);
});

describe("the last link", () => {
  const last = [
    ["twitch", "tier-2", "", "/api/twitch/logout"],
    ["wgauth", "commander-1", "?region=eu", "/api/wgauth/logout?account_id=500000001"],
  ] as const;

  it.each(last)("%s does not end a quarter of an hour after signing in, since all goes with it", async (...way) => {
    const [provider, persona, query, call] = way;
    const browser = await signedIn([provider, persona, query]);
    const battles = env.BATTLES.getByName("500000001");
    await keepArenas(500_000_001, [{ arenaId: "1", startedAt: 1 }]);
    wait(15 * minute + 1);
    const answer = await browser.post(call);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "sign_in_again" } }]);
    const form = await browser.post(call, navigate);
    expect([form.status, form.headers.get("location")]).toEqual([303, "/access?problem=sign_in_again"]);
    expect(await isIn(browser)).toBe(true);
    expect([await countOf("people"), await battles.newest(9)]).toMatchObject([1, [{ arenaId: "1" }]]);
  });

  it.each(last)("%s ends after signing in again", async (provider, persona, query, call) => {
    const browser = await signedIn([provider, persona, query]);
    wait(15 * minute + 1);
    await browser.signIn(provider, persona, query);
    expect((await browser.post(call)).ok).toBe(true);
    expect([await countOf("people"), browser.cookies.has(cookie)]).toEqual([0, false]);
  });

  it.each([
    [twitch, patreon, "/api/twitch/logout", "/api/patreon/logout"],
    [
      ["wgauth", "commander-1", "?region=eu"],
      ["wgauth", "commander-2", "?region=eu"],
      "/api/wgauth/logout?account_id=500000001",
      "/api/wgauth/logout?account_id=500000002",
    ],
  ] as [[string, string, string?], [string, string, string?], string, string][])(
    "stays when two links are ended at once long after signing in",
    async (one, other, ...calls) => {
      const browser = await signedIn(one, other);
      const user = await env.DB.prepare("SELECT person_id FROM people").first();
      wait(15 * minute + 1);
      const answers = await Promise.all(calls.map((call) => copyOf(browser).post(call)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(1);
      expect(await env.DB.prepare("SELECT person_id FROM people").first()).toEqual(user);
    },
  );

  it("is none while another one is there: that one ends however long ago the sign-in was", async () => {
    const browser = await signedIn(twitch, ["wgauth", "commander-1", "?region=eu"]);
    wait(15 * minute + 1);
    expect((await browser.post("/api/twitch/logout")).status).toBe(204);
    expect(await isIn(browser)).toBe(true);
  });
});
