import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser, locationOf, signedIn } from "../support/browser.ts";

const minute = 60_000;

/** Replaces the answer of one of the provider's endpoints. */
function answering(path: string, answer: () => Response): void {
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname === path ? answer() : ask(input, init);
  });
}

describe("the way back from a provider", () => {
  it.each([
    ["without a state", "?code=abc", "A".repeat(43)],
    ["with a state that cannot be one", "?code=abc&state=x", "A".repeat(43)],
    ["without the cookie of the browser that began", `?code=abc&state=${"A".repeat(43)}`, undefined],
    ["with a cookie that cannot be one", `?code=abc&state=${"A".repeat(43)}`, "x"],
  ])("%s asks the database nothing", async (_, query, cookie) => {
    const prepare = vi.spyOn(env.DB, "prepare");
    const browser = new Browser();
    if (cookie) browser.cookies.set("__Host-sign-in", cookie);
    const answer = await browser.get(`/api/twitch/callback${query}`);
    expect(locationOf(answer)).toBe("/twitch?problem=expired");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(prepare).not.toHaveBeenCalled();
  });

  it("signs nobody in whose token is refused at once", async () => {
    expectConsoleError(/^Signing in with twitch: /);
    answering("/twitch/oauth2/validate", () => Response.json({ status: 401 }, { status: 401 }));
    const browser = new Browser();
    expect(locationOf(await browser.signIn("twitch", "tier-2"))).toBe("/twitch?problem=expired");
    expect(browser.cookies.has("__Host-session")).toBe(false);
    expect((await env.DB.prepare("SELECT * FROM people").all()).results).toEqual([]);
  });

  it("leaves the status that was known while there is no newer one", async () => {
    const browser = await signedIn(["twitch", "tier-2"]);
    answering("/twitch/helix/subscriptions/user", () => new Response(null, { status: 500 }));
    expect(locationOf(await browser.signIn("twitch", "tier-2"))).toBe("/access");
    const status = await browser.get("/api/twitch/status");
    expect([status.status, await status.json()]).toMatchObject([200, { tier: "2000" }]);
  });
});

describe("the way to a provider", () => {
  it("stays open, long after signing in, for each of several links", async () => {
    const browser = await signedIn(["twitch", "tier-2"], ["patreon", "active-patron"]);
    vi.useFakeTimers({ now: Date.now() + 15 * minute + 1, toFake: ["Date"] });
    for (const provider of ["twitch", "patreon"]) {
      expect([provider, (await browser.get(`/api/${provider}/login`)).status]).toEqual([provider, 302]);
    }
    expect(locationOf(await browser.get("/api/google/login"))).toBe("/google?problem=sign_in_again");
  });
});

describe("a status at the limit", () => {
  /** Signed in, with a stopped clock. */
  async function at(column: "checked_at" | "status_at", ms: number) {
    const browser = await signedIn(["twitch", "tier-2"]);
    const now = Date.now();
    vi.useFakeTimers({ now, toFake: ["Date"] });
    await env.DB.prepare(`UPDATE identities SET ${column} = ?`)
      .bind(now - ms)
      .run();
    return browser;
  }

  it.each([
    ["is not asked for again when it is ten minutes old", 0, 0],
    ["is asked for again as soon as it is older", 1, 1],
  ])("%s", async (_, over, times) => {
    const browser = await at("checked_at", 10 * minute + over);
    const fetch = vi.spyOn(globalThis, "fetch");
    expect((await browser.get("/api/twitch/status")).status).toBe(200);
    expect(fetch.mock.calls.filter(([input]) => String(input).endsWith("/oauth2/validate"))).toHaveLength(times);
  });

  it.each([
    ["is known until it is three days old", -1, 200],
    ["is not known when it is three days old", 0, 503],
  ])("%s", async (_, over, status) => {
    const browser = await at("status_at", 72 * 60 * minute + over);
    const answer = await browser.get("/api/twitch/status");
    expect(answer.status).toBe(status);
    if (status === 200) return;
    const message = "Twitch doesn’t answer right now. Please try again later.";
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(await answer.json()).toEqual({ error: { code: "unavailable", message } });
  });

  it.each([{ TOKEN_KEYS: "" }, { TWITCH_CLIENT_ID: "" }])(
    "is shown as it was where nobody can be asked any more (%o)",
    async (settings) => {
      const browser = await at("checked_at", 11 * minute);
      Object.assign(browser.settings, settings);
      const fetch = vi.spyOn(globalThis, "fetch");
      for (let attempt = 0; attempt < 2; attempt++) expect((await browser.get("/api/twitch/status")).status).toBe(200);
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
