import { columnOf } from "#app/game/battles/battle-columns.ts";
import { SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { Env } from "#workers/bindings.ts";
import { Dataset } from "#workers/storage/dataset.ts";
import { publishAverages } from "#workers/storage/own-averages.ts";
import { allDaysTotals } from "./all-days-totals.ts";

/** Vehicles that are counted in one transaction. */
const AT_ONCE = 50;
/** Vehicles that one run counts at most, and how long it goes on, ms: what is left is for the next. */
export const MOST_A_RUN = 1500;
const LONGEST_RUN = 5 * 60_000;

/**
 * Counts what has changed, as much as a run may, and publishes the averages of the vehicles that the dataset has.
 * @param now unix time in milliseconds
 */
export async function countAverages(env: Pick<Env, "DB" | "CACHE" | "FILES">, now: number): Promise<void> {
  await countVehicles(env.DB);
  const columns = await new Dataset(env, () => undefined).json<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  if (!columns) return;
  const known = new Set(columns.id);
  await publishAverages(env, (tankId) => known.has(tankId), now);
}

/**
 * Makes the totals of the vehicles whose contributions have changed since the last time: of all accounts together and of
 * each region, where no account counts for more than its share, nor with means far above the others'; and of each day, as they are.
 */
async function countVehicles(db: D1Database): Promise<void> {
  const until = Date.now() + LONGEST_RUN;
  // In no order, so that vehicles which change every hour keep none from its turn.
  const next = db.prepare("SELECT tank_id FROM recounts ORDER BY random() LIMIT ?").bind(AT_ONCE);
  for (let counted = 0; counted < MOST_A_RUN && Date.now() < until; counted += AT_ONCE) {
    const changed = await next.raw<[number]>();
    if (changed.length === 0) return;
    await db.batch(STATEMENTS.map((statement) => db.prepare(statement).bind(JSON.stringify(changed.flat()))));
  }
}

const these = "tank_id IN (SELECT value FROM json_each(?1))";
const columns = SUM_KEYS.map(columnOf).join(", ");
const insert = `INSERT INTO vehicle_totals (tank_id, region, day, accounts, last_day, ${columns})`;

const plain = SUM_KEYS.map((key) => `sum(${columnOf(key)})`);

const STATEMENTS = [
  `DELETE FROM recounts WHERE ${these}`,
  `DELETE FROM vehicle_totals WHERE ${these}`,
  `${insert}
  ${allDaysTotals(these)}`,
  `${insert}
  SELECT tank_id, '', day, count(DISTINCT account_id), day, ${plain.join(", ")}
  FROM contributions WHERE ${these} GROUP BY tank_id, day`,
];
