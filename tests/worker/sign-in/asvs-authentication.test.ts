import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Browser, signedIn, statusOf } from "../support/browser.ts";

const minute = 60_000;

/** Signed in so long ago that sensitive actions need a new sign-in. */
async function signedInBefore(ms = 15 * minute + 1): Promise<Browser> {
  const browser = await signedIn();
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
  return browser;
}

describe("what is delicate", () => {
  const calls = ["/api/account/delete", "/api/account/sessions/end-others"];

  it.each(calls)("%s is refused a quarter of an hour after signing in, and changes nothing", async (path) => {
    const elsewhere = await signedIn();
    const browser = await signedInBefore();
    const answer = await browser.post(path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: "sign_in_again" } });
    expect(await statusOf(browser, "twitch")).toBe(200);
    expect(await statusOf(elsewhere, "twitch")).toBe(200);
  });

  it.each(calls)("%s is done after signing in again with what is linked", async (path) => {
    const elsewhere = await signedIn();
    const browser = await signedInBefore();
    const back = await browser.signIn("twitch", "tier-2");
    expect(back.headers.get("location")).toBe("/access");
    expect((await browser.post(path)).status).toBe(204);
    expect(await statusOf(elsewhere, "twitch")).toBe(401);
  });

  it("leads a form without script to the page that says how to go on", async () => {
    const browser = await signedInBefore();
    const answer = await browser.post("/api/account/delete", { "sec-fetch-mode": "navigate" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/access?problem=sign_in_again"]);
  });

  it("is to end one other session, too, but never one's own", async () => {
    await signedIn();
    const browser = await signedInBefore();
    const { sessions } = (await (await browser.get("/api/account")).json()) as {
      sessions: { sessionId: string; current: boolean }[];
    };
    const [own, theirs] = [sessions.find(({ current }) => current), sessions.find(({ current }) => !current)];
    expect((await browser.post(`/api/account/sessions/${theirs?.sessionId}/end`)).status).toBe(403);
    expect((await browser.post(`/api/account/sessions/${own?.sessionId}/end`)).status).toBe(204);
    expect(await statusOf(browser, "twitch")).toBe(401);
  });

  it.each([
    ["patreon", "active-patron", ""],
    ["wgauth", "commander-1", "?region=eu"],
  ])(
    "is to link another way in: %s is not linked to a session that was left open",
    async (provider, persona, query) => {
      const browser = await signedIn();
      const href = (await browser.consent(`/api/${provider}/login${query}`)).get(persona);
      // The sign-in itself may take some minutes: it is the session that is old.
      await env.DB.prepare("UPDATE sessions SET authenticated_at = authenticated_at - ?1")
        .bind(15 * minute)
        .run();
      const back = await browser.comeBack(href);
      const page = provider === "wgauth" ? "wg" : provider;
      expect(back.headers.get("location")).toBe(`/${page}?problem=sign_in_again`);
      for (const table of ["identities WHERE provider = 'patreon'", "game_accounts", "merge_offers"]) {
        expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
      }
    },
  );

  it("is told before the way to the provider", async () => {
    const browser = await signedInBefore();
    const login = await browser.get("/api/patreon/login");
    expect(login.headers.get("location")).toBe("/patreon?problem=sign_in_again");
    // Signing in again to confirm the identity stays possible.
    expect((await browser.get("/api/twitch/login")).status).toBe(302);
  });

  it("is not opened by signing in as somebody else", async () => {
    await new Browser().signIn("patreon", "active-patron");
    const browser = await signedIn();
    const href = (await browser.consent("/api/patreon/login")).get("active-patron");
    await env.DB.prepare("UPDATE sessions SET authenticated_at = authenticated_at - ?1")
      .bind(15 * minute)
      .run();
    const back = await browser.comeBack(href);
    expect(back.headers.get("location")).toBe("/patreon?problem=sign_in_again");
    expect((await browser.post("/api/account/delete")).status).toBe(403);
    expect((await env.DB.prepare("SELECT * FROM people").all()).results).toHaveLength(2);
  });

  it("is not opened by a new token that the session got for another reason", async () => {
    const browser = await signedIn(["twitch", "tier-2"], ["patreon", "active-patron"]);
    vi.useFakeTimers({ now: Date.now() + 15 * minute + 1, toFake: ["Date"] });
    expect((await browser.post("/api/patreon/logout")).status).toBe(204);
    expect((await browser.post("/api/account/delete")).status).toBe(403);
  });
});

describe("after a sign-in", () => {
  /** The toasts of the next page. */
  const toastTitles = async (browser: Browser) => {
    const html = await (await browser.get("/")).text();
    const json = /data-flash="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "[]";
    return (JSON.parse(json) as { title: string }[]).map(({ title }) => title);
  };

  it.each([
    ["patreon", "active-patron", "", "Signed in with Patreon."],
    ["twitch", "follower", "", "Signed in with Twitch."],
    ["google", "member", "", "Signed in with YouTube."],
    ["wgauth", "commander-2", "?region=eu", "Signed in as Commander_2."],
  ])("with %s as %s the page says so, once", async (provider, persona, query, title) => {
    const browser = new Browser();
    const back = await browser.signIn(provider, persona, query);
    expect(back.headers.get("cache-control")).toContain("no-store");
    const names = back.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(names.sort()).toEqual(["__Host-flash", "__Host-session"]);
    expect(await toastTitles(browser)).toEqual([title]);
    expect(await toastTitles(browser)).toEqual([]);
  });

  it.each([
    ["patreon", "active-patron", "", "Patreon is linked."],
    ["wgauth", "commander-3", "?region=asia", "Commander_3 is linked."],
  ])("with one more account, %s, the page says that it is linked", async (provider, persona, query, title) => {
    const browser = await signedIn();
    expect(await toastTitles(browser)).toEqual(["Signed in with Twitch."]);
    await browser.signIn(provider, persona, query);
    expect(await toastTitles(browser)).toEqual([title]);
  });

  it("that did not come about nothing is said but what the page itself says", async () => {
    const browser = new Browser();
    const back = await browser.signIn("twitch", "cancel");
    expect(back.headers.getSetCookie().filter((line) => line.startsWith("__Host-flash"))).toEqual([]);
  });
});
