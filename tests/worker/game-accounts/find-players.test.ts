import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PlayersFound } from "#app/game/players/answers.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, withFault } from "../support/browser.ts";
import { owner as linked } from "../support/publisher.ts";

const ask = (query: string, browser = new Browser()) => browser.get(`/api/accounts?${query}`);
const find = async (query: string, browser?: Browser): Promise<PlayersFound> => (await ask(query, browser)).json();
const namesOf = ({ players }: PlayersFound) => players.map(({ nickname }) => nickname);
const noKey = () => new Browser({ WARGAMING_APPLICATION_ID: "" });

/** Accounts as if somebody had linked them. */
async function link(...names: string[]): Promise<void> {
  await env.DB.prepare("INSERT OR IGNORE INTO people VALUES ('many', 1)").run();
  for (const [at, name] of names.entries()) {
    await env.DB.prepare("INSERT OR IGNORE INTO people VALUES (?, 1)").bind(`p${at}`).run();
    const query = `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
      token_expires_at, linked_at) VALUES (?, ?, 1, ?, 1, 'eu', '', 9e15, 1)`;
    await env.DB.prepare(query)
      .bind(600_000_001 + at, `p${at}`, name)
      .run();
  }
}

describe("finding players", () => {
  it("finds whose names begin with what is typed, upper and lower case aside, and keeps nothing of it", async () => {
    const answer = await ask("region=eu&nickname=commander_");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const found = (await answer.json()) as PlayersFound;
    expect(namesOf(found)).toEqual(["Commander_1", "Commander_2", "Commander_3", "Commander_4"]);
    expect(found).toMatchObject({ more: false, missing: [], why: null });
    expect(found.players[0]).toEqual({
      accountId: 500_000_001,
      nickname: "Commander_1",
      region: "eu",
      linked: false,
    });
    expect((await env.CACHE.list()).keys.filter(({ name }) => /commander/i.test(name))).toEqual([]);
  });

  it("finds in all regions where none is named, and an account once", async () => {
    const { players } = await find("nickname=commander_1");
    expect(players).toHaveLength(1);
    const veterans = await find("nickname=VETERAN");
    expect(veterans.players).toMatchObject([{ accountId: 500_000_009, region: "eu" }]);
    expect(namesOf(await find("nickname=nobody_at_all"))).toEqual([]);
  });

  it("names who has exactly this name first, then who is linked here", async () => {
    await link("Commander_44", "Commander_5");
    expect(namesOf(await find("nickname=commander_4"))).toEqual(["Commander_4", "Commander_44"]);
    expect(namesOf(await find("nickname=commander_"))).toEqual([
      "Commander_5",
      "Commander_44",
      "Commander_1",
      "Commander_2",
      "Commander_3",
      "Commander_4",
    ]);
  });

  it("takes an underscore for nothing else, and shows ten at most", async () => {
    const named = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}_${at}`);
    await link("ab_c", "abxc", ...named("Many", 12), ...named("Ten", 10));
    expect(namesOf(await find("nickname=ab_", noKey()))).toEqual(["ab_c"]);
    const many = await find("nickname=many", noKey());
    expect([many.players.length, many.more]).toEqual([10, true]);
    const ten = await find("nickname=ten_", noKey());
    expect([ten.players.length, ten.more]).toEqual([10, false]);
    // An exact name is among them however many there are.
    expect(namesOf(await find("nickname=many_11", noKey()))[0]).toBe("Many_11");
  });

  it("says who is linked here", async () => {
    await linked("public");
    expect(await find("nickname=commander_1")).toMatchObject({ players: [{ linked: true }] });
    expect(await find("nickname=commander_1&region=com")).toMatchObject({ players: [{ linked: true }] });
  });

  it.each(["unlisted", "private"])("never finds who is %s, by no name and for nobody", async (visibility) => {
    const owner = await linked(visibility);
    for (const browser of [new Browser(), owner, noKey()])
      for (const name of ["commander_1", "Commander_1", "com"])
        expect(namesOf(await find(`nickname=${name}`, browser))).not.toContain("Commander_1");
  });

  it("finds again who becomes public", async () => {
    const owner = await linked("private");
    await owner.post("/api/wgauth/visibility?account_id=500000001&visibility=public");
    expect(namesOf(await find("nickname=commander_1"))).toEqual(["Commander_1"]);
  });

  it.each([
    "",
    "region=eu",
    "region=cn&nickname=Commander_1",
    "region=&nickname=Commander_1",
    "nickname=ab",
    "nickname=a%26b%3Dc",
    "nickname=ab%25",
    `nickname=${"x".repeat(25)}`,
  ])("refuses '%s'", async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe("while not everybody can be asked for", () => {
  it.each(["500", "429", "garbage", "limit"])("(%s) finds who is linked here, and says so", async (fault) => {
    await linked("public");
    expectConsoleError(/^Finding players: 127\.0\.0\.1:8788\/wargaming\/\w+\/wot\/account\/list\//);
    await withFault({ endpoint: "wargaming/list", fault }, async () => {
      const found = await find("nickname=commander_");
      expect(namesOf(found)).toEqual(["Commander_1"]);
      expect(found).toMatchObject({ missing: ["eu", "com", "asia"], why: "unavailable" });
      expect(await find("nickname=commander_&region=asia")).toMatchObject({ players: [], missing: ["asia"] });
    });
  });

  it("has only who is linked here without a key, and after too many searches", async () => {
    await linked("public");
    const refusing = new Browser({ LOOKUP_LIMIT: { limit: async () => ({ success: false }) } });
    for (const [browser, reason] of [
      [noKey(), "not-configured"],
      [refusing, "too-many"],
    ] as const) {
      const found = await find("nickname=commander_", browser);
      expect([namesOf(found), found.why]).toEqual([["Commander_1"], reason]);
    }
  });

  it("names nobody while it is not known who is hidden", async () => {
    expectConsoleError(/./);
    const DB = { prepare: () => ({ bind: () => ({ all: () => Promise.reject(new Error("D1 is away")) }) }) };
    expect((await ask("nickname=commander_", new Browser({ DB }))).status).toBe(503);
  });
});
