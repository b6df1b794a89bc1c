import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { addSums, NO_BATTLES, sumsOf } from "#app/game/battles/battle-sums.ts";
import { ownAveragesSchema } from "#app/game/model/tables/own-averages.ts";
import { VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { LARGEST_SHARE, MIN_ACCOUNTS } from "#app/game/statistics/averages/own-average.ts";
import { ingestDailyTotals } from "#workers/battles/jobs/ingest-daily-totals.ts";
import type { AccountDailyTotals } from "#workers/battles/store/daily-totals.ts";
import { runScheduled } from "#workers/scheduled.ts";
import { ask, publishFiles } from "../support/site.ts";

const known = 5137;

/** Links an account and delivers what its battles of one day come to, without its object. */
async function play(accountId: number, battles: Partial<BattleRecord>[], { tankId = known, region = "eu" } = {}) {
  const userId = `person-${accountId}`;
  await env.DB.prepare("INSERT OR IGNORE INTO people VALUES (?, 1)").bind(userId).run();
  await env.DB.prepare(
    `INSERT OR IGNORE INTO game_accounts
     (account_id, person_id, place, nickname, nickname_at, region, access_token, token_expires_at, linked_at)
     VALUES (?, ?, 1, 'n', 1, ?, 'x', 1, 7)`,
  )
    .bind(accountId, userId, region)
    .run();
  const sums = battles.map((battle) => sumsOf(battleOf(battle))).reduce(addSums, NO_BATTLES);
  const body: AccountDailyTotals = {
    accountId,
    linkedAt: 7,
    contributions: [{ tankId, day: 20_775, revision: 1, ...sums }],
  };
  const message = { id: "1", body, ack: () => undefined, retry: () => expect.unreachable("it is taken") };
  await ingestDailyTotals({ messages: [message] } as never, env);
}

const accounts = Array.from({ length: MIN_ACCOUNTS }, (_, n) => 500_000_100 + n);
const averages = async (query = "") => ownAveragesSchema.parse(await (await ask(`/api/stats/averages${query}`)).json());
const count = () => runScheduled({ ...env, NEWS_FEEDS: "[]" }, Date.now());

beforeEach(() => publishFiles("1.0-000000000001", { [VEHICLE_COLUMNS_PATH]: JSON.stringify({ id: [known, 1] }) }));

describe("GET /api/stats/averages", () => {
  it("has nothing before anything was counted, is open to every site and kept for a minute", async () => {
    const answer = await ask("/api/stats/averages");
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    expect(await answer.json()).toEqual({ countedAt: null, leastAccounts: MIN_ACCOUNTS, vehicles: {} });
  });

  it("has a vehicle from ten accounts on, with the battles, the players and the newest day", async () => {
    for (const accountId of accounts.slice(1)) await play(accountId, [{ outcome: "loss" }, { damageDealt: null }]);
    await count();
    expect((await averages()).vehicles).toEqual({});
    await play(accounts[0] ?? 0, [{ damageDealt: 100, outcome: "loss", survived: null }]);
    await count();
    const { vehicles, countedAt } = await averages();
    expect(countedAt).not.toBeNull();
    expect(vehicles).toEqual({
      [known]: {
        battles: 19,
        accounts: 10,
        until: "2026-11-18",
        winRate: 900 / 19,
        survival: 100,
        damage: (9 * 912 + 100) / 10,
        kills: 1,
        spots: 2,
        defence: 0,
      },
    });
  });

  it("is by region of the account, with the same least number", async () => {
    for (const [n, accountId] of accounts.entries()) await play(accountId, [{}], { region: n === 0 ? "asia" : "eu" });
    await count();
    expect(Object.keys((await averages()).vehicles)).toEqual([String(known)]);
    for (const region of ["eu", "asia"]) expect((await averages(`?region=${region}`)).vehicles, region).toEqual({});
    await play(500_000_200, [{}]);
    await count();
    expect((await averages("?region=eu")).vehicles[known]).toMatchObject({ accounts: 10 });
    expect((await ask("/api/stats/averages?region=ru")).status).toBe(400);
  });

  it("counts a vehicle that the dataset does not have, and shows it once it has it", async () => {
    const newer = 0xfe_0001;
    for (const accountId of accounts) await play(accountId, [{}], { tankId: newer });
    await count();
    expect((await averages()).vehicles).toEqual({});
    await publishFiles("1.0-000000000002", { [VEHICLE_COLUMNS_PATH]: JSON.stringify({ id: [known, newer] }) });
    await count();
    expect((await averages()).vehicles[newer]).toMatchObject({ battles: 10 });
  });

  it("loses what an account brought when it is unlinked", async () => {
    for (const accountId of accounts) await play(accountId, [{}]);
    await count();
    await env.DB.prepare("DELETE FROM people WHERE person_id = ?").bind(`person-${accounts[0]}`).run();
    await count();
    expect((await averages()).vehicles).toEqual({});
  });

  /** The same share, found another way: held to a fifth of what then counts, again and again, until nothing changes. */
  function maxOf(fought: readonly number[]): number {
    let max = Math.max(...fought);
    for (let round = 0; round < 1000; round += 1) {
      max = fought.reduce((sum, battles) => sum + Math.min(battles, max), 0) / LARGEST_SHARE;
    }
    return max;
  }

  it.each([
    ["one has nearly all", [300, ...Array(9).fill(1)], 11],
    ["four have nearly all", [90, 80, 70, 60, 3, 2, 2, 1, 1, 1], 50],
    ["two have much, and equally much", [40, 40, ...Array(10).fill(5)], 83],
    ["nobody has much", [3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1], 23],
  ])("counts nobody for more than a fifth, where %s", async (_, fought, counted) => {
    const damage = (n: number) => (n === 0 ? 1500 : 1000 - 10 * n);
    for (const [n, battles] of fought.entries()) {
      await play(500_000_100 + n, Array(battles).fill({ damageDealt: damage(n), outcome: n === 0 ? "win" : "loss" }));
    }
    await count();
    const max = maxOf(fought);
    const weights = fought.map((battles) => Math.min(battles, max));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const own = (await averages()).vehicles[known];
    expect(own).toMatchObject({ battles: counted, accounts: fought.length });
    expect(own?.damage).toBeCloseTo(weights.reduce((all, weight, n) => all + weight * damage(n), 0) / sum, 6);
    expect(own?.winRate).toBeCloseTo((100 * (weights[0] ?? 0)) / sum, 6);
    expect(own?.winRate).toBeLessThanOrEqual(100 / LARGEST_SHARE + 1e-6);
    // By region the same, since all are of one; and on the day everything as it was fought.
    expect((await averages("?region=eu")).vehicles[known]).toEqual(own);
    const day = "SELECT battles FROM vehicle_totals WHERE day > 0";
    expect(await env.DB.prepare(day).first("battles")).toBe(fought.reduce((all, battles) => all + battles, 0));
  });
});

describe("One account", () => {
  /** What accounts' means are of their median, from the averages behind the marks of excellence: 0 to 100%. */
  const SPREAD = [0.3, 0.5, 0.65, 0.8, 0.95, 1.05, 1.2, 1.45, 1.85, 2.4];
  const honest = (accountId: number, n: number, battles = 40) =>
    play(accountId, Array(battles).fill({ damageDealt: Math.round(1000 * (SPREAD[n % SPREAD.length] ?? 1)) }));
  const cheat = Array(400).fill({ damageDealt: 40_000, kills: 15, spotted: 15, defencePoints: 1000 });
  const damage = async (query = "") => (await averages(query)).vehicles[known]?.damage ?? 0;

  it.each([20, 50])("of %i that makes its figures up moves an average by a quarter at most", async (size) => {
    for (let n = 0; n < size - 1; n += 1) await honest(500_000_100 + n, n);
    await count();
    const before = await averages();
    await play(500_000_900, cheat);
    await count();
    const [was, is] = [before.vehicles[known], (await averages()).vehicles[known]];
    expect(is?.accounts).toBe(size);
    for (const stat of ["damage", "kills", "spots"] as const) {
      expect((is?.[stat] ?? 0) / (was?.[stat] ?? 1), stat).toBeGreaterThan(1);
      expect((is?.[stat] ?? 0) / (was?.[stat] ?? 1), stat).toBeLessThan(1.25);
    }
    expect((await averages("?region=eu")).vehicles[known]).toEqual(is);
  });

  it("that plays far better than others costs them next to nothing", async () => {
    for (let n = 0; n < 30; n += 1) await honest(500_000_100 + n, n);
    await count();
    const mean = (1000 * SPREAD.reduce((sum, factor) => sum + factor, 0)) / SPREAD.length;
    expect((await damage()) / mean).toBeGreaterThan(0.97);
    expect((await damage()) / mean).toBeLessThanOrEqual(1);
  });

  it("that was lucky in its only battle counts in full", async () => {
    for (let n = 0; n < 10; n += 1) await play(500_000_100 + n, [{ damageDealt: n === 0 ? 4900 : 1000 }]);
    await count();
    expect(await damage()).toBeCloseTo(1390, 6);
  });

  it("is held by what a fifth exceed where most have nothing", async () => {
    const made = [...Array(10).fill(0), 10, 11, 12, 1000];
    for (const [n, defencePoints] of made.entries()) await play(500_000_100 + n, [{ defencePoints }]);
    await count();
    // Two of the fourteen exceed 11; a single battle counts up to five times as much.
    expect((await averages()).vehicles[known]?.defence).toBeCloseTo((10 + 11 + 12 + 5 * 11) / 14, 6);
  });

  it("is held back even where most have nothing, and not for battles in which the figure is unknown", async () => {
    for (let n = 0; n < 20; n += 1) {
      const defencePoints = n < 12 ? 0 : 10;
      await play(500_000_100 + n, [...Array(20).fill({ defencePoints }), ...Array(20).fill({ defencePoints: null })]);
    }
    await count();
    expect((await averages()).vehicles[known]?.defence).toBe(4);
    await play(500_000_900, cheat);
    await count();
    expect((await averages()).vehicles[known]?.defence).toBeLessThan(15);
  });
});
