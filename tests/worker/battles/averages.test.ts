import { createExecutionContext, createMessageBatch, getQueueResult, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runScheduled } from "#workers/jobs/scheduled.ts";
import type { AccountBattles } from "#workers/storage/battles/account-battles.ts";
import { battlesOf } from "#workers/storage/battles/battles-of.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { keepBattles, linkOf, recordsOf } from "../support/battles.ts";
import { Browser } from "../support/browser.ts";
import worker from "../support/entry.ts";

const [one, two] = [500_000_001, 500_000_002];
const start = 1_795_000_000;
const battle = (n: number, changes: object = {}) => ({ arenaId: String(n), startedAt: start + n, ...changes });
const queue = "the-index-contributions";

afterEach(() => vi.useRealTimers());

const signedIn = async (...personas: string[]) => {
  const browser = new Browser();
  for (const persona of personas) await browser.signIn("wgauth", persona, "?region=eu");
  return browser;
};

type Opened = { env: object; alarm(): Promise<void> };
const inObject = <T>(accountId: number, work: (object: Opened, storage: DurableObjectStorage) => Promise<T>) =>
  runInDurableObject(battlesOf(env, accountId), (object, { storage }) => work(object as unknown as Opened, storage));

/** Battles of the account, which nothing sends by itself. */
async function keep(accountId: number, battles: Parameters<typeof recordsOf>[0]): Promise<void> {
  const link = await linkOf(accountId);
  await inObject(accountId, async (object, storage) => {
    await (object as unknown as AccountBattles).record(link, recordsOf(battles));
    await storage.deleteAlarm();
  });
}

/** What the account's object sends now; nothing is delivered by itself. */
async function sent(accountId: number): Promise<object[]> {
  const messages: object[] = [];
  await inObject(accountId, async (object, storage) => {
    const before = object.env;
    object.env = { CONTRIBUTIONS: { send: async (message: object) => void messages.push(message) } };
    await object.alarm();
    object.env = before;
    await storage.deleteAlarm();
  });
  return messages;
}

/** Delivers messages, each of which is taken. */
async function deliver(...bodies: object[]): Promise<void> {
  expect(await retriesOf(...bodies)).toBe(0);
}

/** @returns how many messages come again */
async function retriesOf(...bodies: object[]): Promise<number> {
  const messages = bodies.map((body, n) => ({ id: String(n), timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  const context = createExecutionContext();
  await worker.queue(batch, env);
  return (await getQueueResult(batch, context)).retryMessages.length;
}

const contributions = async () =>
  (
    await env.DB.prepare(
      "SELECT account_id AS a, tank_id AS t, battles AS n, wins AS w FROM contributions ORDER BY 1, 2, day",
    ).all()
  ).results;
const totals = async () => {
  const query =
    "SELECT tank_id AS t, region AS r, day = 0 AS every, accounts AS a, battles AS n, damage_dealt AS d FROM vehicle_totals";
  return (await env.DB.prepare(`${query} ORDER BY tank_id, region, day`).all()).results;
};
const waiting = async (accountId: number) =>
  runInDurableObject(battlesOf(env, accountId), (_, { storage }) => {
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").toArray();
    return tables.length === 0 ? 0 : storage.sql.exec("SELECT * FROM outbox").toArray().length;
  });
const count = () => runScheduled({ ...env, NEWS_FEEDS: "[]" }, Date.now());

describe("What battles add to the averages", () => {
  it("reaches the database by itself, through alarm and queue", async () => {
    await signedIn("commander-1");
    await keepBattles(one, [battle(1), battle(2, { outcome: "loss" })]);
    await vi.waitFor(async () => expect(await contributions()).toEqual([{ a: one, t: 5137, n: 2, w: 1 }]), {
      timeout: 60_000,
      interval: 500,
    });
    await vi.waitFor(async () => expect(await waiting(one)).toBe(0), { timeout: 20_000 });
  }, 90_000);

  it("is the same whatever is delivered twice, late or in another order", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const first = await sent(one);
    await keep(one, [battle(2), battle(3, { tankId: 1 })]);
    const second = await sent(one);
    await deliver(...first, ...second, ...first, ...second, ...first);
    expect(await contributions()).toEqual([
      { a: one, t: 1, n: 1, w: 1 },
      { a: one, t: 5137, n: 2, w: 2 },
    ]);
  });

  it("is sent again until it is confirmed, and not after that", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const lost = await sent(one);
    expect([lost.length, await waiting(one)]).toEqual([1, 1]);
    expect(await sent(one)).toEqual([]);
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ["Date"] });
    const again = await sent(one);
    expect(again).toEqual(lost);
    await deliver(...again);
    expect([await waiting(one), await sent(one)]).toEqual([0, []]);
  });

  it("is confirmed only as it was sent: what has changed since is sent in turn", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const older = await sent(one);
    await keep(one, [battle(2)]);
    await deliver(...older);
    expect([await waiting(one), await contributions()]).toEqual([1, [{ a: one, t: 5137, n: 1, w: 1 }]]);
    const newer = await sent(one);
    // A confirmation that comes late, after the newer one was sent.
    await deliver(...older);
    expect(await waiting(one)).toBe(1);
    await deliver(...newer);
    expect([await waiting(one), await contributions()]).toEqual([0, [{ a: one, t: 5137, n: 2, w: 2 }]]);
  });

  it("is sent again at once if it changes while being sent", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const link = await linkOf(one);
    await inObject(one, async (object, storage) => {
      const before = object.env;
      const record = () => (object as unknown as AccountBattles).record(link, recordsOf([battle(2)]));
      object.env = { CONTRIBUTIONS: { send: record } };
      await object.alarm();
      object.env = before;
      await storage.deleteAlarm();
    });
    expect(await sent(one)).toMatchObject([{ contributions: [{ tankId: 5137, battles: 2 }] }]);
  });

  it("waits while the queue refuses it, and is sent by the alarm a minute later", async () => {
    expectConsoleError(/^Contributions of an account could not be queued/);
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const now = Date.now();
    const alarmAt = await inObject(one, async (object, storage) => {
      const before = object.env;
      object.env = { CONTRIBUTIONS: { send: () => Promise.reject(new Error("the queue is full")) } };
      await object.alarm();
      object.env = before;
      return storage.getAlarm();
    });
    expect((alarmAt ?? 0) - now).toBeGreaterThanOrEqual(60_000);
    expect((alarmAt ?? 0) - now).toBeLessThan(120_000);
    expect(await waiting(one)).toBe(1);
    const again = await sent(one);
    expect(again).toHaveLength(1);
    await deliver(...again);
    expect([await waiting(one), await contributions()]).toEqual([0, [{ a: one, t: 5137, n: 1, w: 1 }]]);
  });

  it("comes in several messages if one cannot hold it", async () => {
    await signedIn("commander-1");
    await keep(
      one,
      Array.from({ length: 120 }, (_, n) => battle(n + 1, { startedAt: start - n * 86_400 })),
    );
    const messages = [...(await sent(one)), ...(await sent(one)), ...(await sent(one))];
    expect([messages.length, await sent(one)]).toEqual([3, []]);
    await deliver(...messages);
    expect(await contributions()).toHaveLength(120);
  });

  it("is of random battles alone", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1, { bonusType: 2 })]);
    expect([await sent(one), await waiting(one)]).toEqual([[], 0]);
  });

  it("is dropped if it is malformed, and comes again if taking it fails", async () => {
    const { expectConsoleError } = await import("#tests/setup/fail-on-console.ts");
    expectConsoleError(/malformed and were dropped/);
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const messages = await sent(one);
    await deliver({}, { accountId: one, linkedAt: 1, contributions: [{}] });
    await env.DB.exec("ALTER TABLE contributions RENAME TO away");
    expect(await retriesOf(...messages)).toBe(1);
    await env.DB.exec("ALTER TABLE away RENAME TO contributions");
    await deliver(...messages);
    expect(await contributions()).toHaveLength(1);
  });
});

describe("The totals of a vehicle", () => {
  it("are those of its contributions, by region and by day, and count accounts", async () => {
    await signedIn("commander-1");
    await signedIn("commander-2");
    await env.DB.prepare("UPDATE game_accounts SET region = 'asia' WHERE account_id = ?").bind(two).run();
    await keep(one, [battle(1), battle(2), battle(3, { startedAt: start + 86_400 })]);
    await keep(two, [battle(1, { damageDealt: 100 }), battle(4, { damageDealt: null })]);
    await deliver(...(await sent(one)), ...(await sent(two)));
    await count();
    const all = [
      { t: 5137, r: "", every: 1, a: 2, n: 5, d: 2836 },
      { t: 5137, r: "", every: 0, a: 2, n: 4, d: 1924 },
      { t: 5137, r: "", every: 0, a: 1, n: 1, d: 912 },
      { t: 5137, r: "asia", every: 1, a: 1, n: 2, d: 100 },
      { t: 5137, r: "eu", every: 1, a: 1, n: 3, d: 2736 },
    ];
    expect(await totals()).toEqual(all);
    await count();
    expect(await totals()).toEqual(all);
  });

  it("are without an account once its link has ended, whatever comes late", async () => {
    const browser = await signedIn("commander-1", "commander-2");
    await keep(one, [battle(1)]);
    await keep(two, [battle(2)]);
    const messages = [...(await sent(one)), ...(await sent(two))];
    await deliver(...messages);
    await count();
    await browser.post(`/api/wgauth/logout?account_id=${one}`);
    await deliver(...messages);
    await count();
    expect(await contributions()).toEqual([{ a: two, t: 5137, n: 1, w: 1 }]);
    expect((await totals())[0]).toMatchObject({ a: 1, n: 1 });
    // Linked anew, and still the message is of the link before.
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ["Date"] });
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    await deliver(...messages);
    expect((await contributions()).length).toBe(1);
    await keep(one, [battle(7), battle(8)]);
    await deliver(...(await sent(one)), ...messages);
    expect(await contributions()).toContainEqual({ a: one, t: 5137, n: 2, w: 2 });
  });

  it("are nothing once the last account is deleted", async () => {
    const browser = await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const messages = await sent(one);
    await deliver(...messages);
    await count();
    expect((await browser.post("/api/account/delete")).status).toBe(204);
    await deliver(...messages);
    await count();
    expect([await contributions(), await totals()]).toEqual([[], []]);
    for (const table of ["recounts", "game_accounts"]) {
      expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
    }
  });

  it("stay with an account that moves to another person", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1)]);
    const messages = await sent(one);
    await deliver(...messages);
    const other = await signedIn("commander-2");
    const back = await other.signIn("wgauth", "commander-1", "?region=eu");
    const offer = (back.headers.get("location") ?? "").split("=")[1];
    await other.post(`/api/account/merge/${offer}?decision=accept`);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM people").first("n")).toBe(1);
    await keep(one, [battle(2)]);
    await deliver(...messages, ...(await sent(one)));
    expect(await contributions()).toEqual([{ a: one, t: 5137, n: 2, w: 2 }]);
  });

  it("are the same after a rebuild from the accounts' objects", async () => {
    await signedIn("commander-1", "commander-2");
    await keep(one, [battle(1), battle(2, { tankId: 1 })]);
    await keep(two, [battle(3)]);
    await deliver(...(await sent(one)), ...(await sent(two)));
    await count();
    const before = [await contributions(), await totals()];
    await env.DB.exec("DELETE FROM contributions WHERE account_id = 500000001; UPDATE contributions SET battles = 99;");
    await count();
    expect(await totals()).not.toEqual(before[1]);
    await deliver({ askAfter: 0 });
    await deliver(...(await sent(one)), ...(await sent(two)));
    await count();
    expect([await contributions(), await totals()]).toEqual(before);
  });
});

describe("The battles of a link that has ended", () => {
  it("are cleared once more by the schedule, where a delivery ran at the same time", async () => {
    const browser = await signedIn("commander-1", "commander-2");
    const link = await linkOf(one);
    await browser.post(`/api/wgauth/logout?account_id=${one}`);
    await battlesOf(env, one).record(link, recordsOf([battle(1)]));
    expect(await battlesOf(env, one).newest(1)).toHaveLength(1);
    const later = () => runScheduled({ ...env, NEWS_FEEDS: "[]" }, Date.now() + 11 * 60_000);
    await count();
    expect(await battlesOf(env, one).newest(1)).toHaveLength(1);
    await later();
    expect(await battlesOf(env, one).newest(1)).toEqual([]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM ended_links").first("n")).toBe(0);
  });

  it("are left alone when the account was linked anew", async () => {
    const browser = await signedIn("commander-1", "commander-2");
    await browser.post(`/api/wgauth/logout?account_id=${one}`);
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    await keep(one, [battle(1)]);
    await runScheduled({ ...env, NEWS_FEEDS: "[]" }, Date.now() + 11 * 60_000);
    expect(await battlesOf(env, one).newest(1)).toHaveLength(1);
  });
});
