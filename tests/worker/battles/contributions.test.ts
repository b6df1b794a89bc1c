import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountBattles } from "#workers/battles/store/account-battles.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { keepBattles, linkOf, recordsOf } from "../support/battles.ts";
import {
  battle,
  contributions,
  deliver,
  inObject,
  keep,
  one,
  retriesOf,
  sent,
  signedIn,
  start,
  waiting,
} from "../support/contributions.ts";

describe("What battles add to the averages", () => {
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

const MINUTE = 60_000;
const alarmOf = (accountId: number) => inObject(accountId, async (_, storage) => storage.getAlarm());
/** Has the alarm ring, whatever it is set for. @returns what it is set for after that */
const rung = (accountId: number, send: (object: AccountBattles) => Promise<void> = async () => undefined) =>
  inObject(accountId, async (object, storage) => {
    const before = object.env;
    object.env = { CONTRIBUTIONS: { send: () => send(object as unknown as AccountBattles) } };
    await storage.deleteAlarm();
    await object.alarm();
    object.env = before;
    return storage.getAlarm();
  });

describe("The alarm of an account", () => {
  let now: number;
  beforeEach(async () => {
    await signedIn("commander-1");
    // It is far from ringing by itself.
    now = Date.now() + 60 * MINUTE;
    vi.useFakeTimers({ now, toFake: ["Date"] });
  });
  const later = (ms: number) => {
    now += ms;
    vi.setSystemTime(now);
  };
  const kept = async (...battles: object[]) => keepBattles(one, battles);

  it("is set for some seconds after the first of several battles, and not for those that are not random", async () => {
    await kept(battle(1, { bonusType: 2 }));
    expect(await alarmOf(one)).toBeNull();
    await kept(battle(2));
    const first = now + 5000;
    expect(await alarmOf(one)).toBe(first);
    later(3000);
    await kept(battle(3));
    expect(await alarmOf(one)).toBe(first);
  });

  it("is set for when an unconfirmed message is sent again, and earlier for what comes until then", async () => {
    await kept(battle(1));
    expect(await rung(one)).toBe(now + 15 * MINUTE);
    later(MINUTE);
    await kept(battle(2));
    expect(await alarmOf(one)).toBe(now + 5000);
    expect(await rung(one)).toBe(now + 15 * MINUTE);
    later(15 * MINUTE - 1);
    expect(await sent(one)).toEqual([]);
    later(1);
    expect(await sent(one)).toHaveLength(1);
  });

  it("is set at once for what no message could hold", async () => {
    await kept(...Array.from({ length: 51 }, (_, n) => battle(n + 1, { startedAt: start - n * 86_400 })));
    expect(await rung(one)).toBe(now);
    expect(await rung(one)).toBe(now + 15 * MINUTE);
  });

  it("is set no more once everything is confirmed", async () => {
    await kept(battle(1));
    await deliver(...(await sent(one)));
    expect(await rung(one)).toBeNull();
  });

  it("leaves nothing where everything is deleted while it rings", async () => {
    await kept(battle(1));
    expect(await rung(one, (object) => object.clear())).toBeNull();
    expect([await waiting(one), await rung(one)]).toEqual([0, null]);
  });

  it("sends what came under a new link while it rang", async () => {
    await kept(battle(1));
    const link = { accountId: one, linkedAt: now };
    // As many changes as before.
    expect(await rung(one, async (object) => void (await object.record(link, recordsOf([battle(1)]))))).toBe(now);
    expect(await sent(one)).toMatchObject([{ linkedAt: now, contributions: [{ battles: 1 }] }]);
  });

  it("is set for everything that is to be sent again, and for what a backup brought back", async () => {
    await kept(battle(1));
    await deliver(...(await sent(one)));
    await battlesOf(env, one).sendAgain();
    expect([await alarmOf(one), await waiting(one)]).toEqual([now + 5000, 1]);
    const copy = await battlesOf(env, one).backUp(null);
    await battlesOf(env, one).clear();
    await battlesOf(env, one).sendAgain();
    expect(await alarmOf(one)).toBeNull();
    if (copy !== null && copy !== "unchanged") await battlesOf(env, one).restore(copy.data);
    expect(await alarmOf(one)).toBe(now + 5000);
  });
});
