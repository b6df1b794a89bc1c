import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { ClanReportAnswer } from "#app/game/clans/clan-report.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { clanAt, ferrous, key, path, visitor } from "../support/clans.ts";

describe("a member whose page here is private", () => {
  const id = 500_000_002;
  const owner = async () => {
    const browser = visitor();
    await browser.signIn("wgauth", "commander-2", "?region=eu");
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    return browser;
  };
  const memberOf = ({ report }: ClanReportAnswer, accountId = id) =>
    report.members.find((member) => member.accountId === accountId);

  it("is listed without figures for everybody but its owner, at once", async () => {
    const before = memberOf(await clanAt());
    expect(before?.totals?.battles).toBeGreaterThan(0);
    const browser = await owner();
    const answer = await clanAt();
    expect(memberOf(answer)).toMatchObject({ nickname: "Commander_2", totals: null, wn8: null, recent: null });
    expect(memberOf(answer)?.days.filter((battles) => battles !== null)).toEqual([]);
    expect(memberOf(answer, 500_000_001)?.totals).not.toBeNull();
    expect(memberOf(await clanAt(path, browser))).toEqual(before);
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=public`);
    expect(memberOf(await clanAt())).toEqual(before);
  });

  it("is left out of every total of the clan, so that no difference gives them away", async () => {
    const { report: read } = await clanAt();
    await playedSinceYesterday(read);
    await env.CACHE.delete(key);
    const before = (await clanAt()).report;
    const browser = await owner();
    const { report } = await clanAt();
    const others = (clanReport: ClanReportAnswer["report"]) =>
      clanReport.members.filter(({ accountId }) => accountId !== id).map(({ days }) => days.at(-1) ?? 0);
    const sum = (battles: number[]) => battles.reduce((all, one) => all + one, 0);
    expect([before.history?.battles, before.history?.wins]).toEqual([sum(others(before)) + 7, 84]);
    expect([report.history?.battles, report.history?.wins]).toEqual([sum(others(before)), 83]);
    expect(report.history?.days.map(({ battles }) => battles)).toEqual([...Array(27).fill(null), sum(others(before))]);
    expect(report.history?.changes).toEqual(before.history?.changes);
    expect(before.vehicles).toEqual([{ id: 5137, battles: 2000, wins: 1500, players: 2 }]);
    expect(report.vehicles).toEqual([{ id: 5137, battles: 1000, wins: 500, players: 1 }]);
    expect(report.members.length - report.vehiclesOf).toBe(82);
    expect((await clanAt(path, browser)).report).toEqual(before);
  });

  it("is left out of every total even after leaving the clan", async () => {
    const gone = 499_999_999;
    const { members } = (await clanAt()).report;
    expect(members.map(({ accountId }) => accountId)).not.toContain(gone);
    const rows = members.map(({ accountId, nickname, totals }) => [accountId, nickname, totals?.battles, totals?.wins]);
    for (const [daysAgo, battles] of [
      [2, 100],
      [1, 107],
    ] as const)
      await readDaysAgo(daysAgo, [...rows, [gone, "Gone", battles, 50]]);
    await env.CACHE.delete(key);
    // Of the day that the last two readings with this member enclose: today's is without them.
    const battles = async () => (await clanAt()).report.history?.days.at(-2)?.battles ?? 0;
    const before = await battles();
    await env.DB.prepare("INSERT INTO people VALUES ('gone', 1)").run();
    await env.DB.prepare(
      `INSERT INTO game_accounts
       (account_id, person_id, place, nickname, nickname_at, region, access_token, token_expires_at, linked_at, visibility)
       VALUES (?, 'gone', 1, 'Gone', 1, 'eu', 'x', 1, 7, 'private')`,
    )
      .bind(gone)
      .run();
    expect(before - (await battles())).toBe(7);
  });

  it("may be anybody while nobody can tell: then no figure of members is shown, nor any total", async () => {
    await playedSinceYesterday((await clanAt()).report);
    await env.CACHE.delete(key);
    const { report } = await clanAt();
    expect([report.history, report.vehicles]).not.toContain(null);
    expectConsoleError(/^Who of a clan is private is not to be had/);
    const DB = new Proxy(env.DB, {
      get:
        (database, name) =>
        (query: string, ...more: unknown[]) => {
          if (String(query).includes("game_accounts")) throw new Error("D1 is away");
          return (database[name as "prepare"] as (...all: unknown[]) => unknown).call(database, query, ...more);
        },
    });
    const clanReport = (await clanAt(path, visitor({ DB }))).report;
    expect(clanReport.members.filter(({ totals }) => totals !== null)).toEqual([]);
    expect(clanReport).toMatchObject({ history: null, vehicles: null, vehiclesOf: 0 });
  });

  const readDaysAgo = (days: number, members: unknown[]) =>
    env.DB.prepare(
      `INSERT INTO clan_readings (region, clan_id, day, read_at, members)
       SELECT region, clan_id, max(day) - ?1, max(read_at) - ?1 * 86400000, ?2 FROM clan_readings
       GROUP BY region, clan_id`,
    )
      .bind(days, JSON.stringify(members))
      .run();

  /** As if one battle had been won by each member since the day before, and seven been fought by the one. */
  async function playedSinceYesterday({ members }: ClanReportAnswer["report"]): Promise<void> {
    const rows = members.map(({ accountId, nickname, totals }) => {
      const [battles, wins] = [totals?.battles ?? 0, totals?.wins ?? 0];
      return [accountId, nickname, Math.max(0, battles - (accountId === id ? 7 : 1)), wins - 1];
    });
    await env.DB.prepare(
      `INSERT INTO clan_readings (region, clan_id, day, read_at, members)
       SELECT region, clan_id, day - 1, read_at - 86400000, ? FROM clan_readings`,
    )
      .bind(JSON.stringify(rows))
      .run();
    const none = { sums: { damage: 1, frags: 1, spots: 1, defence: 1, wins: 1 }, known: 1, unknown: 0 };
    const player = `INSERT INTO clan_players (account_id, region, clan_id, read_at, expected, vehicles)
      VALUES (?, 'eu', ?, ?, ?, ?)`;
    for (const [accountId, wins] of [
      [id, 1000],
      [500_000_001, 500],
    ]) {
      const values = [accountId, ferrous, Date.now(), JSON.stringify(none), JSON.stringify([[5137, 1000, wins]])];
      await env.DB.prepare(player)
        .bind(...values)
        .run();
    }
  }
});
