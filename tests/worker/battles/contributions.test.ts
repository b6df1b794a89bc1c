import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { AccountBattles } from "#workers/battles/store/account-battles.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { linkOf, recordsOf } from "../support/battles.ts";
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
