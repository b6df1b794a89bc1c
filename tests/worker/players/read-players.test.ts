import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { planPlayerSnapshots, readPlayers } from "#workers/players/read-players.ts";
import { MAX_FOLLOWED_PLAYERS } from "#workers/players/store/followed-players.ts";
import { lastSnapshot } from "#workers/players/store/player-snapshots.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, countOf, signedIn, withFault } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";

const id = 500_000_009;
const day = 86_400_000;
const hour = day / 24;
const today = Math.floor(Date.now() / day) * day;
let queued: unknown[] = [];
const settings = {
  PLAYERS: {
    sendBatch: async (messages: { body: unknown }[]) => void queued.push(...messages.map(({ body }) => body)),
  },
};
const look = (account = id) => new Browser().get(`/api/accounts/${account}/statistics`);
const plan = async (now: number) => {
  queued = [];
  await planPlayerSnapshots({ ...env, ...settings } as never, now);
  return queued;
};

/** Empties the queue. @returns what became of each message */
const consume = (bodies = queued.splice(0), over: object = {}) =>
  consumed("the-index-players", bodies, (batch) => readPlayers(batch, { ...env, ...settings, ...over } as never));

const readAt = () =>
  env.DB.prepare("SELECT read_at FROM player_readings WHERE account_id = ?").bind(id).first("read_at");

beforeEach(() => {
  queued = [];
});

describe("the daily reading", () => {
  it("is of players that were asked for lately, in the evening, once", async () => {
    await look();
    expect(await plan(today + day + 19 * hour)).toEqual([]);
    expect(await plan(today + day + 20.5 * hour)).toEqual([{ region: "eu", accountId: id }]);
    await env.DB.prepare("UPDATE player_readings SET tried_at = ?")
      .bind(today + day + 20.3 * hour)
      .run();
    expect(await plan(today + day + 21.5 * hour)).toEqual([]);
    expect(await plan(today + 13 * day + 21 * hour)).toHaveLength(1);
    expect(await plan(today + 15 * day + 21 * hour)).toEqual([]);
  });

  it("is of linked accounts always, private ones too, and before others", async () => {
    await look();
    const browser = await signedIn(["wgauth", "commander-3", "?region=eu"]);
    await browser.post("/api/wgauth/visibility?account_id=500000003&visibility=private");
    const evening = today + day + 21 * hour;
    expect(await plan(evening)).toEqual([
      { region: "eu", accountId: 500_000_003 },
      { region: "eu", accountId: id },
    ]);
    expect(await consume()).toEqual(["acked", "acked"]);
    expect(await countOf("player_readings")).toBe(2);
    expect((await look(500_000_003)).status).toBe(401);
    expect(await plan(today + 50 * day + 21 * hour)).toEqual([{ region: "eu", accountId: 500_000_003 }]);
  });

  it("comes to every linked account, also where there are more than an hour's number, or those fail", async () => {
    const people = JSON.stringify(Array.from({ length: 110 }, (_, at) => at));
    await env.DB.batch(
      [
        "INSERT INTO people SELECT 'p' || value, 1 FROM json_each(?)",
        `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
           token_expires_at, linked_at)
         SELECT 1 + 3 * person.value + place.value, 'p' || person.value, place.value, 'x', 1, 'eu', 'x', 1, 1
         FROM json_each(?) AS person, json_each('[1,2,3]') AS place`,
      ].map((query) => env.DB.prepare(query).bind(people)),
    );
    const seen = new Set<number>();
    await expect
      .poll(async () => {
        for (const body of await plan(today + 21 * hour)) seen.add((body as { accountId: number }).accountId);
        return seen.size;
      })
      .toBe(330);
  });

  it("reads what has changed, and follows nobody for longer", async () => {
    await look();
    await env.DB.prepare("UPDATE player_readings SET asked_at = 5, read_at = read_at - ?1, since = since - ?1")
      .bind(day)
      .run();
    const before = Number(await readAt());
    expect(await consume([{ region: "eu", accountId: id }])).toEqual(["acked"]);
    expect(Number(await readAt())).toBeGreaterThan(before);
    expect(await env.DB.prepare("SELECT asked_at FROM player_readings").first("asked_at")).toBe(5);
    expect(await countOf("player_days")).toBe(1);
  });

  it("replaces what is kept of the player, and cannot be read", async () => {
    await look();
    const key = `player-statistics:${id}`;
    const { metadata } = await env.CACHE.getWithMetadata(key);
    await env.CACHE.put(key, '{"clan":', { metadata });
    const before = Number(await readAt());
    expectConsoleError(/^What is kept of the player 500000009 cannot be read/);
    expect(await consume([{ region: "eu", accountId: id }])).toEqual(["acked"]);
    expect(Number(await readAt())).toBeGreaterThan(before);
    expect(await env.CACHE.get(key, "json")).toMatchObject({ vehicles: expect.anything() });
  });

  it.each([
    ["reading", "UPDATE player_readings SET vehicles = '[[1]]'"],
    ["day", "INSERT INTO player_days SELECT account_id, read_at / 86400000, 1, 1, 2, '{}' FROM player_readings"],
  ])("takes the place of a last %s that cannot be read, and the history goes on", async (_, breaking) => {
    await look();
    await env.DB.prepare(breaking).run();
    await env.DB.prepare("UPDATE player_readings SET read_at = read_at - 1").run();
    const before = Number(await readAt());
    expectConsoleError(/cannot be read and is left out|do not follow from each other/);
    expect(await consume([{ region: "eu", accountId: id }])).toEqual(["acked"]);
    expect(Number(await readAt())).toBeGreaterThan(before);
    const { vehicles } = (await lastSnapshot(env.DB, id)) ?? {};
    expect(vehicles?.length).toBeGreaterThan(0);
  });

  it.each(["500", "garbage", "limit"])("that fails at the publisher (%s) is left for the next hour", async (fault) => {
    await look();
    const before = await readAt();
    expectConsoleError(/^A queued reading of a player: /);
    await withFault({ endpoint: "wargaming/info", fault }, async () => {
      expect(await consume([{ region: "eu", accountId: id }])).toEqual(["acked"]);
    });
    expect(await readAt()).toBe(before);
    expect(await plan(today + day + 21 * hour)).toHaveLength(1);
  });

  it("of an account of which nothing is told any more is not asked for again on that day", async () => {
    await look();
    await env.DB.prepare("UPDATE player_readings SET account_id = 500000099, tried_at = 0").run();
    expect(await consume([{ region: "eu", accountId: 500_000_099 }])).toEqual(["acked"]);
    expect(await env.DB.prepare("SELECT tried_at > 0 AS tried FROM player_readings").first("tried")).toBe(1);
  });

  it("is not made of who is forgotten; what is no message is dropped, and other failures come again", async () => {
    expect(await consume([{ region: "eu", accountId: id }])).toEqual(["acked"]);
    expect(await countOf("player_readings")).toBe(0);
    expectConsoleError(/^A queued reading of a player is malformed/);
    expect(await consume([{ region: "mars", accountId: 1 }, { accountId: id }, null])).toEqual([
      "acked",
      "acked",
      "acked",
    ]);
    expectConsoleError(/^A queued reading of a player failed and comes again/);
    const broken = {
      prepare: () => {
        throw new Error("D1 is away");
      },
    };
    expect(await consume([{ region: "eu", accountId: id }], { DB: broken })).toEqual(["retried"]);
  });
});

describe("readings are forgotten", () => {
  const days = (account: number, ...from: number[]) =>
    from.map((ago) =>
      env.DB.prepare("INSERT INTO player_days VALUES (?, ?, 1, 1, 2, '[[],[],[],[]]')").bind(
        account,
        today / day - ago,
      ),
    );
  const kept = async () =>
    (
      await env.DB.prepare("SELECT account_id AS id, day FROM player_days ORDER BY id, day").all<{
        id: number;
        day: number;
      }>()
    ).results.map(({ id: account, day: at }) => [account, today / day - at]);

  it("after 92 days, and of linked accounts after 400", async () => {
    await look();
    const _browser = await signedIn(["wgauth", "commander-3", "?region=eu"]);
    await look(500_000_003);
    await env.DB.batch([...days(id, 1, 92, 93), ...days(500_000_003, 92, 93, 400, 401)]);
    await plan(today);
    expect(await kept()).toEqual([
      ...[400, 93, 92].map((ago) => [500_000_003, ago]),
      ...[92, 1].map((ago) => [id, ago]),
    ]);
    await env.DB.prepare("UPDATE player_readings SET asked_at = ?")
      .bind(today - 93 * day)
      .run();
    await plan(today);
    expect(await kept()).toEqual([400, 93, 92].map((ago) => [500_000_003, ago]));
    expect(await countOf("player_readings")).toBe(1);
  });

  it("when there are too many, those asked for longest ago first, and no linked ones", async () => {
    const row = "INSERT INTO player_readings VALUES (?1, 'eu', ?2, 0, 1, 1, 1, '[[],[],[],[]]')";
    const many = Array.from({ length: MAX_FOLLOWED_PLAYERS + 3 }, (_, at) =>
      env.DB.prepare(row).bind(600_000_000 + at, today + at),
    );
    await new Browser().signIn("wgauth", "commander-3", "?region=eu");
    await env.DB.batch([...many, env.DB.prepare(row).bind(500_000_003, 0)]);
    await plan(today + day);
    expect(await countOf("player_readings")).toBe(MAX_FOLLOWED_PLAYERS + 1);
    const oldest = await env.DB.prepare(
      "SELECT min(account_id) AS id FROM player_readings WHERE account_id > 600000000 - 1",
    ).first("id");
    expect(oldest).toBe(600_000_003);
  });
});
