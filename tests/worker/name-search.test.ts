import { describe, expect, it } from "vitest";
import type { LookedUp } from "#app/game/players/answers.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";
import { Browser, signedIn, withFault } from "./support/browser.ts";

const ask = (text: string, browser = new Browser()) => browser.get(`/api/look-up?text=${encodeURIComponent(text)}`);
const search = async (text: string, browser?: Browser): Promise<LookedUp> => (await ask(text, browser)).json();
const namesOf = ({ players, clans }: LookedUp) => ({
  players: players.map(({ nickname }) => nickname),
  clans: clans.map(({ region, tag }) => `${region} ${tag}`),
});

describe("looking up what somebody types", () => {
  it("finds players and clans of all regions, a few of each, and is kept by nobody", async () => {
    const answer = await ask("ferro");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const found = (await answer.json()) as LookedUp;
    expect([namesOf(found), found.why]).toEqual([
      { players: [], clans: ["eu FERRO", "com FERRO", "asia FERRO"] },
      null,
    ]);
    expect(namesOf(await search("commander"))).toEqual({
      players: ["Commander_1", "Commander_2", "Commander_3", "Commander_4"],
      clans: [],
    });
    expect((await search("simulated")).clans).toHaveLength(5);
  });

  it("asks for no player of whom nobody can be called so", async () => {
    await withFault({ endpoint: "wargaming/list", fault: "500" }, async () => {
      expect(await search("ferrous guard")).toMatchObject({
        players: [],
        clans: [{ tag: "FERRO" }, {}, {}],
        why: null,
      });
    });
  });

  it.each(["wargaming/list", "wargaming/clans-list"])("has the rest while %s fails, and says so", async (endpoint) => {
    expectConsoleError(/^(?:Finding players|Looking clans up): /);
    await withFault({ endpoint, fault: "500" }, async () => {
      const answer = await ask("commander");
      expect([answer.status, ((await answer.json()) as LookedUp).why]).toEqual([200, "unavailable"]);
    });
  });

  it("finds linked Commanders without a key and after too many questions, and nobody who hides", async () => {
    const owner = await signedIn(["wgauth", "commander-1", "?region=eu"]);
    const refusing = new Browser({ LOOKUP_LIMIT: { limit: async () => ({ success: false }) } });
    const noKey = new Browser({ WARGAMING_APPLICATION_ID: "" });
    for (const [browser, reason] of [
      [noKey, "not-configured"],
      [refusing, "too-many"],
    ] as const) {
      const found = await search("commander", browser);
      expect([namesOf(found), found.why]).toEqual([{ players: ["Commander_1"], clans: [] }, reason]);
    }
    await owner.post("/api/wgauth/visibility?account_id=500000001&visibility=unlisted");
    for (const browser of [noKey, refusing, new Browser()])
      expect(namesOf(await search("commander", browser)).players).not.toContain("Commander_1");
  });

  it("takes nothing from what an address may look up on pages", async () => {
    const keys: string[] = [];
    const LOOKUP_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
    const browser = new Browser({ LOOKUP_LIMIT });
    await search("commander", browser);
    await browser.get("/api/accounts?nickname=commander");
    expect(keys).toEqual(["search:own", "own"]);
  });

  it.each(["", "ab", " a ", "x".repeat(65)])("refuses '%s'", async (text) => {
    expect((await ask(text)).status).toBe(400);
  });
});
