import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { deleteExpiredMergeRequests } from "#workers/accounts/links/merge-requests.ts";
import { deleteEndedSessions } from "#workers/accounts/sessions.ts";
import { deleteExpiredAttempts } from "#workers/accounts/sign-in/attempts.ts";
import { Browser, countOf, locationOf, signedIn } from "../support/browser.ts";

const providers = [
  ["patreon", "active-patron", "/patreon", ""],
  ["twitch", "tier-2", "/twitch", ""],
  ["google", "member", "/google", ""],
  ["wgauth", "commander-1", "/wg", "?region=eu"],
] as const;

describe.each(providers)("signing in with %s", (provider, persona, page, query) => {
  it("is closed on the way back too, where the key has gone meanwhile", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/${provider}/login${query}`);
    browser.settings.TOKEN_KEYS = "";
    expect(locationOf(await browser.comeBack(links.get(persona)))).toBe(`${page}?problem=not_available`);
    expect(await countOf("people")).toBe(0);
  });

  it("has to wait where one address has begun or ended too many sign-ins", async () => {
    const limit = vi.fn(async () => ({ success: true }));
    const browser = new Browser({ SIGN_IN_LIMIT: { limit } });
    const links = await browser.consent(`/api/${provider}/login${query}`);
    limit.mockResolvedValue({ success: false });
    expect(locationOf(await browser.comeBack(links.get(persona)))).toBe(`${page}?problem=too_many`);
    const again = await browser.get(`/api/${provider}/login${query}`, { "cf-connecting-ip": "192.0.2.7" });
    expect(locationOf(again)).toBe(`${page}?problem=too_many`);
    expect(limit.mock.calls).toEqual([[{ key: "own" }], [{ key: "own" }], [{ key: "192.0.2.7" }]]);
    expect(await countOf("people")).toBe(0);
  });

  it("is never answered from a cache", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/${provider}/login${query}`);
    const answers = [await browser.get(`/api/${provider}/login${query}`), await browser.comeBack(links.get(persona))];
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
      "private, no-store",
      "private, no-store",
    ]);
  });
});

describe("who is not signed in", () => {
  it.each(["patreon", "twitch", "google"])("is signed out of %s already, and loses the cookie", async (provider) => {
    const browser = new Browser();
    browser.cookies.set("__Host-session", "A".repeat(43));
    expect((await browser.post(`/api/${provider}/logout`)).status).toBe(204);
    expect(browser.cookies.has("__Host-session")).toBe(false);
    const form = await browser.post(`/api/${provider}/logout`, { "sec-fetch-mode": "navigate" });
    expect([form.status, locationOf(form)]).toEqual([303, `/${provider}`]);
  });

  it.each([
    ["patreon", "Patreon"],
    ["twitch", "Twitch"],
  ])("has no status of %s, and is told so", async (provider, name) => {
    expect(await (await new Browser().get(`/api/${provider}/status`)).json()).toEqual({
      error: { code: "signed_out", message: `You aren’t signed in with ${name}.` },
    });
  });
});

describe("what has ended is forgotten", () => {
  const day = 86_400_000;

  it("sign-ins that nobody finished, after their ten minutes", async () => {
    await new Browser().consent("/api/twitch/login");
    await deleteExpiredAttempts(env.DB, Date.now() + 9 * 60_000);
    expect(await countOf("sign_ins")).toBe(1);
    await deleteExpiredAttempts(env.DB, Date.now() + 11 * 60_000);
    expect(await countOf("sign_ins")).toBe(0);
  });

  it("sessions without use for 30 days, or older than 180", async () => {
    await new Browser().signIn("twitch", "tier-2");
    await deleteEndedSessions(env.DB, Date.now() + 29 * day);
    expect(await countOf("sessions")).toBe(1);
    await deleteEndedSessions(env.DB, Date.now() + 31 * day);
    expect(await countOf("sessions")).toBe(0);
    await new Browser().signIn("twitch", "tier-2");
    await env.DB.prepare("UPDATE sessions SET seen_at = ?")
      .bind(Date.now() + 181 * day)
      .run();
    await deleteEndedSessions(env.DB, Date.now() + 179 * day);
    expect(await countOf("sessions")).toBe(1);
    await deleteEndedSessions(env.DB, Date.now() + 181 * day);
    expect(await countOf("sessions")).toBe(0);
  });

  it("questions whether two people are one, after a quarter of an hour", async () => {
    await new Browser().signIn("twitch", "tier-2");
    const _browser = await signedIn(["patreon", "active-patron"], ["twitch", "tier-2"]);
    await deleteExpiredMergeRequests(env.DB, Date.now() + 14 * 60_000);
    expect(await countOf("merge_offers")).toBe(1);
    await deleteExpiredMergeRequests(env.DB, Date.now() + 16 * 60_000);
    expect(await countOf("merge_offers")).toBe(0);
  });
});

describe("a change from elsewhere", () => {
  const change = async (headers: Record<string, string>, settings: Record<string, unknown> = {}) => {
    const browser = await signedIn();
    Object.assign(browser.settings, settings);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // A browser that sends no headers of its own except the given ones.
    return browser.post("/api/account/logout", { "sec-fetch-site": "same-origin", cookie, ...headers });
  };

  it("is refused with a word that says what to do", async () => {
    const answer = await change({ origin: "https://evil.example" });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      {
        error: {
          code: "other_origin",
          message: "This only works from the Index itself. Please open the page and try again.",
        },
      },
    ]);
  });

  it.each(["none", "same-site", "cross-site"])("is refused where the browser says %s", async (site) => {
    expect((await change({ "sec-fetch-site": site })).status).toBe(403);
  });

  it("is taken from the site's own name as well as from the address that was asked", async () => {
    const settings = { SITE_ORIGIN: "https://index.example" };
    expect((await change({ origin: "https://index.example" }, settings)).status).toBe(204);
    expect((await change({}, settings)).status).toBe(204);
  });

  it("is refused without a cookie, too", async () => {
    const answer = await new Browser().post("/api/account/logout", { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });
});
