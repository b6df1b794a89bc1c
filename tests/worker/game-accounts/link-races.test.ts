import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { type Browser, signedIn } from "../support/browser.ts";
import { account, accountsOf, countOf, eu, locationOf } from "../support/publisher.ts";

const id = account(1).accountId;
const navigate = { "sec-fetch-mode": "navigate" };
const day = 86_400_000;
/** A key that is valid, and sealed nothing that is stored. */
const OTHER_KEY = "A".repeat(43).concat("=");

/** Signed in with Twitch and a game account. */
async function player(): Promise<Browser> {
  const browser = await signedIn(["twitch", "tier-2"], ["wgauth", "commander-1", eu]);
  return browser;
}
const set = (column: string, value: string | number) =>
  env.DB.prepare(`UPDATE game_accounts SET ${column} = ?`).bind(value).run();
const longAgo = () => env.DB.prepare("UPDATE sessions SET authenticated_at = 0").run();

describe("a link that ends while another request ends it", () => {
  /** As if the other request were faster, at the time when this one deletes the battles. */
  const faster = { getByName: () => ({ clear: () => env.DB.prepare("DELETE FROM game_accounts").run() }) };

  it.each([
    ["has ended, for who has just signed in", false, 200],
    ["asks for a new sign-in all the same where the last one is long ago", true, 403],
  ])("%s", async (_, old, status) => {
    const browser = await player();
    if (old) await longAgo();
    browser.settings.BATTLES = faster;
    expect((await browser.post(`/api/wgauth/logout?account_id=${id}`)).status).toBe(status);
    expect(await accountsOf(browser)).toEqual([]);
  });

  it.each([
    ["has ended at a provider, too, for who has just signed in", false, 204],
    ["asks for a new sign-in at a provider, too", true, 403],
  ])("%s", async (_, old, status) => {
    const browser = await player();
    if (old) await longAgo();
    browser.settings.DB = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: async (statements: D1PreparedStatement[]) => {
        await env.DB.prepare("DELETE FROM identities").run();
        return env.DB.batch(statements);
      },
    };
    expect((await browser.post("/api/twitch/logout")).status).toBe(status);
    expect(await countOf("identities")).toBe(0);
  });
});

describe("a link that becomes the last one while a request ends it, long after the last sign-in", () => {
  const without = (table: string) => env.DB.prepare(`DELETE FROM ${table}`).run();

  it("stays, to a game account", async () => {
    const browser = await player();
    await longAgo();
    browser.settings.BATTLES = { getByName: () => ({ clear: () => without("identities") }) };
    expect((await browser.post(`/api/wgauth/logout?account_id=${id}`)).status).toBe(403);
    expect(await countOf("game_accounts")).toBe(1);
  });

  it("stays, to a provider", async () => {
    const browser = await player();
    await longAgo();
    browser.settings.DB = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: async (statements: D1PreparedStatement[]) => {
        await without("game_accounts");
        return env.DB.batch(statements);
      },
    };
    expect((await browser.post("/api/twitch/logout")).status).toBe(403);
    expect(await countOf("identities")).toBe(1);
  });
});

describe("a session that ends while its visitor is at the publisher", () => {
  it("gets no account, and the permission is given back", async () => {
    const browser = await signedIn();
    const href = (await browser.consent(`/api/wgauth/login${eu}`)).get("commander-1");
    browser.settings.DB = {
      prepare: (query: string) => {
        const statement = env.DB.prepare(query);
        if (!query.includes("INSERT INTO game_accounts")) return statement;
        const bind = (...values: unknown[]) => ({
          first: async () => {
            await env.DB.prepare("DELETE FROM sessions").run();
            return statement.bind(...values).first();
          },
        });
        return { bind };
      },
      batch: env.DB.batch.bind(env.DB),
    };
    const ask = vi.spyOn(globalThis, "fetch");
    expect(locationOf(await browser.comeBack(href))).toBe("/wg?problem=expired");
    expect(await countOf("game_accounts")).toBe(0);
    expect(callsOf(ask)).toContain("/wargaming/eu/wot/auth/logout/");
  });
});

const callsOf = (ask: { mock: { calls: unknown[][] } }) =>
  ask.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : String(input)).pathname);

describe("the end of a link to a game account", () => {
  it.each([
    ["without a key", { TOKEN_KEYS: "" }, "eu"],
    ["with a key that sealed nothing", { TOKEN_KEYS: OTHER_KEY }, "eu"],
    ["without the publisher", { WARGAMING_APPLICATION_ID: "" }, "eu"],
    ["without either", { TOKEN_KEYS: "", WARGAMING_APPLICATION_ID: "" }, "eu"],
    ["in a region where the publisher has no sign-in", {}, "cn"],
  ])("is one here, and told to nobody: %s", async (_, settings, region) => {
    const browser = await player();
    await set("region", region);
    Object.assign(browser.settings, settings);
    const ask = vi.spyOn(globalThis, "fetch");
    expect((await browser.post(`/api/wgauth/logout?account_id=${id}`)).status).toBe(200);
    expect(await countOf("game_accounts")).toBe(0);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("a permission that is due for renewal", () => {
  it.each([
    ["without a key", { TOKEN_KEYS: "" }],
    ["without the publisher", { WARGAMING_APPLICATION_ID: "" }],
    ["without either", { TOKEN_KEYS: "", WARGAMING_APPLICATION_ID: "" }],
  ])("waits, and the accounts are listed: %s", async (_, settings) => {
    const browser = await player();
    const soon = Date.now() + day;
    await set("token_expires_at", soon);
    Object.assign(browser.settings, settings);
    expect(await accountsOf(browser)).toEqual([account(1)]);
    const row = await env.DB.prepare("SELECT token_expires_at AS ends FROM game_accounts").first();
    expect(row).toEqual({ ends: soon });
  });

  it("is none of those that last, for which no key is opened", async () => {
    const browser = await player();
    // Opening it would be logged as an error.
    browser.settings.TOKEN_KEYS = "not a key";
    expect(await accountsOf(browser)).toEqual([account(1)]);
  });
});

describe("a form about a game account", () => {
  it.each(["active", "visibility", "logout"])("leads to the page of game accounts: %s", async (call) => {
    const browser = await player();
    const answer = await browser.post(`/api/wgauth/${call}?account_id=${id}&visibility=private`, navigate);
    expect([answer.status, locationOf(answer)]).toEqual([303, "/wg"]);
  });
});
