import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ClanReport } from "#app/game/clans/clan-report.ts";
import type { BoardPlayer, PlayerBoardAnswer } from "#app/game/leaderboards/leaderboard.ts";
import { keepPlayers, keptPlayers, MAX_BOARD_PLAYERS, MAX_OF_VEHICLE } from "#workers/leaderboards/kept-boards.ts";
import { makeLeaderboards } from "#workers/leaderboards/make-boards.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, signedIn } from "../support/browser.ts";
import { clanAt, key } from "../support/clans.ts";
import { choose } from "../support/publisher.ts";
import { publishFiles } from "../support/site.ts";

const now = Date.now();
const id = 500_000_001;
const tiger = 529;

const make = () => makeLeaderboards(env as never, now);
async function board(query = "", browser = new Browser()) {
  const parameters = new URLSearchParams({ region: "eu", by: "battles", least: "100" });
  for (const [name, value] of new URLSearchParams(query)) parameters.set(name, value);
  const answer = await browser.get(`/api/leaderboards/players?${parameters}`);
  expect(answer.status).toBe(200);
  const { board: made } = (await answer.json()) as PlayerBoardAnswer;
  if (made === null) throw new Error("There is no board.");
  return made;
}
async function everybody(query = "", browser = new Browser()): Promise<number[]> {
  const { pages } = await board(`${query}&page=1`, browser);
  const rows = await Promise.all(Array.from({ length: pages }, (_, at) => board(`${query}&page=${at + 1}`, browser)));
  return rows.flatMap((page) => page.rows.map(({ row }) => row.accountId));
}

beforeEach(async () => {
  const expected = { [tiger]: { damage: 1500, frags: 1, spots: 1.2, defence: 0.8, winRate: 50 } };
  await publishFiles("1.26.1.0-000000000001", { "expected/index.json": JSON.stringify({ expected }) });
});

describe("the leaderboard of players", () => {
  it("is none before the hourly work has made it, and is refused for a region that nobody tells of", async () => {
    const answer = await new Browser().get("/api/leaderboards/players?region=eu");
    expect(await answer.json()).toEqual({ board: null });
    for (const region of ["cn", "mars", ""]) {
      expect((await new Browser().get(`/api/leaderboards/players?region=${region}`)).status).toBe(400);
    }
  });

  it("has the members of the clans that are known, and who was read alone, with the newer figures", async () => {
    const { report } = await clanAt();
    await new Browser().get("/api/accounts/500000009/statistics");
    await make();
    const { rows, total, short, madeAt, isCut } = await board();
    expect([madeAt, isCut, rows.length]).toEqual([now, false, 15]);
    const expected = report.members.filter(({ totals }) => (totals?.battles ?? 0) >= 100);
    const all = await everybody();
    expect(all).toHaveLength(total);
    for (const { accountId } of expected) expect(all).toContain(accountId);
    // Who has fewer battles than are asked for is counted, and ranked with a smaller minimum alone.
    const high = await board("least=5000");
    expect(high.total + high.short).toBe(total + short);
    expect(high.short).toBeGreaterThan(short);
    const battleCounts = rows.map(({ row }) => row.battles);
    expect(battleCounts).toEqual([...battleCounts].sort((a, b) => b - a));
  });

  it("has of who was read both with the clan and alone what was read last", async () => {
    const { report } = await clanAt();
    const member = report.members.find(({ accountId }) => accountId === id);
    await new Browser().get(`/api/accounts/${id}/statistics`);
    const battlesWith = async (readAt: number) => {
      const members = [{ ...member, totals: { ...TOTALS, battles: 77_777 } }];
      const kept = { state: "here", failedAt: null, report: { ...report, members, readAt } };
      await env.CACHE.put(key, JSON.stringify(kept));
      await make();
      return (await keptPlayers(env, "eu"))?.rows.find(({ accountId }) => accountId === id)?.battles;
    };
    expect(await battlesWith(Date.now() + 60_000)).toBe(77_777);
    expect(await battlesWith(Date.now() - 60_000)).toBe(member?.totals?.battles);
  });

  it("leaves out whose owner is unlisted or private, at once and for everybody", async () => {
    await clanAt();
    await make();
    expect(await everybody()).toContain(id);
    const owner = await signedIn(["wgauth", "commander-1", "?region=eu"]);
    await choose(owner, "public");
    expect((await board("", owner)).own.map(({ row }) => row.accountId)).toEqual([id]);
    for (const hidden of ["unlisted", "private"]) {
      await choose(owner, hidden);
      expect(await everybody()).not.toContain(id);
      expect(await everybody("", owner)).not.toContain(id);
      expect((await board("", owner)).own).toEqual([]);
      // Nor is the name kept with the next board.
      await make();
      expect(JSON.stringify(await env.CACHE.get("leaderboard:players:eu"))).not.toContain(String(id));
      await choose(owner, "public");
      await make();
    }
    expect(await everybody()).toContain(id);
  });

  it("leaves out of whom the publisher no longer tells", async () => {
    await clanAt();
    const closed = {
      version: 1,
      state: "closed",
      nickname: null,
      readAt: Date.now() + 60_000,
      since: null,
      failedAt: null,
    };
    await env.CACHE.put(`player-statistics:${id}`, "", { metadata: closed });
    await make();
    expect(await everybody()).not.toContain(id);
  });

  it("says whether it names somebody who has not linked the account", async () => {
    await keepPlayers(env, "eu", { madeAt: now, isCut: false, vehicles: [], rows: [player(id)] });
    expect((await board()).namesOthers).toBe(true);
    const owner = await signedIn(["wgauth", "commander-1", "?region=eu"]);
    await choose(owner, "public");
    expect((await board()).namesOthers).toBe(false);
  });

  it("has of one vehicle who has fought in it, by damage", async () => {
    await new Browser().get(`/api/accounts/${id}/statistics`);
    await make();
    const { vehicles } = await board("&by=vehicle");
    expect(vehicles.length).toBeGreaterThan(5);
    const { rows } = await board(`&by=vehicle&least=10&vehicle=${vehicles[0]}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).toMatchObject({ accountId: id, nickname: "Commander_1", tag: "FERRO" });
    expect(rows[0]?.row.damage).toBeGreaterThan(0);
    expect((await board("&by=vehicle&vehicle=999999")).total).toBe(0);
    expect((await board("&by=vehicle")).total).toBe(0);
  });

  it("keeps no more than its share, those with the most battles", async () => {
    const { report } = await clanAt();
    const members = Array.from({ length: MAX_BOARD_PLAYERS + 10 }, (_, at) => ({
      ...(report.members[0] as ClanReport["members"][number]),
      accountId: 510_000_000 + at,
      totals: { ...TOTALS, battles: 1000 + at, wins: 500 },
    }));
    const kept = { state: "here", failedAt: null, report: { ...report, members } };
    await env.CACHE.put(key, JSON.stringify(kept));
    await make();
    const { rows, isCut } = (await keptPlayers(env, "eu")) ?? { rows: [], isCut: false };
    expect([rows.length, isCut]).toEqual([MAX_BOARD_PLAYERS, true]);
    expect(Math.min(...rows.map(({ battles }) => battles))).toBe(1010);
    expect(MAX_OF_VEHICLE).toBeLessThanOrEqual(MAX_BOARD_PLAYERS);
    // Whoever stands among so many is still looked up.
    expect((await board()).total).toBe(MAX_BOARD_PLAYERS);
  });

  it("is refused while nobody can tell who is hidden, or what is kept", async () => {
    await keepPlayers(env, "eu", { madeAt: now, isCut: false, vehicles: [], rows: [player(id)] });
    const gone = () => {
      throw new Error("It is away");
    };
    for (const fault of [{ DB: { prepare: gone } }, { CACHE: { get: gone } }]) {
      expectConsoleError(/./);
      const answer = await new Browser(fault).get("/api/leaderboards/players?region=eu");
      expect(answer.status).toBe(503);
    }
    await env.CACHE.put("leaderboard:players:eu", JSON.stringify({ version: 1, rows: "none" }));
    expect(await (await new Browser().get("/api/leaderboards/players?region=eu")).json()).toEqual({ board: null });
  });
});

const TOTALS = {
  battles: 1000,
  wins: 500,
  damage: 1,
  frags: 1,
  spots: 1,
  defence: 1,
  personalRating: 1,
  lastBattleAt: now,
};

function player(accountId: number): BoardPlayer {
  return {
    accountId,
    nickname: `P_${accountId}`,
    tag: null,
    battles: 2000,
    winRate: 50,
    wn8: 1000,
    damage: null,
    lastBattleAt: null,
  };
}
