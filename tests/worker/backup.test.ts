import { env } from "cloudflare:workers";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BACKUP_DAYS, backUp, listDays, readManifest } from "#workers/backup/back-up.ts";
import { battlesKey, manifestKey, pageKey } from "#workers/backup/format.ts";
import { restore } from "#workers/backup/restore.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { runScheduled } from "#workers/scheduled.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";
import { linkOf } from "./support/battles.ts";
import { battle, contributions, deliver, keep, one, sent, signedIn, two } from "./support/contributions.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20, 3);
const today = "2026-11-20";

let identity: string;
let recipient: string;
beforeEach(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});

/** Tables that no backup holds, and the platform's. */
const LEFT_OUT = /^(?:_|sqlite_|sessions|sign_ins|merge_offers|publisher_calls|d1_migrations)/;

async function everyTable(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const names = results.map(({ name }) => String(name)).filter((name) => !LEFT_OUT.test(name));
  const rows = names.map(async (name) => {
    const { results: all } = await env.DB.prepare(`SELECT * FROM ${name}`).all();
    return [name, all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))];
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Takes away all that people did, as on a new installation. */
async function lose(): Promise<void> {
  await env.DB.exec("DELETE FROM people");
  for (const table of Object.keys(await everyTable())) await env.DB.exec(`DELETE FROM ${table}`);
  for (const id of [one, two]) await battlesOf(env, id).clear();
}

const backedUp = (at = now, options = {}) => backUp({ ...env, BACKUP_RECIPIENT: recipient }, at, options);
const restored = (changes: object = {}, clock = () => now) =>
  restore({ ...env, BACKUP_IDENTITY: identity, ...changes }, clock);
const battlesKept = async (id: number) => (await battlesOf(env, id).newest(1000)).map(({ arenaId }) => arenaId);

/** Two accounts with battles, and what they add to the averages. */
async function people(): Promise<void> {
  await signedIn("commander-1");
  await signedIn("commander-2");
  const many = Array.from({ length: 150 }, (_, n) => battle(n + 1, { tankId: 1 + n, damageDealt: n % 3 ? n : null }));
  await keep(one, many);
  await keep(two, [battle(500, { bonusType: 22 })]);
  await deliver(...(await sent(one)), ...(await sent(one)), ...(await sent(one)));
}

it("without a recipient there are no backups, and without an identity nothing is restored", async () => {
  expect(await backUp(env, now)).toBeNull();
  expect(await restore(env)).toBeNull();
  expect(await listDays(env.FILES)).toEqual([]);
});

/** An object out of reach. */
const broken = {
  backUp: async () => {
    throw new Error("out of reach");
  },
};

describe("a backup", () => {
  it("brings back every table and all battles, but nobody's session", async () => {
    await people();
    expect(await backedUp()).toBe(true);
    const before = { tables: await everyTable(), one: await battlesOf(env, one).page(null, 1000) };
    expect(before.tables.contributions?.length).toBe(150);
    const maps = await battlesOf(env, one).maps();
    await lose();
    expect(await restored()).toMatchObject({ day: today, leftOut: 0, isComplete: true });
    expect(await everyTable()).toEqual(before.tables);
    expect(await battlesOf(env, one).page(null, 1000)).toEqual(before.one);
    expect(await battlesOf(env, one).maps()).toEqual(maps);
    expect(await battlesKept(two)).toEqual(["500"]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM sessions").first("n")).toBe(0);
    // A second run changes nothing, and the account goes on where it was.
    expect(await restored()).toMatchObject({ isComplete: true });
    await keep(one, [battle(900)]);
    expect((await battlesKept(one)).length).toBe(151);
    await deliver(...(await sent(one)));
    expect((await contributions()).length).toBe(151);
  });

  it("can be read with its key alone, and says which file cannot be read", async () => {
    await people();
    await backedUp();
    const { tables } = await readManifest(env.FILES, today);
    const text = await (await env.FILES.get(pageKey(today, "people", 0)))?.text();
    expect(text?.startsWith("age-encryption.org/")).toBe(true);
    expect(tables.find(({ table }) => table === "contributions")).toMatchObject({ rows: 150, isComplete: true });
    await lose();
    const other = await generateIdentity();
    await expect(restored({ BACKUP_IDENTITY: other })).rejects.toThrow(pageKey(today, "people", 0));
    await env.FILES.put(battlesKey(today, one), "cut off");
    await expect(restored()).rejects.toThrow(battlesKey(today, one));
    await env.FILES.delete(battlesKey(today, one));
    await expect(restored()).rejects.toThrow("is missing");
  });

  it("copies the battles of those alone who have new ones, and keeps what a later backup counts on", async () => {
    await people();
    await backedUp();
    await keep(two, [battle(501)]);
    expect(await backedUp(now + DAY)).toBe(true);
    const copies = async (id: number) =>
      (await env.FILES.list({ prefix: `backups/accounts/${id}/` })).objects.map(({ key }) => key);
    expect(await copies(one)).toEqual([battlesKey(today, one)]);
    expect(await copies(two)).toEqual([battlesKey(today, two), battlesKey("2026-11-21", two)]);
    expect(await backedUp(now + (BACKUP_DAYS + 1) * DAY)).toBe(true);
    expect(await listDays(env.FILES)).toEqual(["2026-11-21", "2026-12-21"]);
    expect(await copies(one)).toEqual([battlesKey(today, one)]);
    expect(await copies(two)).toEqual([battlesKey("2026-11-21", two)]);
    expect((await env.FILES.list({ prefix: `backups/tables/${today}/` })).objects).toEqual([]);
    await lose();
    expect(await restored()).toMatchObject({ day: "2026-12-21", isComplete: true });
    expect([(await battlesKept(one)).length, await battlesKept(two)]).toEqual([150, ["501", "500"]]);
  });

  it("goes on where a run ended, and so does its return", async () => {
    await people();
    // Each run has time for one piece.
    const short = () => {
      let calls = 0;
      return () => (calls++ < 2 ? 0 : Number.MAX_SAFE_INTEGER);
    };
    let runs = 1;
    while (!(await backedUp(now + runs * 3_600_000, { clock: short() }))) runs += 1;
    expect(runs).toBeGreaterThan(5);
    expect(await listDays(env.FILES)).toEqual([today]);
    const tables = await everyTable();
    await lose();
    while (!(await restored({}, short()))?.isComplete);
    expect(await everyTable()).toEqual(tables);
    expect((await battlesKept(one)).length).toBe(150);
  });

  it("is not complete while an account cannot be read, tries it again, and after a day has what was known", async () => {
    expectConsoleError(/The battles of the account 500000001 cannot be backed up\./);
    await people();
    await backedUp(now - DAY);
    await keep(one, [battle(700)]);
    await keep(two, [battle(701)]);
    const BATTLES = { getByName: (name: string) => (name === String(one) ? broken : env.BATTLES.getByName(name)) };
    const without = { ...env, BACKUP_RECIPIENT: recipient, BATTLES } as unknown as typeof env;
    await expect(backUp(without, now)).rejects.toThrow("500000001");
    expect(await readManifest(env.FILES, today)).toMatchObject({ finishedAt: null, missed: [one] });
    expect(await backUp(without, now + DAY)).toBe(true);
    const { accounts } = await readManifest(env.FILES, today);
    expect([accounts[one]?.day, accounts[two]?.day]).toEqual(["2026-11-19", today]);
    // Read again in time, it is whole.
    const next = now + 2 * DAY;
    await expect(backUp(without, next)).rejects.toThrow("500000001");
    expect(await backedUp(next + 3_600_000)).toBe(true);
    expect((await readManifest(env.FILES, "2026-11-22")).accounts[one]?.day).toBe("2026-11-22");
  });

  it("that is not complete is restored only when its day is named", async () => {
    await people();
    expect(await backedUp(now, { clock: () => 0 })).toBe(true);
    const manifest = await readManifest(env.FILES, today);
    await env.FILES.put(manifestKey(today), JSON.stringify({ ...manifest, finishedAt: null }));
    await lose();
    await expect(restored()).rejects.toThrow("no complete backup");
    await expect(restored({ RESTORE_DAY: "2026-01-01" })).rejects.toThrow("no backup of 2026-01-01");
    expect(await restored({ RESTORE_DAY: today })).toMatchObject({ isComplete: true });
  });

  it("leaves out rows whose owner it does not have", async () => {
    await people();
    await backedUp();
    const { tables } = await readManifest(env.FILES, today);
    expect(tables.map(({ table }) => table)).toContain("game_accounts");
    await env.FILES.delete(manifestKey(today));
    const without = tables.map((entry) => (entry.table === "people" ? { ...entry, pages: 0 } : entry));
    const manifest = {
      day: today,
      startedAt: now,
      finishedAt: now,
      tables: without,
      after: null,
      afterAccount: 0,
      missed: [],
    };
    await env.FILES.put(manifestKey(today), JSON.stringify({ ...manifest, accounts: {} }));
    await lose();
    // Two accounts and 150 contributions.
    expect(await restored()).toMatchObject({ leftOut: 152, isComplete: true });
  });
});

it("A backup that is asked for afresh has what came since the one of the same day", async () => {
  await people();
  await backedUp();
  await keep(two, [battle(903)]);
  expect(await backedUp(now + 60_000)).toBe(true);
  expect(await backedUp(now + 120_000, { afresh: true })).toBe(true);
  await lose();
  await restored();
  expect(await battlesKept(two)).toContain(battle(903).arenaId);
});

describe("a restore", () => {
  it("brings everything back again after a second loss", async () => {
    await people();
    await backedUp();
    const before = await everyTable();
    for (const _ of [1, 2]) {
      await lose();
      expect(await restored()).toMatchObject({ isComplete: true });
      expect(await everyTable()).toEqual(before);
      expect((await battlesKept(one)).length).toBe(150);
    }
    // What is copied elsewhere says nothing of this database.
    expect((await env.FILES.list({ prefix: "backups/" })).objects.map(({ key }) => key)).not.toContainEqual(
      expect.stringContaining("restored"),
    );
  });

  it.each([
    ["the same day", 3_600_000],
    ["the next day", DAY],
  ])("is followed on %s by a backup of its own, which counts on no copy from before it", async (_, later) => {
    await people();
    // As an earlier version left it.
    await env.FILES.put(
      "restored.json",
      '{"day":"2026-11-01","pages":{},"afterAccount":0,"leftOut":0,"isComplete":true}',
    );
    await backedUp();
    await keep(one, [battle(901)]);
    // What is lost had more battles than what comes back, and as many changes as there will be then.
    await backedUp(now + DAY);
    await lose();
    const at = now + DAY + 3_600_000;
    await restored({ RESTORE_DAY: today }, () => at);
    await keep(one, [battle(902)]);
    expect(await backedUp(at + later)).toBe(true);
    await lose();
    await restored({}, () => at + later + 3_600_000);
    expect(await battlesKept(one)).toContain(battle(902).arenaId);
    expect(await battlesKept(one)).not.toContain(battle(901).arenaId);
  });

  it("goes on after a run that was cut off before it could say how far it came", async () => {
    await people();
    await backedUp();
    const before = await everyTable();
    await lose();
    // The platform ends the run: nothing after that is stored.
    const getByName = vi.fn(() => {
      throw new Error("cut off");
    });
    const put = async (key: string, value: string) =>
      getByName.mock.calls.length > 0 ? Promise.reject(new Error("cut off")) : env.FILES.put(key, value);
    const FILES = { get: env.FILES.get.bind(env.FILES), list: env.FILES.list.bind(env.FILES), put };
    await expect(restored({ FILES, BATTLES: { getByName } })).rejects.toThrow("cut off");
    expect(await restored()).toMatchObject({ isComplete: true });
    expect(await everyTable()).toEqual(before);
    expect(await battlesKept(two)).toEqual(["500"]);
  });

  it("touches no database that has people", async () => {
    await people();
    await backedUp();
    const before = await everyTable();
    await expect(restored()).rejects.toThrow("has people already");
    expect(await everyTable()).toEqual(before);
  });

  it("is the only work of the schedule until it is complete", async () => {
    expectConsoleError(/The backup of 2026-11-20 is restored\./);
    await people();
    await backedUp();
    const link = await linkOf(one);
    await lose();
    await runScheduled({ ...env, NEWS_FEEDS: "[]", BACKUP_IDENTITY: identity }, now);
    expect(await linkOf(one)).toEqual(link);
  });

  it("says when the backup is of a newer version", async () => {
    await people();
    await backedUp();
    const manifest = await readManifest(env.FILES, today);
    manifest.tables.push({ table: "of_tomorrow", pages: 0, rows: 0, isComplete: true });
    await env.FILES.put(manifestKey(today), JSON.stringify(manifest));
    await lose();
    await expect(restored()).rejects.toThrow("no table of_tomorrow");
  });
});
