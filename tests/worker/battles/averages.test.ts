import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { runScheduled } from "#workers/scheduled.ts";
import { linkOf, recordsOf } from "../support/battles.ts";
import {
  battle,
  contributions,
  count,
  deliver,
  keep,
  one,
  sent,
  signedIn,
  start,
  totals,
  two,
} from "../support/contributions.ts";

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

  it("are recounted where they changed, and kept everywhere else", async () => {
    await signedIn("commander-1");
    await keep(one, [battle(1), battle(2, { tankId: 1, damageDealt: 50 })]);
    await deliver(...(await sent(one)));
    await count();
    await keep(one, [battle(3, { damageDealt: 88 })]);
    await deliver(...(await sent(one)));
    await count();
    expect((await totals()).filter(({ every }) => every)).toEqual([
      { t: 1, r: "", every: 1, a: 1, n: 1, d: 50 },
      { t: 1, r: "eu", every: 1, a: 1, n: 1, d: 50 },
      { t: 5137, r: "", every: 1, a: 1, n: 2, d: 1000 },
      { t: 5137, r: "eu", every: 1, a: 1, n: 2, d: 1000 },
    ]);
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
    // Linked again, but the message belongs to the previous link.
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
    const mergeRequestId = (back.headers.get("location") ?? "").split("=")[1];
    await other.post(`/api/account/merge/${mergeRequestId}?decision=accept`);
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
