import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ClanBoardAnswer } from "#app/game/leaderboards/leaderboard.ts";
import { makeLeaderboards } from "#workers/leaderboards/make-boards.ts";
import { Browser } from "../support/browser.ts";
import { clanAt, ferrous, key, visitor } from "../support/clans.ts";
import { choose } from "../support/publisher.ts";
import { publishFiles } from "../support/site.ts";

const now = Date.now();
const id = 500_000_001;
const tiger = 529;

const make = () => makeLeaderboards(env as never, now);
async function clanBoard(query = "") {
  const answer = await new Browser().get(`/api/leaderboards/clans?region=eu${query}`);
  return ((await answer.json()) as ClanBoardAnswer).board;
}
/** The entries of all its pages. */
beforeEach(async () => {
  const expected = { [tiger]: { damage: 1500, frags: 1, spots: 1.2, defence: 0.8, winRate: 50 } };
  await publishFiles("1.26.1.0-000000000001", { "expected/index.json": JSON.stringify({ expected }) });
});

describe("the leaderboard of clans", () => {
  it("has the clans that are known, with WN8 once half of the members are read", async () => {
    expect(await clanBoard()).toBeNull();
    const { report } = await clanAt();
    await make();
    const unread = await clanBoard("&by=battles");
    expect(unread?.rows.map(({ row }) => row)).toMatchObject([
      { clanId: ferrous, tag: "FERRO", members: report.members.length, wn8: null },
    ]);
    expect((await clanBoard("&by=wn8"))?.total).toBe(0);
    // Half of them are rated, and one of ten fought in the last seven days.
    const day = 86_400_000;
    const members = report.members.slice(0, 50).map((member, at) => ({
      ...member,
      wn8: at % 2 === 0 ? 1000 + 10 * at : null,
      totals: {
        damage: 1,
        frags: 1,
        spots: 1,
        defence: 1,
        personalRating: 1,
        battles: 100 * (at + 1),
        wins: 40 * (at + 1),
        lastBattleAt: report.readAt - 7 * day,
      },
    }));
    for (const { totals } of members.filter((_, at) => at % 10 === 0)) totals.lastBattleAt += 1;
    await env.CACHE.put(key, JSON.stringify({ state: "here", failedAt: null, report: { ...report, members } }));
    await make();
    const rated = members.filter(({ wn8 }) => wn8 !== null);
    const sum = (of: (member: (typeof members)[number]) => number) => rated.reduce((all, one) => all + of(one), 0);
    const wn8 = Math.round(sum((one) => (one.wn8 ?? 0) * one.totals.battles) / sum((one) => one.totals.battles));
    expect((await clanBoard("&by=wn8&least=30"))?.rows.map(({ row }) => row)).toMatchObject([
      { members: 50, battles: 127_500, winRate: 40, wn8, played: 5 },
    ]);
  });

  it("has of one vehicle whose members have fought enough battles in it, private ones apart", async () => {
    const { report } = await clanAt();
    await fightInTiger([id, report.members.find(({ accountId }) => accountId !== id)?.accountId ?? 0]);
    await make();
    const made = await clanBoard(`&by=vehicle&vehicle=${tiger}`);
    expect(made?.vehicles).toEqual([tiger]);
    expect(made?.rows.map(({ row }) => row)).toMatchObject([{ clanId: ferrous, battles: 800, winRate: 55, played: 2 }]);
    expect((await clanBoard("&by=vehicle"))?.total).toBe(0);
    expect((await clanBoard("&by=vehicle&vehicle=1"))?.total).toBe(0);
    const owner = visitor();
    await owner.signIn("wgauth", "commander-1", "?region=eu");
    await choose(owner, "private");
    await make();
    expect((await clanBoard("&by=vehicle"))?.vehicles).toEqual([]);
  });

  it("shows none of a vehicle where a run that stopped halfway has counted who is private now", async () => {
    const { report } = await clanAt();
    await fightInTiger([id, ...report.members.slice(0, 4).map(({ accountId }) => accountId)]);
    const owner = visitor();
    await owner.signIn("wgauth", "commander-1", "?region=eu");
    const shown = async () => (await clanBoard(`&by=vehicle&vehicle=${tiger}`))?.rows.length;
    await choose(owner, "private");
    await make();
    expect(await shown()).toBe(1);
    // Counted again, and the rest of the run fails; then private once more.
    await choose(owner, "public");
    const put = env.CACHE.put.bind(env.CACHE);
    const CACHE = Object.assign(Object.create(env.CACHE), {
      get: env.CACHE.get.bind(env.CACHE),
      list: env.CACHE.list.bind(env.CACHE),
      getWithMetadata: env.CACHE.getWithMetadata.bind(env.CACHE),
      put: async (...values: Parameters<typeof put>) => {
        if (/leaderboard:clan(?:s|-members):/.test(values[0])) throw new Error("The store is away.");
        await put(...values);
      },
    });
    await expect(makeLeaderboards({ ...env, CACHE } as never, now + 1)).rejects.toThrow("away");
    expect(await shown()).toBe(1);
    await choose(owner, "private");
    expect(await shown()).toBe(0);
    await makeLeaderboards(env as never, now + 2);
    expect(await shown()).toBe(1);
  });

  it("shows no clan whose figures hold those of who has become private, until they are counted anew", async () => {
    await clanAt();
    await make();
    const before = (await clanBoard("&by=battles"))?.rows[0]?.row.battles ?? 0;
    const owner = visitor();
    await owner.signIn("wgauth", "commander-1", "?region=eu");
    await choose(owner, "private");
    expect((await clanBoard("&by=battles"))?.total).toBe(0);
    await make();
    const after = (await clanBoard("&by=battles"))?.rows[0]?.row.battles ?? 0;
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
  });

  it("shows neither clan of one who has gone from one to the other since the first was read", async () => {
    const { report } = await clanAt();
    // The later one asked about, so that the first comes to be counted after it.
    const other = { ...report, clanId: ferrous + 1, tag: "OTHER" };
    await env.CACHE.put(`clan:eu:${other.clanId}`, JSON.stringify({ state: "here", failedAt: null, report: other }));
    await env.DB.prepare("INSERT INTO clans_asked (region, clan_id, asked_at, read_at) VALUES ('eu', ?1, ?2, ?2)")
      .bind(other.clanId, now + 60_000)
      .run();
    await make();
    expect((await clanBoard("&by=battles"))?.total).toBe(2);
    const owner = visitor();
    await owner.signIn("wgauth", "commander-1", "?region=eu");
    await choose(owner, "private");
    expect((await clanBoard("&by=battles"))?.total).toBe(0);
  });
});

/** Lets them have fought 400 battles in a vehicle, 220 of them won. */
async function fightInTiger(members: readonly number[]): Promise<void> {
  const none = { sums: { damage: 1, frags: 1, spots: 1, defence: 1, wins: 1 }, known: 1, unknown: 0 };
  for (const accountId of new Set(members)) {
    await env.DB.prepare(
      `INSERT INTO clan_players (account_id, region, clan_id, read_at, expected, vehicles)
       VALUES (?, 'eu', ?, ?, ?, ?)`,
    )
      .bind(accountId, ferrous, now, JSON.stringify(none), JSON.stringify([[tiger, 400, 220]]))
      .run();
  }
}
