import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { BattleStats, SessionsAnswer } from "#app/game/battles/answers.ts";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { stretchesOf, unpackVehicleSums } from "#app/game/players/vehicle-sums.ts";
import { WINDOWS, type Window } from "#app/game/players/windows.ts";
import { movingAverage } from "#app/game/statistics/marks/moving-average.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { EVERY_BATTLE } from "#workers/battles/store/outbox.ts";
import type { StatsQuery } from "#workers/battles/store/read-stats.ts";

const link = { accountId: 500_000_007, linkedAt: 1000 };
const battles = () => battlesOf(env, link.accountId);
const DAY = 86_400;
/** Noon of a day. */
const now = 20_800 * DAY + DAY / 2;
let made = 0;
const record = (ago: number, changes: Partial<BattleRecord> = {}) => {
  made += 1;
  const { accountId: _, ...battle } = battleOf({ arenaId: String(made), startedAt: now - ago, ...changes });
  return battle;
};
const keep = (...sent: ReturnType<typeof record>[]) => battles().record(link, sent);
const NO_ASSISTANCE = { assistedBySpotting: 0, assistedByTracking: 0, assistedByStun: 0 };
const queryOf = (window: Window) => ({ window, trend: null, singles: 0, newest: 0, now: now * 1000 });
const readStats = async (of: StatsQuery) => {
  const found = await battles().stats(of);
  return found === null ? null : (JSON.parse(found) as BattleStats);
};
const readSessions = async (max: number) => {
  const found = await battles().sessions(max);
  return found === null ? [] : (JSON.parse(found) as SessionsAnswer).sessions;
};

describe("figures of an account's battles", () => {
  beforeEach(async () => {
    await keep(
      record(600, { damageDealt: 1000 }),
      record(1200, { tankId: 1, damageDealt: null, outcome: "draw" }),
      record(5 * 3600, { outcome: "loss" }),
      record(3 * DAY),
      record(40 * DAY, { tankId: 1 }),
      record(400 * DAY),
      // No random battle.
      record(700, { bonusType: 22 }),
    );
  });

  it.each<[Window, Record<number, number>]>([
    ["all", { 1: 2, 5137: 4 }],
    ["90d", { 1: 2, 5137: 3 }],
    ["30d", { 1: 1, 5137: 3 }],
    ["7d", { 1: 1, 5137: 3 }],
    ["1d", { 1: 1, 5137: 2 }],
    ["1000", { 1: 2, 5137: 4 }],
    ["100", { 1: 2, 5137: 4 }],
    ["session", { 1: 1, 5137: 1 }],
  ])("of %s", async (window, expected) => {
    const found = await readStats(queryOf(window));
    const sums = unpackVehicleSums(found?.vehicles ?? []);
    expect(Object.fromEntries(sums.map(({ tankId, sums: { battles: count } }) => [tankId, count]))).toEqual(expected);
    expect(found).toMatchObject({ battles: 6, firstAt: now - 400 * DAY, lastAt: now - 600 });
  });

  it("are the same whether they come from sums or from single battles", async () => {
    const of = async (window: Window) =>
      new Map((await readStats(queryOf(window)))?.vehicles.map((row) => [row[0], row]));
    expect(await of("1000")).toEqual(await of("all"));
  });

  it("are told by stretches of days for a trend, with single battles for the spread", async () => {
    const trend = { from: 20_800 - 41, step: 7 };
    const found = await readStats({ ...queryOf("30d"), trend, singles: 2 });
    const stretches = stretchesOf(found?.stretches ?? []);
    const counted = stretches.map(({ day, vehicles }) => [
      day - trend.from,
      Object.fromEntries(vehicles.map(({ tankId, sums }) => [tankId, sums.battles])),
    ]);
    expect(counted).toEqual([
      [0, { 1: 1 }],
      [35, { 1: 1, 5137: 3 }],
    ]);
    expect(found?.beside.map(([tankId, count]) => [tankId, count])).toEqual([
      [1, 2],
      [5137, 4],
    ]);
    expect(found?.singles.map(([tankId]) => tankId)).toEqual([5137, 1]);
  });

  it("have the other periods beside them, and the average that marks follow", async () => {
    const { periods, combined, stretches } = (await readStats(queryOf("all"))) as BattleStats;
    expect(stretches).toEqual([]);
    const counts = Object.entries(periods).map(([period, rows]) => [
      period,
      rows.reduce((count, [, battles = 0]) => count + battles, 0),
    ]);
    expect(counts).toEqual([
      ["session", 2],
      ["7d", 4],
      ["30d", 4],
      ["90d", 5],
    ]);
    // The battle without damage is left out.
    expect(combined.map(([tankId, count]) => [tankId, count]).sort()).toEqual([
      [1, 1],
      [5137, 4],
    ]);
  });

  it("are told of one vehicle, with its battles", async () => {
    const vehicle = await battles().vehicle(1, 10, now * 1000);
    const counts = Object.entries(vehicle?.periods ?? {}).map(([period, [count]]) => [period, count]);
    expect(counts).toEqual([
      ["session", 1],
      ["7d", 1],
      ["30d", 1],
      ["90d", 2],
      ["all", 2],
    ]);
    expect(vehicle?.battles.map(({ startedAt }) => startedAt)).toEqual([now - 1200, now - 40 * DAY]);
    expect((await battles().vehicle(2, 10, now * 1000))?.periods.all[0]).toBe(0);
  });

  it("are read by indices, not by looking at every battle", async () => {
    await runInDurableObject(battles(), (_, { storage }) => {
      const plan = (query: string) =>
        storage.sql
          .exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`)
          .toArray()
          .map(({ detail }) => detail)
          .join();
      expect(plan("SELECT min(started_at) FROM battles WHERE bonus_type = 1")).toContain("INDEX battles_kind");
      expect(plan("SELECT * FROM battles WHERE bonus_type = 1 ORDER BY started_at DESC LIMIT 9")).toContain(
        "battles_kind",
      );
    });
  });

  it("change with every battle that comes, and with the day", async () => {
    const battleCount = async (ahead = 0) => {
      const found = await readStats({ ...queryOf("7d"), now: (now + ahead) * 1000 });
      return found?.vehicles.reduce((count, row) => count + (row[1] ?? 0), 0);
    };
    expect([await battleCount(), await battleCount()]).toEqual([4, 4]);
    await keep(record(30, { tankId: 7 }));
    expect(await battleCount()).toBe(5);
    expect(await battleCount(8 * DAY)).toBe(0);
    expect(await battleCount()).toBe(5);
    await battles().clear();
    expect(await readStats(queryOf("7d"))).toBeNull();
  });

  it("of the last 24 hours are of the minute in which they are asked for", async () => {
    const battleCount = async (ahead: number) => {
      const found = await readStats({ ...queryOf("1d"), now: (now + ahead) * 1000 });
      return found?.vehicles.reduce((count, row) => count + (row[1] ?? 0), 0);
    };
    await keep(record(20 * 3600));
    expect([await battleCount(0), await battleCount(5 * 3600)]).toEqual([4, 3]);
  });

  it("of battles of which none is random there are none", async () => {
    await battles().clear();
    await keep(record(600, { bonusType: 22 }));
    const none = { battles: 0, firstAt: null, lastAt: null, vehicles: [], beside: [], combined: [] };
    for (const window of WINDOWS) expect(await readStats(queryOf(window))).toMatchObject(none);
    expect(await readSessions(9)).toEqual([]);
    expect((await battles().vehicle(5137, 9, now * 1000))?.periods.session[0]).toBe(0);
  });

  it("of nobody's battles there are none", async () => {
    for (const window of WINDOWS) expect(await battlesOf(env, 500_000_008).stats(queryOf(window))).toBeNull();
  });
});

it.each<[Window, number]>([
  ["7d", 7],
  ["30d", 30],
  ["90d", 90],
])("figures of %s begin with the first second of a day, and today is among the days", async (window, days) => {
  const first = (days - 1) * DAY + DAY / 2;
  await keep(record(first, { tankId: 1 }), record(first + 1, { tankId: 1 }));
  const { vehicles, periods } = (await readStats(queryOf(window))) as BattleStats;
  const ofVehicle = (await battles().vehicle(1, 9, now * 1000))?.periods;
  const period = window as "7d" | "30d" | "90d";
  expect([vehicles[0]?.[1], periods[period][0]?.[1], ofVehicle?.[period][0]]).toEqual([1, 1, 1]);
});

it("the average that marks follow goes from the oldest battle to the newest", async () => {
  // A hundred count alike; after them the newest counts most.
  const damages = Array.from({ length: 110 }, (_, n) => (n < 105 ? 100 : 2000));
  await keep(...damages.map((damageDealt, n) => record(1000 - n, { damageDealt, ...NO_ASSISTANCE })));
  const [row] = (await readStats(queryOf("all")))?.combined ?? [];
  expect(row?.slice(1)).toEqual([110, Math.round(movingAverage(damages) ?? 0)]);
  expect((await readStats(queryOf("100")))?.vehicles.map(([, count]) => count)).toEqual([100]);
});

describe("sessions", () => {
  it("are those that lie whole among the newest thousand battles, and one that is longer", async () => {
    // Four minutes apart: a day has only so many battles.
    await keep(...Array.from({ length: 1001 }, (_, n) => record(10 * 3600 + n * 240)));
    const counts = async () =>
      (await readSessions(9)).map(({ vehicles }) => vehicles.reduce((count, row) => count + (row[1] ?? 0), 0));
    expect(await counts()).toEqual([1000]);
    await keep(record(10), record(20), record(5 * 3600));
    expect(await counts()).toEqual([2, 1]);
  });

  it("are parted by a pause of hours, the newest first", async () => {
    await keep(record(600, { outcome: "loss" }), record(1200, { tankId: 1 }), record(10 * 3600), record(10.1 * 3600));
    const sessions = await readSessions(9);
    expect(sessions.map(({ vehicles }) => vehicles.map((row) => row[1]))).toEqual([[1, 1], [2]]);
    expect(sessions[1]).toMatchObject({ firstAt: now - 10.1 * 3600, lastAt: now - 10 * 3600 + 301 });
    // The oldest battle first.
    expect(sessions.map(({ outcomes }) => outcomes)).toEqual([
      ["win", "loss"],
      ["win", "win"],
    ]);
    expect(await readSessions(1)).toHaveLength(1);
  });
});

describe("a list of battles", () => {
  it("is of a vehicle, an outcome, a map, and goes on after its last one", async () => {
    await keep(
      record(10, { tankId: 1 }),
      record(20, { outcome: "loss" }),
      record(30, { arenaTypeId: 0x1_0005 }),
      record(40),
    );
    const all = { ...EVERY_BATTLE, limit: 10 };
    const ago = async (filter: Partial<Parameters<ReturnType<typeof battles>["list"]>[0]>) =>
      (await battles().list({ ...all, ...filter })).map(({ startedAt }) => now - startedAt);
    expect(await ago({})).toEqual([10, 20, 30, 40]);
    expect(await ago({ tankId: 1 })).toEqual([10]);
    expect(await ago({ outcome: "loss" })).toEqual([20]);
    expect(await ago({ map: 5 })).toEqual([30]);
    const [first] = await battles().list({ ...all, limit: 1 });
    expect(await ago({ after: first ?? null, limit: 2 })).toEqual([20, 30]);
    expect(await battles().battle(first?.arenaId ?? "")).toMatchObject({ tankId: 1 });
    expect(await battles().battle("999999")).toBeNull();
  });
});

it("the first battle in each vehicle is told, from a second on", async () => {
  expect(await battles().firstBattles(0)).toEqual([]);
  await keep(
    record(50),
    record(40, { tankId: 1 }),
    record(30),
    record(20, { tankId: 1 }),
    record(60, { bonusType: 2 }),
  );
  const ago = async (since: number) =>
    (await battles().firstBattles(now - since)).map(({ tankId, startedAt }) => [tankId, now - startedAt]);
  expect(await ago(50)).toEqual([
    [1, 40],
    [5137, 50],
  ]);
  expect(await ago(39)).toEqual([
    [1, 20],
    [5137, 30],
  ]);
});

describe("marks of a vehicle", () => {
  it("come with a record that completes a battle too", async () => {
    const untold = record(10, { markPercentage: null, marks: null, averageCombined: null });
    await keep(untold);
    const marks = async () => (await readStats(queryOf("all")))?.marks;
    expect(await marks()).toEqual([]);
    await keep({ ...untold, markPercentage: 60, marks: 1, averageCombined: 1500 });
    expect(await marks()).toEqual([{ tankId: 5137, at: now - 10, percentage: 60, marks: 1, averageCombined: 1500 }]);
  });

  it("are those of its newest battle that told them, whatever order they come in", async () => {
    await keep(record(10, { markPercentage: 80, marks: 1 }), record(5, { markPercentage: null }));
    await keep(record(20, { markPercentage: 70 }), record(15, { tankId: 1, markPercentage: 90, marks: 2 }));
    expect((await readStats(queryOf("all")))?.marks).toMatchObject([
      { tankId: 1, percentage: 90, marks: 2 },
      { tankId: 5137, percentage: 80, marks: 1, at: now - 10 },
    ]);
  });
});
