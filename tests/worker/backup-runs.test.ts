import { env } from "cloudflare:workers";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { expect, it } from "vitest";
import { backUp, RUN_CALLS, readManifest } from "#workers/backup/back-up.ts";
import { restore } from "#workers/backup/restore.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";

const now = Date.UTC(2026, 10, 20, 3);

/** People with three accounts each. */
async function enter(count: number): Promise<void> {
  const people = JSON.stringify(Array.from({ length: count }, (_, at) => at));
  await env.DB.batch(
    [
      "INSERT INTO people SELECT 'p' || value, 1 FROM json_each(?)",
      `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
         token_expires_at, linked_at)
       SELECT 3 * person.value + place.value, 'p' || person.value, place.value, 'x', 1, 'eu', 'x', 1, 1
       FROM json_each(?) AS person, json_each('[1,2,3]') AS place`,
    ].map((query) => env.DB.prepare(query).bind(people)),
  );
}

it("a backup of many accounts takes several runs, none of more calls than the platform allows the hour's work", async () => {
  await enter(2000);
  const asked = new Set<string>();
  let [calls, fails] = [0, true];
  const counted = <T extends object>(binding: T): T =>
    new Proxy(binding, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          calls += 1;
          return value.apply(target, values);
        };
      },
    });
  const getByName = (name: string) => ({
    async backUp() {
      calls += 1;
      asked.add(name);
      if (fails) throw new Error("out of reach");
      return null;
    },
  });
  expectConsoleError(/cannot be backed up/);
  const recipient = await identityToRecipient(await generateIdentity());
  const settings = { DB: counted(env.DB), FILES: counted(env.FILES), BATTLES: { getByName } };
  const run = async () => {
    calls = 0;
    const done = backUp({ ...settings, BACKUP_RECIPIENT: recipient } as never, now, { clock: () => 0 });
    const isComplete = await done.catch(() => false);
    expect(calls).toBeLessThan(RUN_CALLS + 100);
    return isComplete;
  };
  let runs = 0;
  while (asked.size < 6000 && runs < 10) {
    expect(await run()).toBe(false);
    runs += 1;
  }
  expect(runs).toBeGreaterThan(1);
  // Those that could not be read are tried again, in several runs too.
  fails = false;
  while (!(await run()) && runs < 10) runs += 1;
  expect([runs < 10, (await readManifest(env.FILES, "2026-11-20")).missed]).toEqual([true, []]);
});

it("a restore whose rows go one by one takes several runs too, and brings back every row", async () => {
  await enter(3000);
  const identity = await generateIdentity();
  const battles = { getByName: () => ({ backUp: async () => null }) };
  const settings = {
    DB: env.DB,
    FILES: env.FILES,
    BATTLES: battles,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  };
  while (!(await backUp(settings as never, now, { clock: () => 0 })));
  await env.DB.batch(["game_accounts", "people"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const rows: string[] = [];
  let calls = 0;
  // As where one row of every batch has no owner. Each row is noted, and the first one entered: it tells that a run goes on.
  const DB = {
    prepare: (query: string) => ({
      bind(...values: unknown[]) {
        const statement = env.DB.prepare(query).bind(...values);
        const run = async () => {
          calls += 1;
          if (rows.push(`${query} ${values[0]}`) === 1) await statement.run();
        };
        return { run, raw: statement.raw.bind(statement) };
      },
    }),
    async batch() {
      calls += 1;
      throw new Error("FOREIGN KEY constraint failed");
    },
  };
  let runs = 0;
  for (let isComplete = false; !isComplete; runs += 1) {
    calls = 0;
    const progress = await restore({ ...settings, DB, BACKUP_IDENTITY: identity } as never, () => 0);
    expect(calls).toBeLessThan(10_000);
    isComplete = progress?.isComplete ?? true;
  }
  expect(runs).toBeGreaterThan(1);
  expect([rows.length, new Set(rows).size]).toEqual([12_000, 12_000]);
});
