import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { countAverages, MOST_A_RUN } from "#workers/jobs/count-averages.ts";
import { MOST_MAPS, MOST_VEHICLES } from "#workers/storage/battles/variety.ts";
import { keepBattles } from "../support/battles.ts";

const account = 500_000_001;
/** Hours apart, since a day has only so many battles; of two kinds in turns. */
const battle = (n: number, changes: object) => ({
  ...{ arenaId: String(n + 1), startedAt: 1_700_000_000 + n * 3600, bonusType: 1 + (n % 2) },
  ...changes,
});

it.each([
  ["vehicles", MOST_VEHICLES, (n: number) => ({ tankId: n + 1 })],
  ["maps", MOST_MAPS, (n: number) => ({ arenaTypeId: n + 1 })],
])("an account has battles of so many %s at most, and further ones of those that it has", async (what, most, of) => {
  const first = Array.from({ length: most - 2 }, (_, n) => battle(n, of(n)));
  expect(new Set(await keepBattles(account, first))).toEqual(new Set(["taken"]));
  const further = Array.from({ length: 4 }, (_, n) => battle(most + n, of(most + n)));
  expect(await keepBattles(account, further)).toEqual(["taken", "taken", what, what]);
  const last = [battle(most + 20, of(most + 20)), battle(most + 21, of(7))];
  expect(await keepBattles(account, last)).toEqual([what, "taken"]);
});

it("a run counts so many vehicles at most, and leaves the others to the next", async () => {
  const ids = Array.from({ length: MOST_A_RUN + 70 }, (_, n) => n + 1);
  await env.DB.prepare("INSERT INTO recounts SELECT value FROM json_each(?)").bind(JSON.stringify(ids)).run();
  const left = () => env.DB.prepare("SELECT count(*) AS n FROM recounts").first("n");
  await countAverages(env, Date.now());
  expect(await left()).toBe(70);
  await countAverages(env, Date.now());
  expect(await left()).toBe(0);
});
