import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { Browser, revokeAtProvider, withFault } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";

const hour = 3_600_000;
/** The faults of a provider. Hanging is tested in provider-hangs.test.ts, which takes longer. */
const faults = ["500", "429", "garbage", "cut-off", "empty"];
/** The endpoints that a sign-in needs, and those that only the status needs. */
const endpoints = {
  patreon: { persona: "active-patron", subject: "9001", needed: ["token", "identity"], status: "identity" },
  twitch: { persona: "tier-2", subject: "8002", needed: ["token", "users"], status: "subscriptions" },
  google: { persona: "member", subject: "7001", needed: ["token"], status: "subscriptions" },
} as const;
const service = (provider: string, endpoint: string) =>
  `${provider === "google" && endpoint === "subscriptions" ? "youtube" : provider}/${endpoint}`;
const cases = Object.entries(endpoints).flatMap(([provider, { persona, needed }]) =>
  needed.flatMap((endpoint) => faults.map((fault) => ({ provider, persona, endpoint, fault }))),
);

describe("signing in while a provider is ill", () => {
  it.each(cases)(
    "$provider's $endpoint: $fault leads to a clear word",
    async ({ provider, persona, endpoint, fault }) => {
      expectConsoleError(/^Signing in with /);
      const browser = new Browser();
      const href = (await browser.consent(`/api/${provider}/login`)).get(persona);
      const back = await withFault({ endpoint: `${provider}/${endpoint}`, fault }, () => browser.comeBack(href));
      expect(back.status).toBe(303);
      expect(back.headers.get("location")).toMatch(
        new RegExp(`^/${provider}\\?problem=(provider_unavailable|expired)$`),
      );
      expect(browser.cookies.has("__Host-session")).toBe(false);
      expect((await env.DB.prepare("SELECT * FROM people").all()).results).toEqual([]);
    },
  );

  it.each(["500", "garbage"])("Google's discovery: %s leads to a clear word", async (fault) => {
    expectConsoleError(/^Signing in with google/);
    const browser = new Browser();
    const login = await withFault({ endpoint: "google/discovery", fault }, () => browser.get("/api/google/login"));
    expect(login.headers.get("location")).toBe("/google?problem=provider_unavailable");
  });

  // Patreon's identity and its status are one answer, which is tested above.
  it.each(["twitch", "google"] as const)(
    "%s signs one in all the same when only the status is not to be had",
    async (provider) => {
      const { persona, status } = endpoints[provider];
      const browser = new Browser();
      const href = (await browser.consent(`/api/${provider}/login`)).get(persona);
      const order = { endpoint: service(provider, status), fault: "500" };
      const back = await withFault(order, () => browser.comeBack(href));
      expect(back.headers.get("location")).toBe("/access");
      const unknown = await browser.get(`/api/${provider}/status`);
      expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "60"]);
    },
  );
});

describe.each(Object.entries(endpoints))("the status of %s", (provider, { persona, subject, status }) => {
  const check = (settings = {}) =>
    consumed("the-index-checks", [{ provider, subject }], (batch) => runIdentityChecks(batch, { ...env, ...settings }));
  const signedIn = async () => {
    const browser = new Browser();
    await browser.signIn(provider, persona);
    return browser;
  };
  /** Makes stored times older, instead of moving the clock, which the simulated provider shares. */
  const age = (ms: number) =>
    env.DB.prepare("UPDATE identities SET status_at = status_at - ?1, token_expires_at = token_expires_at - ?1")
      .bind(ms)
      .run();

  it.each(faults)("stays the last one known while the provider is ill: %s", async (fault) => {
    const browser = await signedIn();
    const before = await (await browser.get(`/api/${provider}/status`)).json();
    await age(hour / 2);
    await withFault({ endpoint: service(provider, status), fault }, () => check());
    const after = await browser.get(`/api/${provider}/status`);
    expect([after.status, await after.json()]).toEqual([200, before]);
  });

  it("renews tokens that have ended, and keeps the new pair", async () => {
    const browser = await signedIn();
    const tokens = () => env.DB.prepare("SELECT access_token, refresh_token FROM identities").first();
    const before = await tokens();
    await age(40 * 24 * hour);
    await check();
    expect((await browser.get(`/api/${provider}/status`)).status).toBe(200);
    expect((await tokens())?.access_token).not.toBe(before?.access_token);
  });

  it("keeps the old pair when renewing fails for the moment", async () => {
    await signedIn();
    const tokens = () => env.DB.prepare("SELECT access_token, refresh_token FROM identities").first();
    const before = await tokens();
    await age(40 * 24 * hour);
    await withFault({ endpoint: `${provider}/token`, fault: "500" }, () => check());
    expect(await tokens()).toEqual(before);
    await check();
    expect((await tokens())?.access_token).not.toBe(before?.access_token);
  });

  it("and the link stay where the provider refuses our own secret", async () => {
    const browser = await signedIn();
    await age(40 * 24 * hour);
    await check({ [`${provider.toUpperCase()}_CLIENT_SECRET`]: "mistyped" });
    const { results } = await env.DB.prepare("SELECT provider FROM people JOIN identities USING (person_id)").all();
    expect(results).toEqual([{ provider }]);
    await check();
    expect((await browser.get(`/api/${provider}/status`)).status).toBe(200);
  });

  it("ends with the link when the visitor takes the permission back there", async () => {
    const browser = await signedIn();
    await revokeAtProvider(provider, persona);
    await check();
    expect((await browser.get(`/api/${provider}/status`)).status).toBe(401);
  });
});
