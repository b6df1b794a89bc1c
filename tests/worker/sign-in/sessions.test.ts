import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Browser, copyOf, isIn, signedIn } from "../support/browser.ts";

const day = 86_400_000;
const session = "__Host-session";

/** Moves the clock. */
function wait(ms: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  vi.setSystemTime(Date.now() + ms);
}

describe("a session", () => {
  it("is a token of 256 bits in a cookie for this host only, out of reach of scripts", async () => {
    const browser = new Browser();
    const back = await browser.signIn("twitch", "tier-2");
    const [line] = back.headers.getSetCookie().filter((header) => header.startsWith(session));
    expect(line).toMatch(/^__Host-session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it("is kept as a hash", async () => {
    const browser = await signedIn();
    const { results } = await env.DB.prepare("SELECT * FROM sessions").all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(browser.cookies.get(session));
  });

  it("gets a new token with every sign-in, and the old one opens nothing", async () => {
    const browser = await signedIn();
    const before = copyOf(browser);
    await browser.signIn("patreon", "active-patron");
    expect(browser.cookies.get(session)).not.toBe(before.cookies.get(session));
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(before)).toBe(false);
  });

  it("cannot be chosen from outside: a token that the visitor brings along is not taken over", async () => {
    const browser = new Browser();
    browser.cookies.set(session, "A".repeat(43));
    await browser.signIn("twitch", "tier-2");
    expect(browser.cookies.get(session)).not.toBe("A".repeat(43));
  });

  it("ends at once everywhere with signing out, a stolen copy too", async () => {
    const browser = await signedIn();
    const stolen = copyOf(browser);
    expect((await browser.post("/api/account/logout")).status).toBe(204);
    expect(browser.cookies.has(session)).toBe(false);
    expect(await isIn(stolen)).toBe(false);
    // The links stay.
    await browser.signIn("twitch", "tier-2");
    expect(await isIn(browser)).toBe(true);
  });

  it("ends with the last link, in every browser", async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    await browser.post("/api/twitch/logout");
    expect(await isIn(other)).toBe(false);
    const { results } = await env.DB.prepare("SELECT * FROM people").all();
    expect(results).toEqual([]);
  });

  it("stays with a new token when one of several links ends", async () => {
    const browser = await signedIn();
    await browser.signIn("patreon", "active-patron");
    const before = copyOf(browser);
    await browser.post("/api/patreon/logout");
    expect((await browser.get("/api/patreon/status")).status).toBe(401);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(before)).toBe(false);
  });

  it("ends after 30 days without use", async () => {
    const browser = await signedIn();
    wait(30 * day + 1);
    expect(await isIn(browser)).toBe(false);
  });

  it("lives on while it is used, but for 180 days at most", async () => {
    const browser = await signedIn();
    for (let used = 0; used < 8; used++) {
      wait(22 * day);
      expect(await isIn(browser)).toBe(true);
    }
    wait(5 * day);
    expect(await isIn(browser)).toBe(false);
  });

  it.each([
    ["nothing", ""],
    ["a letter", "x"],
    ["a token that is too short", "A".repeat(42)],
    ["a token that is too long", "A".repeat(44)],
    ["a null character", "%00"],
    ["10,000 characters", "A".repeat(10_000)],
    ["an injection", "' OR 1=1 --"],
  ])("is not opened by %s, which asks the database nothing", async (_, token) => {
    const prepare = vi.spyOn(env.DB, "prepare");
    const browser = new Browser();
    browser.cookies.set(session, token);
    expect(await isIn(browser)).toBe(false);
    expect(prepare).not.toHaveBeenCalled();
  });

  it("is no business of a visitor without a cookie: the database is not asked", async () => {
    const prepare = vi.spyOn(env.DB, "prepare");
    for (const path of ["/api/patreon/status", "/api/account", "/529/tiger-i", "/"]) await new Browser().get(path);
    expect(prepare).not.toHaveBeenCalled();
  });
});

describe("the list of sessions", () => {
  const list = async (browser: Browser) => {
    const account = (await (await browser.get("/api/account")).json()) as { sessions: Record<string, unknown>[] };
    return account.sessions;
  };

  it("names devices, tells which one asks, and holds no token", async () => {
    const browser = await signedIn();
    await signedIn();
    const sessions = await list(browser);
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get(session));
  });

  it("ends one of them, and no other person's", async () => {
    const [browser, other, stranger] = [await signedIn(), await signedIn(), await signedIn(["twitch", "follower"])];
    const [theirs] = await list(stranger);
    expect((await browser.post(`/api/account/sessions/${theirs?.sessionId}/end`)).status).toBe(404);
    expect(await isIn(stranger)).toBe(true);
    const own = (await list(browser)).find(({ current }) => !current);
    expect((await browser.post(`/api/account/sessions/${own?.sessionId}/end`)).status).toBe(204);
    expect([await isIn(other), await isIn(browser)]).toEqual([false, true]);
  });

  it("ends all others, and renews this one's token", async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const stolen = copyOf(browser);
    await browser.post("/api/account/sessions/end-others");
    expect([await isIn(browser), await isIn(other), await isIn(stolen)]).toEqual([true, false, false]);
  });
});

describe("what changes something", () => {
  const calls = [
    "/api/twitch/logout",
    "/api/account/logout",
    "/api/account/delete",
    "/api/account/sessions/end-others",
  ];

  it.each(calls)("%s is refused from another site, whatever the body", async (path) => {
    const browser = await signedIn();
    const foreign = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "http://sub.localhost:8787", "sec-fetch-site": "same-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ];
    for (const headers of foreign) {
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
        const answer = await browser.post(path, { ...headers, "content-type": type }, "{}");
        expect(answer.status, JSON.stringify(headers)).toBe(403);
        expect(await answer.json()).toMatchObject({ error: { code: "other_origin" } });
      }
    }
    expect(await isIn(browser)).toBe(true);
  });

  it.each(calls)("%s is not done by GET", async (path) => {
    const browser = await signedIn();
    expect((await browser.get(path)).status).toBe(405);
    expect(await isIn(browser)).toBe(true);
  });

  it("answers a form without script with the way back", async () => {
    const browser = await signedIn();
    const answer = await browser.post("/api/account/logout?return_to=/529/tiger-i", { "sec-fetch-mode": "navigate" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/529/tiger-i"]);
  });
});
