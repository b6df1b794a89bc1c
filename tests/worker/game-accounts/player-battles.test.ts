import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type BattlePage,
  type BattleStats,
  cursorOf,
  type MapsAnswer,
  type SessionsAnswer,
} from "#app/game/battles/answers.ts";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { Browser, signedIn } from "../support/browser.ts";

const id = 500_000_001;
const base = `/api/accounts/${id}`;
const now = Math.floor(Date.now() / 1000);
const COUNT = 53;

/** Paths below which everything about an account's battles stands. */
const CALLS = ["figures", "battles", "battles/1", "sessions", "maps", "vehicles/5137"].map((call) => `${base}/${call}`);

let owner: Browser;

beforeEach(async () => {
  owner = new Browser();
  await owner.signIn("wgauth", "commander-1", "?region=eu");
  const row = await env.DB.prepare("SELECT linked_at FROM game_accounts").first<{ linked_at: number }>();
  const link = { accountId: id, linkedAt: row?.linked_at ?? 0 };
  const battles = Array.from({ length: COUNT }, (_, n) => {
    const { accountId: _a, ...battle } = battleOf({
      arenaId: String(n + 1),
      startedAt: now - 600 * (n + 1),
      damageDealt: 4321,
      outcome: n % 2 ? "win" : "loss",
    });
    return battle;
  });
  await battlesOf(env, id).record(link, battles);
});

const read = async <T>(path: string) => (await (await new Browser().get(path)).json()) as T;

describe("battles that were sent", () => {
  it("are summed up for everyone who may see the page, and never kept by a cache", async () => {
    const answer = await new Browser().get(`${base}/figures?window=7d`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const stats = await answer.json<BattleStats>();
    expect(stats).toMatchObject({ battles: COUNT, lastAt: now - 600 });
    expect(stats.vehicles.map(([tankId, battles]) => [tankId, battles])).toEqual([[5137, COUNT]]);
  });

  it("are listed by pages, by what is asked for, and one by one", async () => {
    const first = await read<BattlePage>(`${base}/battles`);
    expect([first.battles.length, first.next]).toEqual([
      50,
      cursorOf(first.battles[49] ?? { startedAt: 0, arenaId: "" }),
    ]);
    const second = await read<BattlePage>(`${base}/battles?after=${first.next}`);
    expect([second.battles.map(({ arenaId }) => arenaId), second.next]).toEqual([["51", "52", "53"], null]);
    expect((await read<BattlePage>(`${base}/battles?outcome=win`)).battles).toHaveLength(26);
    expect((await read<BattlePage>(`${base}/battles?vehicle=1`)).battles).toEqual([]);
    expect(await read(`${base}/battles/7`)).toMatchObject({ arenaId: "7", damageDealt: 4321 });
    for (const odd of ["999", "abc", "1.5", "99999999999999999999"]) {
      expect([odd, (await new Browser().get(`${base}/battles/${odd}`)).status]).toEqual([odd, 404]);
    }
  });

  it("are summed up by map and by session", async () => {
    const wins = Math.floor(COUNT / 2);
    const { maps } = await read<MapsAnswer>(`${base}/maps`);
    expect(maps.map(([map, battles, won]) => [map, battles, won])).toEqual([[11, COUNT, wins]]);
    const { sessions } = await read<SessionsAnswer>(`${base}/sessions`);
    expect(sessions.map(({ firstAt, lastAt, outcomes }) => [firstAt, lastAt, outcomes.length])).toEqual([
      [now - 600 * COUNT, now - 600 + 301, COUNT],
    ]);
    expect(sessions[0]?.vehicles.map(([tankId, battles, won]) => [tankId, battles, won])).toEqual([
      [5137, COUNT, wins],
    ]);
  });

  it.each(["figures?window=year", "battles?outcome=lost", "battles?after=x", "battles?vehicle=-1"])(
    "are refused for %s with a sentence",
    async (call) => {
      const answer = await new Browser().get(`${base}/${call}`);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(/^The .+\.$/);
    },
  );

  it("of an account that nobody has linked there are none", async () => {
    expect((await new Browser().get("/api/accounts/500000099/figures")).status).toBe(404);
  });
});

describe("a private page", () => {
  it("tells nothing to anybody else, neither by a call nor in the search", async () => {
    await owner.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    const other = await signedIn(["wgauth", "commander-2", "?region=eu"]);
    for (const stranger of [other, new Browser()]) {
      for (const path of CALLS) {
        const answer = await stranger.get(path);
        const text = await answer.text();
        expect([path, /4[,.]?321|5137/.test(text)]).toEqual([path, false]);
        expect([path, answer.headers.get("cache-control")]).toEqual([path, expect.stringMatching(/no-store/)]);
        expect([path, answer.status]).toEqual([path, 401]);
      }
      expect(await (await stranger.get("/api/accounts?region=eu&nickname=Commander_1")).text()).not.toContain(
        `"linked":true`,
      );
    }
    for (const path of CALLS) {
      expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
    }
    expect(await (await owner.get(`${base}/figures`)).json()).toMatchObject({
      battles: COUNT,
    } satisfies Partial<BattleStats>);
  });
});
