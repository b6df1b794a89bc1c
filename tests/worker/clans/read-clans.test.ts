import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ClanReportAnswer } from "#app/game/clans/clan-report.ts";
import { planClanSnapshots, readClans } from "#workers/clans/read-clans.ts";
import { keepClanPlayers, playersOf } from "#workers/clans/store/clan-players.ts";
import { MAX_CLANS } from "#workers/clans/store/clan-snapshots.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, withFault } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";
import { publishFiles } from "../support/site.ts";

const bold = 500_000_102;
const day = 86_400_000;
let queued: unknown[] = [];
const settings = {
  CLANS: { sendBatch: async (messages: { body: unknown }[]) => void queued.push(...messages.map(({ body }) => body)) },
};
const clanAt = async (id = bold): Promise<ClanReportAnswer["report"]> =>
  ((await (await new Browser(settings).get(`/api/clans/eu/${id}`)).json()) as ClanReportAnswer).report;

/** Empties the queue. @returns what became of each message */
const consume = (bodies = queued.splice(0)) =>
  consumed("the-index-clans", bodies, (batch) => readClans(batch, { ...env, ...settings } as never));

const tables = async () =>
  Promise.all(
    ["clans_asked", "clan_readings", "clan_players"].map(
      async (table) => (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n,
    ),
  );

beforeEach(async () => {
  queued = [];
  const heavy = { damage: 1500, frags: 1, spots: 1.2, defence: 0.8, winRate: 50 };
  const ids = [7169, 6145, 10785, 14609, 13825, 6929, 5137, 1, 49, 4145, 15617, 14881, 12305, 9489, 8977, 513];
  const expected = Object.fromEntries(ids.map((id) => [id, heavy]));
  await publishFiles("1.26.1.0-000000000001", { "expected/index.json": JSON.stringify({ expected }) });
});

describe("the members' vehicles", () => {
  it("are read five players at a time, and give WN8 and the best vehicles", async () => {
    const before = await clanAt();
    expect([before.vehiclesOf, before.vehicles, before.members.every(({ wn8 }) => wn8 === null)]).toEqual([
      0,
      null,
      true,
    ]);
    expect(queued.map((body) => (body as { accountIds: number[] }).accountIds.length)).toEqual([5, 2]);
    expect(await consume()).toEqual(["acked", "acked"]);
    const after = await clanAt();
    expect(after.vehiclesOf).toBe(7);
    // Who never fought has no WN8.
    for (const { wn8, totals } of after.members) {
      if (totals?.battles === 0) expect(wn8).toBeNull();
      else expect(wn8).toBeGreaterThan(100);
    }
    const rates = (after.vehicles ?? []).map(({ wins, battles }) => wins / battles);
    expect(rates.length).toBeGreaterThan(3);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    const dueAfter = async (days: number) => {
      await env.DB.prepare("UPDATE clan_players SET read_at = read_at - ?")
        .bind(days * day)
        .run();
      await env.CACHE.delete(`clan:eu:${bold}`);
      await clanAt();
      return queued.splice(0).length;
    };
    // Nothing is due again before three days.
    expect([await dueAfter(2.9), await dueAfter(0.2)]).toEqual([0, 2]);
  });

  it("are kept of a member up to sixty, those with the most battles, and told of the clan alone", async () => {
    const which = { region: "eu", clanId: bold } as const;
    const sums = { damage: 1, frags: 1, spots: 1, defence: 1, wins: 1 };
    const vehicles = Array.from({ length: 70 }, (_, n) => ({ id: n + 1, battles: n + 1, wins: 0 }));
    const member = { accountId: 7, readAt: 1, expected: { sums, known: 1, unknown: 0 }, vehicles };
    await env.DB.prepare("INSERT INTO clans_asked VALUES ('eu', ?, 1, 1)").bind(bold).run();
    await keepClanPlayers(env.DB, which, [member]);
    const kept = (await playersOf(env.DB, which)).get(7)?.vehicles ?? [];
    expect(kept.map(({ battles }) => battles)).toEqual(Array.from({ length: 60 }, (_, n) => 70 - n));
    for (const other of [
      { ...which, clanId: 8 },
      { ...which, region: "asia" as const },
    ])
      expect(await playersOf(env.DB, other)).toEqual(new Map());
  });

  it("are left for the next reading when the publisher does not tell them", async () => {
    await clanAt();
    expectConsoleError(/^A queued reading of a clan: /);
    await withFault({ endpoint: "wargaming/tanks", fault: "limit" }, async () => {
      expect(await consume()).toEqual(["acked", "acked"]);
    });
    expect((await clanAt()).vehiclesOf).toBe(0);
  });

  it("are not asked for once the clan is forgotten, and what is no message is dropped", async () => {
    await clanAt();
    await env.DB.prepare("DELETE FROM clans_asked").run();
    expect(await consume()).toEqual(["acked", "acked"]);
    expect(await tables()).toEqual([0, 0, 0]);
    expectConsoleError(/malformed and was dropped/);
    expect(await consume([{ region: "mars" }, { region: "eu", clanId: 1, accountIds: [] }])).toEqual([
      "acked",
      "acked",
    ]);
  });
});

describe("the daily reading", () => {
  const later = Date.now() + day;

  it("does not enter a clan again that is forgotten meanwhile", async () => {
    await clanAt();
    queued = [];
    await planClanSnapshots({ ...env, ...settings } as never, later);
    await env.DB.prepare("DELETE FROM clans_asked").run();
    expect(queued).toEqual([{ region: "eu", clanId: bold }]);
    expect(await consume()).toEqual(["acked"]);
    expect((await tables())[0]).toBe(0);
  });

  it("is of clans that were asked for in the last week, and makes a history", async () => {
    const first = await clanAt();
    queued = [];
    await planClanSnapshots({ ...env, ...settings } as never, Date.now());
    expect(queued).toEqual([]);
    await planClanSnapshots({ ...env, ...settings } as never, later);
    expect(queued).toEqual([{ region: "eu", clanId: bold }]);
    // As if it had been read yesterday, with somebody who has left since and fewer battles of the others.
    const [member] = first.members;
    const yesterday = JSON.stringify([
      [member?.accountId, member?.nickname, (member?.totals?.battles ?? 0) - 12, (member?.totals?.wins ?? 0) - 7],
      [500_777_777, "Gone_Since", 10, 5],
    ]);
    await env.DB.prepare("UPDATE clan_readings SET day = day - 1, read_at = read_at - ?, members = ?")
      .bind(day, yesterday)
      .run();
    expect(await consume()).toEqual(["acked"]);
    const { history, members } = await clanAt();
    expect(history).toMatchObject({ readings: 2, battles: 12, wins: 7 });
    expect(history?.days.at(-1)?.battles).toBe(12);
    expect(history?.changes).toContainEqual(expect.objectContaining({ kind: "left", nickname: "Gone_Since" }));
    expect(members[0]?.recent).toBe(12);
    // A visitor did not ask: it is not followed for longer.
    const row = await env.DB.prepare("SELECT asked_at < read_at AS older FROM clans_asked").first();
    expect(row).toEqual({ older: 1 });
  });

  it("ends a week after the clan was asked for, and old readings go", async () => {
    await clanAt();
    await consume();
    expect(await tables()).toEqual([1, 1, 7]);
    await planClanSnapshots({ ...env, ...settings } as never, Date.now() + 8 * day);
    expect([queued, await tables()]).toEqual([[], [1, 1, 7]]);
    await planClanSnapshots({ ...env, ...settings } as never, Date.now() + 33 * day);
    expect(await tables()).toEqual([1, 0, 0]);
    await planClanSnapshots({ ...env, ...settings } as never, Date.now() + 61 * day);
    expect(await tables()).toEqual([0, 0, 0]);
  });

  it("comes to every clan, also where more than an hour's number of them fail each time", async () => {
    const now = Date.now();
    const rows = Array.from({ length: 25 }, (_, at) =>
      env.DB.prepare("INSERT INTO clans_asked VALUES ('eu', ?, ?, 0)").bind(at + 1, now - at * 1000),
    );
    await env.DB.batch(rows);
    await expect
      .poll(async () => {
        await planClanSnapshots({ ...env, ...settings } as never, now);
        return new Set(queued.map((body) => (body as { clanId: number }).clanId)).size;
      })
      .toBe(25);
  });

  it("is of so many clans at most: those asked for longest ago are forgotten", async () => {
    const now = Date.now();
    const rows = Array.from({ length: MAX_CLANS + 5 }, (_, at) =>
      env.DB.prepare("INSERT INTO clans_asked VALUES ('eu', ?, ?, ?)").bind(at + 1, now - at * 1000, now),
    );
    await env.DB.batch(rows);
    await planClanSnapshots({ ...env, ...settings } as never, now);
    const left = await env.DB.prepare("SELECT count(*) AS n, max(clan_id) AS last FROM clans_asked").first();
    expect(left).toEqual({ n: MAX_CLANS, last: MAX_CLANS });
  });
});
