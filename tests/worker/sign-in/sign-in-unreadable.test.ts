import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { Browser, signedIn } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";

const check = (bodies: unknown[], bindings: Pick<typeof env, "DB"> = env) =>
  consumed("the-index-checks", bodies, (batch) => runIdentityChecks(batch, { ...env, ...bindings }));
const twitch = { provider: "twitch", subject: "8002" };
const patreon = { provider: "patreon", subject: "9001" };
const checkedAt = (provider: string) =>
  env.DB.prepare("SELECT status_at AS t FROM identities WHERE provider = ?").bind(provider).first<number>("t");

/** Signed in with Twitch, whose tokens can be read no more, and with Patreon. */
async function withUnreadable(): Promise<Browser> {
  const browser = await signedIn(["twitch", "tier-2"], ["patreon", "active-patron"]);
  await env.DB.prepare("UPDATE identities SET access_token = 'x.y' WHERE provider = 'twitch'").run();
  await env.DB.prepare("UPDATE identities SET status_at = 1").run();
  return browser;
}

describe("a link whose tokens can be read no more", () => {
  it("stops no other check of its batch", async () => {
    expectConsoleError(/A link to twitch is sealed with none of TOKEN_KEYS/);
    await withUnreadable();
    expect(await check([twitch, patreon])).toEqual(["acked", "acked"]);
    expect([await checkedAt("twitch"), Number(await checkedAt("patreon")) > 1]).toEqual([1, true]);
  });

  it("asks for a new sign-in, after which it is as before", async () => {
    expectConsoleError(/none of TOKEN_KEYS/);
    const browser = await withUnreadable();
    await check([twitch]);
    const answer = await browser.get("/api/twitch/status");
    expect([answer.status, await answer.json()]).toEqual([
      401,
      {
        error: {
          code: "sign_in_again",
          message: "Your link to Twitch can no longer be checked. Please link it again.",
        },
      },
    ]);
    // Regardless of when the visitor signed in with something else.
    await env.DB.prepare("UPDATE sessions SET authenticated_at = 0").run();
    expect((await browser.signIn("twitch", "tier-2")).headers.get("location")).toBe("/access");
    expect(await (await browser.get("/api/twitch/status")).json()).toMatchObject({ tier: "2000" });
  });

  it("is a game account's, too: its owner is asked, and the next one's permission is renewed", async () => {
    const browser = new Browser();
    for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, "?region=eu");
    const soon = Date.now() + 86_400_000;
    await env.DB.prepare("UPDATE game_accounts SET token_expires_at = ?").bind(soon).run();
    await env.DB.prepare("UPDATE game_accounts SET access_token = 'x.y' WHERE account_id = 500000001").run();
    await browser.get("/api/wgauth/accounts");
    const ends = await env.DB.prepare("SELECT token_expires_at AS t FROM game_accounts ORDER BY account_id").all();
    const [first, second] = ends.results.map(({ t }) => Number(t));
    expect(first).toBeLessThanOrEqual(Date.now());
    expect(second).toBeGreaterThan(soon);
  });
});

describe("a check that fails by a fault of ours", () => {
  it("comes again, and stops no other", async () => {
    expectConsoleError(/A queued identity check failed and comes again 0.*D1_ERROR/s);
    const _browser = await signedIn(["patreon", "active-patron"]);
    await env.DB.prepare("UPDATE identities SET status_at = 1").run();
    let failed = false;
    const prepare: D1Database["prepare"] = (query) => {
      if (failed) return env.DB.prepare(query);
      failed = true;
      throw new Error("D1_ERROR: Network connection lost.");
    };
    expect(await check([twitch, patreon], { DB: { prepare } as D1Database })).toEqual(["retried", "acked"]);
    expect(await checkedAt("patreon")).toBeGreaterThan(1);
  });
});
