import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, signedIn, withFault } from "../support/browser.ts";
import { owner } from "../support/publisher.ts";

const id = 500_000_001;
const path = `/api/accounts/${id}`;
const known = { accountId: id, nickname: "Commander_1", region: "eu", permissionEnded: false };

/** Deletes the cached lookup, as after a minute. */
const forgetLookups = () => env.CACHE.delete(`player:${id}`);

describe("a player", () => {
  it.each(["public", "unlisted"])("who is %s is shown to everyone, never from a cache", async (visibility) => {
    const browser = await owner(visibility);
    const answer = await new Browser().get(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { nicknameAt, ...player } = (await answer.json()) as { nicknameAt: number };
    expect(player).toEqual({ ...known, visibility, source: "linked", own: false });
    expect(Math.abs(Date.now() - nicknameAt)).toBeLessThan(60_000);
    expect(await (await browser.get(path)).json()).toMatchObject({ own: true });
  });

  it("who is private is shown to the owner only, at once", async () => {
    const browser = await owner();
    const other = await signedIn(["wgauth", "commander-2", "?region=eu"]);
    expect((await other.get(path)).status).toBe(200);
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    for (const stranger of [other, new Browser()]) {
      const answer = await stranger.get(path);
      const text = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
      expect(JSON.parse(text)).toMatchObject({ error: { code: "private", region: "eu" } });
      expect(text).not.toContain("Commander_1");
    }
    expect(await (await browser.get(path)).json()).toMatchObject({ ...known, visibility: "private", own: true });
  });

  it("whose permission has ended is told so, and nobody else is", async () => {
    const browser = await owner();
    await env.DB.prepare("UPDATE game_accounts SET token_expires_at = ?").bind(Date.now()).run();
    expect(await (await browser.get(path)).json()).toMatchObject({ own: true, permissionEnded: true });
    expect(await (await new Browser().get(path)).json()).toMatchObject({ own: false, permissionEnded: false });
  });

  it("whom nobody has linked is looked up at the publisher, and kept for a minute", async () => {
    const visitor = new Browser();
    const first = (await (await visitor.get(path)).json()) as { nicknameAt: number };
    expect(first).toMatchObject({ ...known, visibility: "public", source: "publisher", own: false });
    await withFault({ endpoint: "wargaming/info", fault: "500" }, async () => {
      expect(await (await visitor.get(path)).json()).toEqual(first);
    });
    await env.CACHE.put(`player:${id}`, JSON.stringify({ nickname: "Old_Name", at: Date.now() - 61_000 }));
    expect(await (await visitor.get(path)).json()).toMatchObject({ nickname: "Commander_1" });
  });

  it("whom the publisher does not know is unknown here", async () => {
    for (const unknown of ["500000099", "1500000000", "2500000000"]) {
      expect([unknown, (await new Browser().get(`/api/accounts/${unknown}`)).status]).toEqual([unknown, 404]);
    }
    // Asked once, since "no such player" is cached too.
    await withFault({ endpoint: "wargaming/info", fault: "500" }, async () => {
      expect((await new Browser().get("/api/accounts/500000099")).status).toBe(404);
    });
  });

  it.each(["0", "-1", "x", "1e9", "500000001.5", "9".repeat(16), "1", "3100000000"])(
    "with the id '%s' is unknown, without asking anybody",
    async (other) => {
      await withFault({ endpoint: "wargaming/info", fault: "500" }, async () => {
        expect((await new Browser().get(`/api/accounts/${other}`)).status).toBe(404);
      });
    },
  );

  it("is known by link only where the publisher is not set up", async () => {
    expect((await new Browser({ WARGAMING_APPLICATION_ID: "" }).get(path)).status).toBe(404);
    await owner();
    expect((await new Browser({ WARGAMING_APPLICATION_ID: "" }).get(path)).status).toBe(200);
  });

  it.each(["500", "429", "garbage", "cut-off", "empty"])(
    "who cannot be looked up (%s) is not called unknown",
    async (fault) => {
      expectConsoleError(/^Looking a player up: 127\.0\.0\.1:8788\/wargaming\/eu\/wot\/account\/info\//);
      await withFault({ endpoint: "wargaming/info", fault }, async () => {
        const answer = await new Browser().get(path);
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
        expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
      });
      await forgetLookups();
      expect((await new Browser().get(path)).status).toBe(200);
    },
  );

  it("is looked up at the publisher while KV keeps nothing", async () => {
    const away = () => Promise.reject(new Error("KV is away"));
    const answer = await new Browser({ CACHE: { get: away, put: away } }).get(path);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining(known)]);
  });

  it("is looked up so many times for one address and no more", async () => {
    const refusing = { limit: async () => ({ success: false }) };
    const answer = await new Browser({ LOOKUP_LIMIT: refusing }).get(path);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    await owner();
    expect((await new Browser({ LOOKUP_LIMIT: refusing }).get(path)).status).toBe(200);
  });
});

it("pages of players that one visitor looks up leave those of others alone", async () => {
  const visitor = new Browser();
  const look = async (account: number, address: string) => {
    const answer = await visitor.get(`/accounts/${account}/n`, { "cf-connecting-ip": address });
    return ((await answer.json()) as { kind: string }).kind;
  };
  for (let n = 0; n < 60; n++) expect(await look(500_000_100 + n, "192.0.2.1")).toBe("unknown");
  expect(await look(500_000_200, "192.0.2.1")).toBe("too-many");
  expect(await look(id, "192.0.2.2")).toBe("found");
});
