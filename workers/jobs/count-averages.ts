import { LARGEST_SHARE } from "#app/game/averages/own-average.ts";
import { columnOf } from "#app/game/battles/battle-columns.ts";
import { SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { Env } from "#workers/bindings.ts";
import { Dataset } from "#workers/storage/dataset.ts";
import { publishAverages } from "#workers/storage/own-averages.ts";

/** Vehicles that are counted in one transaction. */
const AT_ONCE = 50;

/**
 * Counts what has changed, and publishes the averages of the vehicles that the dataset has.
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
 * each region, where no account counts for more than its share; and of each day, as they are.
 */
async function countVehicles(db: D1Database): Promise<void> {
  for (;;) {
    const changed = await db.prepare("SELECT tank_id FROM recounts LIMIT ?").bind(AT_ONCE).raw<[number]>();
    if (changed.length === 0) return;
    await db.batch(STATEMENTS.map((statement) => db.prepare(statement).bind(JSON.stringify(changed.flat()))));
  }
}

const these = "tank_id IN (SELECT value FROM json_each(?1))";
const columns = SUM_KEYS.map(columnOf).join(", ");
const insert = `INSERT INTO vehicle_totals (tank_id, region, day, accounts, last_day, ${columns})`;

/** What each account adds to a vehicle, to its region's row and to that of all regions. */
const ADDED = `SELECT '' AS region, contributions.* FROM contributions WHERE ${these}
  UNION ALL
  SELECT region, contributions.* FROM contributions JOIN game_accounts USING (account_id) WHERE ${these}`;

/**
 * The most battles that an account may count with, so that none has more than its share of what is counted. With the
 * k accounts of most battles held to c, and `rest` the battles of all others, c = (k * c + rest) / LARGEST_SHARE, so
 * c = rest / (LARGEST_SHARE - k); the smallest k is right for which the next account has no more than c. Vehicles of
 * too few accounts have none, and are shown nowhere.
 */
const MOST = `SELECT tank_id, region, rest / (${LARGEST_SHARE}.0 - k) AS most, min(k) FROM (
    SELECT tank_id, region, battles,
      row_number() OVER by_battles - 1 AS k,
      sum(battles) OVER (PARTITION BY tank_id, region) - sum(battles) OVER by_battles + battles AS rest
    FROM (SELECT tank_id, region, account_id, sum(battles) AS battles FROM added GROUP BY tank_id, region, account_id)
    WINDOW by_battles AS (PARTITION BY tank_id, region ORDER BY battles DESC, account_id
      ROWS UNBOUNDED PRECEDING)
  )
  WHERE k < ${LARGEST_SHARE} AND rest >= battles * (${LARGEST_SHARE} - k)
  GROUP BY tank_id, region`;

const weighted = SUM_KEYS.map((key) => `sum(added.${columnOf(key)} * min(1.0, ifnull(most / fought, 1.0)))`);
const plain = SUM_KEYS.map((key) => `sum(${columnOf(key)})`);

const STATEMENTS = [
  `DELETE FROM recounts WHERE ${these}`,
  `DELETE FROM vehicle_totals WHERE ${these}`,
  `${insert}
  WITH added AS (${ADDED}), most AS (${MOST}),
    own AS (SELECT tank_id, region, account_id, sum(battles) AS fought FROM added GROUP BY 1, 2, 3)
  SELECT tank_id, region, 0, count(DISTINCT account_id), max(day), ${weighted.join(", ")}
  FROM added JOIN own USING (tank_id, region, account_id) LEFT JOIN most USING (tank_id, region)
  GROUP BY tank_id, region`,
  `${insert}
  SELECT tank_id, '', day, count(DISTINCT account_id), day, ${plain.join(", ")}
  FROM contributions WHERE ${these} GROUP BY tank_id, day`,
];
