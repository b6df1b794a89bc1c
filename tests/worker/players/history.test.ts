import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { createPlayerStatisticsApi } from "#app/api/players.ts";
import type { RatingAnswer } from "#app/game/players/answers.ts";
import { NO_PUBLISHED_STATS, type PublishedVehicle } from "#app/game/players/published/published-stats.ts";
import { lastSnapshot, readDays, readSince, savePlayerSnapshot } from "#workers/players/store/player-snapshots.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, countOf, signedIn } from "../support/browser.ts";

const id = 500_000_002;
const day = 86_400_000;
const SIMULATORS = "http://127.0.0.1:8788";

async function known(browser = new Browser()) {
  const answer = await createPlayerStatisticsApi((input) => browser.get(String(input))).of(id);
  if (answer.kind !== "known") throw new Error(`The answer is ${answer.kind}.`);
  return answer;
}

/** As if battles had been fought. */
const fight = (vehicle: number, battles: number, wins: number) =>
  fetch(`${SIMULATORS}/battles/${id}`, { method: "POST", body: JSON.stringify({ vehicle, battles, wins }) });

/** As if everything had been read so many days before. */
async function longAgo(days: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(`UPDATE player_readings SET since = since - ?1, read_at = read_at - ?1`).bind(days * day),
    env.DB.prepare(
      `UPDATE player_days SET day = day - ?1, since_day = since_day - ?1, from_at = from_at - ?2, to_at = to_at - ?2`,
    ).bind(days, days * day),
  ]);
  await env.CACHE.delete(`player-statistics:${id}`);
}

afterEach(async () => {
  await fetch(`${SIMULATORS}/battles/${id}`, { method: "DELETE" });
});

describe("the history of a player", () => {
  it("is what was done between two readings, and says since when", async () => {
    expect((await known()).days).toEqual([]);
    await longAgo(1);
    await fight(3089, 3, 2);
    const { days, since, readAt, vehicles } = await known();
    const today = Math.floor(readAt / day);
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({ day: today, sinceDay: today - 1, from: since, to: readAt });
    expect(days[0]?.vehicles.map(({ tankId, sums }) => [tankId, sums.battles, sums.wins])).toEqual([[3089, 3, 2]]);
    expect(vehicles.find(({ tankId }) => tankId === 3089)?.sums).toMatchObject({ battles: 15, wins: 8 });
    await longAgo(3);
    await fight(2065, 1, 0);
    const later = await known();
    expect(later.days.map((one) => [one.day - today, one.sinceDay - today])).toEqual([
      [-3, -4],
      [0, -3],
    ]);
    expect(later.days.map((one) => one.vehicles.map(({ tankId, sums }) => [tankId, sums.battles]))).toEqual([
      [[3089, 3]],
      [[2065, 1]],
    ]);
    expect(later.since).toBe((since ?? 0) - 3 * day);
  });

  it("adds up what is read of a day more than once", async () => {
    await known();
    await longAgo(1);
    await fight(3089, 1, 1);
    await known();
    for (const vehicle of [3089, 2065]) {
      await env.CACHE.delete(`player-statistics:${id}`);
      await fight(vehicle, 2, 0);
      await known();
    }
    const { days } = await known();
    expect(days.map(({ vehicles }) => vehicles.map(({ tankId, sums }) => [tankId, sums.battles, sums.wins]))).toEqual([
      [
        [3089, 3, 1],
        [2065, 2, 0],
      ],
    ]);
  });

  it.each([
    [7, 5],
    [3, null],
    [20, null],
  ])("of a reading %i days ago says of the last seven days: %s", async (ago, battles) => {
    await known();
    await longAgo(ago);
    await fight(3089, 5, 2);
    await known();
    const answer = await new Browser().get(`/api/accounts/${id}/rating`);
    const { rating } = (await answer.json()) as RatingAnswer;
    expect(rating?.week?.battles ?? null).toBe(battles);
  });

  it("has a day without battles, and none without readings", async () => {
    await known();
    await longAgo(1);
    const { days } = await known();
    expect(days.map(({ vehicles }) => vehicles)).toEqual([[]]);
    await longAgo(100);
    expect((await known()).days).toHaveLength(1);
  });

  it("begins with the account itself where the database keeps nothing", async () => {
    expectConsoleError(/^What was read of the player 500000002 before is not to be had/);
    const broken = {
      prepare: (query: string) => {
        if (/INSERT|UPDATE/.test(query)) throw new Error("D1 takes nothing");
        return env.DB.prepare(query);
      },
    };
    expect(await known(new Browser({ DB: broken }))).toMatchObject({ since: null, days: [] });
    expect(await countOf("player_readings")).toBe(0);
    // It is made up for at the next reading.
    await env.CACHE.delete(`player-statistics:${id}`);
    expect((await known()).since).not.toBeNull();
  });
});

describe("readings that are kept at the same time", () => {
  const which = { region: "eu", accountId: id } as const;
  const vehicle = (battles: number): PublishedVehicle => ({ ...NO_PUBLISHED_STATS, tankId: 1, battles, wins: 1 });
  const snapshot = (readAt: number, battles: number) => ({ readAt, battles, vehicles: [vehicle(battles)] });
  const noon = Math.floor(Date.now() / day) * day + day / 2;

  it("count once", async () => {
    await savePlayerSnapshot(env.DB, which, { before: null, snapshot: snapshot(noon, 10), requested: true });
    const before = await lastSnapshot(env.DB, id);
    await Promise.all(
      [1, 2, 3, 3].map((ms) =>
        savePlayerSnapshot(env.DB, which, { before, snapshot: snapshot(noon + ms, 14), requested: true }),
      ),
    );
    const [only, ...others] = await readDays(env.DB, id, noon);
    expect([only?.vehicles.slice(0, 2), others]).toEqual([[[1], [4]], []]);
    const after = await lastSnapshot(env.DB, id);
    expect(after).toMatchObject({ since: noon, battles: 14, readAt: only?.to });
  });

  it("begin once", async () => {
    await Promise.all(
      [1, 2].map((ms) =>
        savePlayerSnapshot(env.DB, which, { before: null, snapshot: snapshot(noon + ms, 10 + ms), requested: false }),
      ),
    );
    const last = await lastSnapshot(env.DB, id);
    expect(last?.since).toBe(last?.readAt);
    expect(await readDays(env.DB, id, noon)).toEqual([]);
  });

  it("are none where they do not follow from each other", async () => {
    await savePlayerSnapshot(env.DB, which, { before: null, snapshot: snapshot(noon, 10), requested: true });
    const before = await lastSnapshot(env.DB, id);
    // A clock that goes back.
    await savePlayerSnapshot(env.DB, which, { before, snapshot: snapshot(noon - 1, 12), requested: true });
    expect((await lastSnapshot(env.DB, id))?.battles).toBe(10);
    // The publisher left vehicles out before.
    expectConsoleError(/^Two readings of the player 500000002 do not follow/);
    await savePlayerSnapshot(env.DB, which, { before, snapshot: snapshot(noon + day, 900), requested: true });
    expect([await readDays(env.DB, id, noon), (await lastSnapshot(env.DB, id))?.battles]).toEqual([[], 900]);
  });
});

describe("what was gathered of a linked account", () => {
  const owner = async () => {
    const browser = await signedIn(["wgauth", "commander-2", "?region=eu"]);
    return browser;
  };

  it("goes with the link, and a later visitor begins anew", async () => {
    const browser = await owner();
    await browser.signIn("twitch", "tier-2");
    await known();
    await longAgo(1);
    await fight(3089, 1, 1);
    const before = await known();
    expect(before.days).toHaveLength(1);
    expect((await browser.post(`/api/wgauth/logout?account_id=${id}`)).status).toBe(200);
    expect([await countOf("player_readings"), await countOf("player_days")]).toEqual([0, 0]);
    expect(await env.CACHE.get(`player-statistics:${id}`)).toBeNull();
    const after = await known();
    expect(after).toMatchObject({ since: after.readAt, days: [] });
  });

  it("is in the download, where what cannot be read is named once and keeps nothing else out", async () => {
    const browser = await owner();
    await known();
    await longAgo(1);
    await fight(3089, 1, 1);
    await known();
    await longAgo(1);
    await fight(3089, 1, 1);
    await known();
    const exported = async () =>
      (await browser.get("/api/account/export")).json<{
        unreadable: string[];
        publisherReadings: { battles: number; vehicles: unknown; days: { vehicles: unknown }[] }[];
      }>();
    const whole = await exported();
    expect(whole.unreadable).toEqual([]);
    await env.DB.prepare("UPDATE player_readings SET vehicles = '{'").run();
    await env.DB.prepare("UPDATE player_days SET vehicles = '{' WHERE day = (SELECT min(day) FROM player_days)").run();
    expectConsoleError(/^What the publisher told of the player 500000002 cannot be read/);
    expectConsoleError(/^What the player 500000002 did on day \d+ cannot be read/);
    const { unreadable, publisherReadings } = await exported();
    expect(unreadable).toEqual([
      "What the publisher told of the player 500000002",
      expect.stringMatching(/^What the player 500000002 did on day \d+$/),
    ]);
    const [snapshot] = whole.publisherReadings;
    expect(snapshot?.days).toHaveLength(2);
    const days = [{ ...snapshot?.days[0], vehicles: null }, snapshot?.days[1]];
    expect(publisherReadings).toEqual([{ ...snapshot, vehicles: null, days }]);
  });

  it("goes with the person, and a copy that stays behind is not shown", async () => {
    const browser = await owner();
    const { readAt } = await known();
    const kept = await env.CACHE.getWithMetadata(`player-statistics:${id}`);
    await browser.post("/api/account/delete");
    expect(await countOf("player_readings")).toBe(0);
    expect(await env.CACHE.get(`player-statistics:${id}`)).toBeNull();
    // As if a reading had ended a moment later.
    await env.CACHE.put(`player-statistics:${id}`, kept.value ?? "", { metadata: kept.metadata });
    const after = await known();
    expect(after.since).toBeGreaterThan(readAt);
    expect(await readSince(env.DB, id)).toBe(after.since);
  });

  it("is not brought back by a reading that ends after the link", async () => {
    await owner();
    await known();
    const before = await lastSnapshot(env.DB, id);
    await env.DB.prepare("DELETE FROM game_accounts").run();
    const snapshot = { readAt: Date.now() + 1000, battles: 99, vehicles: [] };
    await savePlayerSnapshot(env.DB, { region: "eu", accountId: id }, { before, snapshot, requested: true });
    expect([await countOf("player_readings"), await countOf("player_days")]).toEqual([0, 0]);
  });
});
