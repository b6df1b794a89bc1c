import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { clearEndedLinks } from "#workers/accounts/links/unlink.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { keepArenas, startsOf } from "../support/battles.ts";
import { countOf, locationOf, signedIn } from "../support/browser.ts";
import { account, accountsOf, eu } from "../support/publisher.ts";

const id = account(1).accountId;
const navigate = { "sec-fetch-mode": "navigate" };
const day = 86_400_000;
/** A key that is valid, and sealed nothing that is stored. */
const OTHER_KEY = "A".repeat(43).concat("=");

/** Signed in with Twitch and a game account. */
const player = () => signedIn(["twitch", "tier-2"], ["wgauth", "commander-1", eu]);
const set = (column: string, value: string | number) =>
  env.DB.prepare(`UPDATE game_accounts SET ${column} = ?`).bind(value).run();
const longAgo = () => env.DB.prepare("UPDATE sessions SET authenticated_at = 0").run();

/** A database in which another request is faster: what it does comes right before the transaction that ends a link. */
const faster = (query: string) => ({
  prepare: env.DB.prepare.bind(env.DB),
  batch: async (statements: D1PreparedStatement[]) => {
    await env.DB.prepare(query).run();
    return env.DB.batch(statements);
  },
});
const unlinkAccount = `/api/wgauth/logout?account_id=${id}`;

describe("a link that ends while another request ends it", () => {
  it.each([
    ["has ended, for who has just signed in", false, 200],
    ["asks for a new sign-in all the same where the last one is long ago", true, 403],
  ])("%s", async (_, old, status) => {
    const browser = await player();
    if (old) await longAgo();
    browser.settings.DB = faster("DELETE FROM game_accounts");
    expect((await browser.post(unlinkAccount)).status).toBe(status);
    expect(await accountsOf(browser)).toEqual([]);
  });

  it.each([
    ["has ended at a provider, too, for who has just signed in", false, 204],
    ["asks for a new sign-in at a provider, too", true, 403],
  ])("%s", async (_, old, status) => {
    const browser = await player();
    if (old) await longAgo();
    browser.settings.DB = faster("DELETE FROM identities");
    expect((await browser.post("/api/twitch/logout")).status).toBe(status);
    expect(await countOf("identities")).toBe(0);
  });

  it("leaves nothing of a person whose two last links end at once", async () => {
    const browser = await player();
    const both = await Promise.all([browser.post(unlinkAccount), browser.post("/api/twitch/logout")]);
    expect(both.map(({ status }) => status)).toEqual([200, 204]);
    expect([await countOf("people"), await countOf("sessions")]).toEqual([0, 0]);
  });
});

describe("a link that becomes the last one while a request ends it, long after the last sign-in", () => {
  it("stays, to a game account, and so do its battles", async () => {
    const browser = await player();
    await keepArenas(id, [{ arenaId: "1", startedAt: 1_763_000_000 }]);
    await longAgo();
    browser.settings.DB = faster("DELETE FROM identities");
    expect((await browser.post(unlinkAccount)).status).toBe(403);
    expect(await countOf("game_accounts")).toBe(1);
    expect(await startsOf(id)).toHaveLength(1);
  });

  it("stays, to a provider", async () => {
    const browser = await player();
    await longAgo();
    browser.settings.DB = faster("DELETE FROM game_accounts");
    expect((await browser.post("/api/twitch/logout")).status).toBe(403);
    expect(await countOf("identities")).toBe(1);
  });
});

describe("the end of the last link", () => {
  it.each([
    ["to a game account", "wgauth", "commander-1", unlinkAccount],
    ["to a provider", "twitch", "tier-2", "/api/twitch/logout"],
  ] as const)(
    "%s is the end of the person, even where the database fails right after it",
    async (_, key, persona, call) => {
      const browser = await signedIn([key, persona, key === "wgauth" ? eu : ""]);
      let hasEnded = false;
      const gone = () => Promise.reject(new Error("The database is away."));
      browser.settings.DB = {
        prepare: (query: string) =>
          hasEnded ? { bind: () => ({ all: gone, run: gone, first: gone, raw: gone }) } : env.DB.prepare(query),
        batch: async (statements: D1PreparedStatement[]) => {
          const answers = await env.DB.batch(statements);
          hasEnded = true;
          return answers;
        },
      };
      await browser.post(call);
      expect(await countOf("people")).toBe(0);
    },
  );

  it("to a game account stands where its battles are out of reach: the schedule clears them", async () => {
    expectConsoleError(/The schedule has to clear the battles of an ended link/);
    const browser = await player();
    await keepArenas(id, [{ arenaId: "1", startedAt: 1_763_000_000 }]);
    browser.settings.BATTLES = { getByName: () => ({ clear: () => Promise.reject(new Error("out of reach")) }) };
    expect((await browser.post(unlinkAccount)).status).toBe(200);
    expect(await accountsOf(browser)).toEqual([]);
    await clearEndedLinks(env, Date.now() + 11 * 60_000);
    expect(await startsOf(id)).toEqual([]);
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
