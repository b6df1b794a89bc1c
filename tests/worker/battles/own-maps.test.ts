import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { OwnOnMap } from "#app/game/battles/answers.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { keepBattles } from "../support/battles.ts";
import { Browser, signedIn } from "../support/browser.ts";

const [first, second] = [500_000_001, 500_000_002];
/** Number of the map, with a gameplay in the upper half. */
const map = 7;
const arena = (gameplay: number) => (gameplay << 16) | map;
const start = Math.floor(Date.now() / 1000) - 10_000;
const battle = (n: number, changes: object = {}) => ({
  arenaId: String(n),
  startedAt: start + n * 400,
  arenaTypeId: arena(0),
  bonusType: 1,
  outcome: "win" as const,
  damageDealt: 1000,
  baseXp: 500,
  survived: true,
  ...changes,
});

async function owner(...personas: string[]): Promise<Browser> {
  const browser = new Browser();
  for (const persona of personas) await browser.signIn("wgauth", persona, "?region=eu");
  return browser;
}
const onMap = async (browser: Browser, query = "?random=1"): Promise<OwnOnMap> =>
  (await browser.get(`/api/account/maps/${map}${query}`)).json();

describe("own battles on a map", () => {
  it("are summed up for each account, whatever the gameplay, with how many tell a figure", async () => {
    const browser = await owner("commander-1", "commander-2");
    await keepBattles(first, [
      battle(1),
      battle(2, { outcome: "loss", damageDealt: 2000, survived: false, arenaTypeId: arena(3) }),
      battle(3, { baseXp: null }),
      battle(4, { bonusType: 22 }),
      battle(5, { arenaTypeId: map + 1, damageDealt: 9000 }),
    ]);
    const answer = await browser.get(`/api/account/maps/${map}?random=1`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(await answer.json()).toEqual([
      {
        accountId: first,
        nickname: "Commander_1",
        region: "eu",
        others: 1,
        figures: {
          battles: 3,
          winRate: 2 / 3,
          damage: { value: 4000 / 3, battles: 3 },
          baseXp: { value: 500, battles: 2 },
          survived: { value: 2 / 3, battles: 3 },
        },
      },
      { accountId: second, nickname: "Commander_2", region: "eu", figures: null, others: 0 },
    ]);
    const [all] = await onMap(browser, "");
    expect(all).toMatchObject({ figures: { battles: 4 }, others: 0 });
  });

  it("are nobody else's, and of nobody who is not signed in", async () => {
    const browser = await owner("commander-1");
    await keepBattles(first, [battle(1)]);
    const stranger = await owner("commander-2");
    expect(await onMap(stranger)).toMatchObject([{ accountId: second, figures: null }]);
    expect((await new Browser().get(`/api/account/maps/${map}`)).status).toBe(401);
    expect(await onMap(browser)).toMatchObject([{ figures: { battles: 1 } }]);
  });

  it("of who has linked nothing are none, and nothing is stored for being asked", async () => {
    const patron = await signedIn(["patreon", "active-patron"]);
    expect(await onMap(patron)).toEqual([]);
    expect(await battlesOf(env, first).onMap(map)).toEqual([]);
  });

  it.each(["x", "-1", "100000", "1.5"])("are not told of '%s', which is no map", async (wrong) => {
    expect((await (await owner("commander-1")).get(`/api/account/maps/${wrong}`)).status).toBe(404);
  });

  it("that cannot be read are not called none", async () => {
    expectConsoleError(/away/);
    const BATTLES = { getByName: () => ({ onMap: () => Promise.reject(new Error("away")) }) };
    const browser = new Browser({ BATTLES });
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    expect((await browser.get(`/api/account/maps/${map}`)).status).toBe(503);
  });
});
