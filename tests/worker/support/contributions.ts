import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { AccountBattles } from "#workers/battles/store/account-battles.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { runScheduled } from "#workers/scheduled.ts";
import { linkOf, recordsOf } from "./battles.ts";
import { Browser } from "./browser.ts";
import worker from "./entry.ts";
import { consumed } from "./queue.ts";

export const [one, two] = [500_000_001, 500_000_002];
export const start = 1_795_000_000;
export const battle = (n: number, changes: object = {}) => ({ arenaId: String(n), startedAt: start + n, ...changes });
const queue = "the-index-contributions";

export const signedIn = async (...personas: string[]) => {
  const browser = new Browser();
  for (const persona of personas) await browser.signIn("wgauth", persona, "?region=eu");
  return browser;
};

type Opened = { env: object; alarm(): Promise<void> };
export const inObject = <T>(accountId: number, work: (object: Opened, storage: DurableObjectStorage) => Promise<T>) =>
  runInDurableObject(battlesOf(env, accountId), (object, { storage }) => work(object as unknown as Opened, storage));

/** Battles of the account, which nothing sends by itself. */
export async function keep(accountId: number, battles: Parameters<typeof recordsOf>[0]): Promise<void> {
  const link = await linkOf(accountId);
  await inObject(accountId, async (object, storage) => {
    await (object as unknown as AccountBattles).record(link, recordsOf(battles));
    await storage.deleteAlarm();
  });
}

/** What the account's object sends now; nothing is delivered by itself. */
export async function sent(accountId: number): Promise<object[]> {
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

const endsOf = (bodies: readonly object[]) => consumed(queue, bodies, (batch) => worker.queue(batch, env));

/** Delivers messages, each of which is taken. */
export async function deliver(...bodies: object[]): Promise<void> {
  expect(await endsOf(bodies)).toEqual(bodies.map(() => "acked"));
}

/** @returns how many messages come again */
export async function retriesOf(...bodies: object[]): Promise<number> {
  return (await endsOf(bodies)).filter((end) => end === "retried").length;
}

export const contributions = async () =>
  (
    await env.DB.prepare(
      "SELECT account_id AS a, tank_id AS t, battles AS n, wins AS w FROM contributions ORDER BY 1, 2, day",
    ).all()
  ).results;
export const totals = async () => {
  const query =
    "SELECT tank_id AS t, region AS r, day = 0 AS every, accounts AS a, battles AS n, damage_dealt AS d FROM vehicle_totals";
  return (await env.DB.prepare(`${query} ORDER BY tank_id, region, day`).all()).results;
};
export const waiting = async (accountId: number) =>
  runInDurableObject(battlesOf(env, accountId), (_, { storage }) => {
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").toArray();
    return tables.length === 0 ? 0 : storage.sql.exec("SELECT * FROM outbox").toArray().length;
  });
export const count = () => runScheduled({ ...env, NEWS_FEEDS: "[]" }, Date.now());
