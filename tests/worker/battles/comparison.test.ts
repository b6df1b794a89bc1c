import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { ingestDailyTotals, startComparison, startRebuilds } from "#workers/battles/jobs/ingest-daily-totals.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { expectConsoleError, loggedErrors } from "../../setup/fail-on-console.ts";
import {
  battle,
  contributions,
  deliver,
  inObject,
  keep,
  one,
  sent,
  signedIn,
  two,
  waiting,
} from "../support/contributions.ts";

const compare = () => deliver({ compareAfter: 0 });
/** What the account's object sends after a comparison, which comes to the database. */
const mend = async () => {
  await compare();
  for (const account of [one, two]) await deliver(...(await sent(account)));
};
const SOMETHING_ELSE = /^The averages have something else of an account/;

let right: unknown;
beforeEach(async () => {
  await signedIn("commander-1", "commander-2");
  await keep(one, [battle(1), battle(2, { tankId: 1 }), battle(3, { outcome: "loss" })]);
  await keep(two, [battle(1)]);
  for (const account of [one, two]) await deliver(...(await sent(account)));
  right = await contributions();
  expect(right).toHaveLength(3);
});

describe("Once a day what the averages have of each account is compared with its battles", () => {
  it("and nothing happens where nothing is wrong", async () => {
    await compare();
    expect([await waiting(one), await waiting(two), await contributions()]).toEqual([0, 0, right]);
    expect(loggedErrors()).toEqual([]);
  });

  it.each([
    ["a row is lost", "DELETE FROM contributions WHERE tank_id = 1"],
    ["everything is lost", "DELETE FROM contributions"],
    ["a figure is another", "UPDATE contributions SET wins = wins + 7 WHERE tank_id <> 1"],
    ["a row claims to be newer", "UPDATE contributions SET battles = 900, revision = 1000000 WHERE tank_id = 1"],
    ["a vehicle was never played", "UPDATE contributions SET tank_id = 99 WHERE tank_id = 1"],
  ])("and is as it was where %s", async (_, damage) => {
    expectConsoleError(SOMETHING_ELSE);
    await env.DB.exec(damage);
    await mend();
    expect(await contributions()).toEqual(right);
    await compare();
    expect([await waiting(one), await waiting(two)]).toEqual([0, 0]);
  });

  it("but what is on its way is waited for", async () => {
    await keep(one, [battle(4)]);
    await compare();
    expect(await contributions()).toEqual(right);
  });

  it("and nothing is wrong with an account that has neither battles nor anything in them", async () => {
    await inObject(one, async (object) => (object as unknown as { clear(): Promise<void> }).clear());
    await env.DB.exec(`DELETE FROM contributions WHERE account_id = ${one}`);
    await compare();
    expect([await waiting(one), loggedErrors()]).toEqual([0, []]);
    // Nor with one that has battles which do not count.
    await keep(one, [battle(7, { bonusType: 2 })]);
    await compare();
    expect([await waiting(one), loggedErrors()]).toEqual([0, []]);
  });

  it("and what is left of an account whose battles are gone stays", async () => {
    expectConsoleError(SOMETHING_ELSE);
    await inObject(one, async (object) => (object as unknown as { clear(): Promise<void> }).clear());
    await compare();
    expect(await contributions()).toEqual(right);
    expect(loggedErrors()).toEqual([expect.stringMatching(SOMETHING_ELSE)]);
  });

  it("and one account that does not answer keeps no other from it", async () => {
    expectConsoleError(SOMETHING_ELSE);
    expectConsoleError(/^An account could not be compared/);
    await env.DB.exec("DELETE FROM contributions");
    const BATTLES = {
      getByName: (name: string) =>
        name === String(one) ? { compare: () => Promise.reject(new Error("away")) } : battlesOf(env, Number(name)),
    };
    const message = { id: "1", timestamp: new Date(), attempts: 1, body: { compareAfter: 0 }, ack() {}, retry() {} };
    await ingestDailyTotals({ messages: [message] } as never, { ...env, BATTLES } as never);
    expect([await waiting(one), await waiting(two)]).toEqual([0, 1]);
    expect(loggedErrors()).toHaveLength(2);
  });

  it("nor from a rebuild", async () => {
    expectConsoleError(/^An account could not be asked to send everything again/);
    const BATTLES = {
      getByName: (name: string) =>
        name === String(one) ? { sendAgain: () => Promise.reject(new Error("away")) } : battlesOf(env, Number(name)),
    };
    const message = { id: "1", timestamp: new Date(), attempts: 1, body: { askAfter: 0 }, ack() {}, retry() {} };
    await ingestDailyTotals({ messages: [message] } as never, { ...env, BATTLES } as never);
    expect([await waiting(one), await waiting(two), loggedErrors().length]).toEqual([0, 1, 1]);
  });

  it.each([
    ["askAfter", "sendAgain"],
    ["compareAfter", "compare"],
  ])("a page of accounts after the other, by the order %s", async (order, method) => {
    const further = Array.from({ length: 148 }, (_, n) => 600_000_000 + n);
    await env.DB.batch(
      [
        "INSERT INTO people SELECT 'p' || value, 1 FROM json_each(?)",
        `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
           token_expires_at, linked_at)
         SELECT value, 'p' || value, 1, 'x', 1, 'eu', 'x', 1, 1 FROM json_each(?)`,
      ].map((query) => env.DB.prepare(query).bind(JSON.stringify(further))),
    );
    const asked: number[] = [];
    const orders: object[] = [{ [order]: 0 }];
    const getByName = (name: string) => ({
      [method]: async () => {
        asked.push(Number(name));
        return null;
      },
    });
    const CONTRIBUTIONS = { send: async (next: object) => void orders.push(next) };
    for (const body of orders) {
      const message = { id: "1", body, ack: () => undefined, retry: () => expect.unreachable("it is taken") };
      await ingestDailyTotals(
        { messages: [message] } as never,
        { ...env, BATTLES: { getByName }, CONTRIBUTIONS } as never,
      );
    }
    expect(orders).toEqual([{ [order]: 0 }, { [order]: 600_000_097 }]);
    expect(asked).toEqual([one, two, ...further]);
  });

  it("by one order a day, which is given again where the queue did not take it", async () => {
    const orders: object[] = [];
    const day = 86_400_000;
    const CONTRIBUTIONS = { send: async (order: object) => void orders.push(order) };
    const full = { send: () => Promise.reject(new Error("full")) };
    const at = (now: number, queue: object) => startComparison({ ...env, CONTRIBUTIONS: queue } as never, now);
    await expect(at(100 * day, full)).rejects.toThrow("full");
    for (const now of [100 * day, 100 * day + 3_600_000, 101 * day]) await at(now, CONTRIBUTIONS);
    expect(orders).toEqual([{ compareAfter: 0 }, { compareAfter: 0 }]);
  });
});

it("A rebuild that an operator has ordered begins once, again where the queue did not take it", async () => {
  await env.DB.exec(`INSERT INTO rebuilds VALUES (0), (${one})`);
  const orders: object[] = [];
  const start = (send: (order: object) => Promise<void>) => startRebuilds({ ...env, CONTRIBUTIONS: { send } } as never);
  await expect(start(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
  for (const _ of [1, 2]) await start(async (order) => void orders.push(order));
  expect(orders).toEqual([{ askAfter: 0 }, { askAfter: one }]);
});
