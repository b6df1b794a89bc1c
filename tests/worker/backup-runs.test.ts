import { env } from "cloudflare:workers";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { expect, it } from "vitest";
import { backUp, RUN_CALLS, readManifest } from "#workers/backup/back-up.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";

const now = Date.UTC(2026, 10, 20, 3);

it("a backup of many accounts takes several runs, none of more calls than the platform allows the hour's work", async () => {
  const people = JSON.stringify(Array.from({ length: 2000 }, (_, at) => at));
  await env.DB.batch(
    [
      "INSERT INTO people SELECT 'p' || value, 1 FROM json_each(?)",
      `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
         token_expires_at, linked_at)
       SELECT 3 * person.value + place.value, 'p' || person.value, place.value, 'x', 1, 'eu', 'x', 1, 1
       FROM json_each(?) AS person, json_each('[1,2,3]') AS place`,
    ].map((query) => env.DB.prepare(query).bind(people)),
  );
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
