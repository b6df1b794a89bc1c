import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { countAverages, MAX_A_RUN } from "#workers/battles/jobs/count-averages.ts";
import { MAX_ACCOUNT_MAPS, MAX_ACCOUNT_VEHICLES } from "#workers/battles/store/ingest-battles.ts";
import { keepBattles } from "../support/battles.ts";
import { ask, publishFiles } from "../support/site.ts";

const account = 500_000_001;
/** Hours apart, since a day has only so many battles; of two kinds in turns. */
const battle = (n: number, changes: object) => ({
  arenaId: String(n + 1),
  startedAt: 1_700_000_000 + n * 3600,
  bonusType: 1 + (n % 2),
  ...changes,
});

it.each([
  ["vehicles", MAX_ACCOUNT_VEHICLES, (n: number) => ({ tankId: n + 1 })],
  ["maps", MAX_ACCOUNT_MAPS, (n: number) => ({ arenaTypeId: n + 1 })],
])("an account may have battles of a limited number of %s, and may go on with those", async (what, max, of) => {
  const first = Array.from({ length: max - 2 }, (_, n) => battle(n, of(n)));
  expect(new Set(await keepBattles(account, first))).toEqual(new Set(["taken"]));
  const further = Array.from({ length: 4 }, (_, n) => battle(max + n, of(max + n)));
  expect(await keepBattles(account, further)).toEqual(["taken", "taken", what, what]);
  const last = [battle(max + 20, of(max + 20)), battle(max + 21, of(7))];
  expect(await keepBattles(account, last)).toEqual([what, "taken"]);
});

/** Has vehicles wait to be counted. @returns how many of them still do */
async function wait(count: number) {
  const ids = Array.from({ length: count }, (_, n) => n + 1);
  await env.DB.prepare("INSERT INTO recounts SELECT value FROM json_each(?)").bind(JSON.stringify(ids)).run();
  return () => env.DB.prepare("SELECT count(*) AS n FROM recounts").first("n");
}

it("a run counts a limited number of vehicles, and leaves the rest to the next", async () => {
  const left = await wait(MAX_A_RUN + 70);
  await countAverages(env, Date.now());
  expect(await left()).toBe(70);
  await countAverages(env, Date.now());
  expect(await left()).toBe(0);
});

it("a run ends after five minutes and publishes what there is, however much is left", async () => {
  await publishFiles("1.0-000000000001", { [VEHICLE_COLUMNS_PATH]: JSON.stringify({ id: [1] }) });
  const left = await wait(400);
  let now = Date.now();
  const began = now;
  vi.spyOn(Date, "now").mockImplementation(() => (now += 2 * 60_000));
  await countAverages(env, began);
  expect(await left()).toBe(300);
  expect(await (await ask("/api/stats/averages")).json()).toMatchObject({ countedAt: new Date(began).toISOString() });
});
