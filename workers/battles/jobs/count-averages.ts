import { columnName } from "#app/game/battles/battle-columns.ts";
import { knownOf, SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import {
  HELD_MEANS,
  LARGEST_SHARE,
  MAX_BY_CHANCE,
  MAX_OF_MEDIAN,
  MIN_ACCOUNTS,
} from "#app/game/statistics/averages/own-average.ts";
import { publishAverages } from "#workers/battles/store/own-averages.ts";
import type { Env } from "#workers/bindings.ts";
import { Dataset } from "#workers/dataset/dataset.ts";

/** What each account adds to a vehicle, to its region's row and to that of all regions. @param these which vehicles */
const added = (these: string) => `SELECT '' AS region, contributions.* FROM contributions WHERE ${these}
  UNION ALL
  SELECT region, contributions.* FROM contributions JOIN game_accounts USING (account_id) WHERE ${these}`;

const OWN = `SELECT tank_id, region, account_id, max(day) AS last_day,
    ${SUM_KEYS.map((key) => `sum(${columnName(key)}) AS ${columnName(key)}`).join(", ")}
  FROM added GROUP BY tank_id, region, account_id`;

/**
 * The most battles that an account may count with, so that none exceeds its share of the total. With the k accounts
 * with most battles capped at c, and `rest` the battles of all others, c = (k * c + rest) / LARGEST_SHARE, so c = rest
 * / (LARGEST_SHARE - k); the right k is the smallest for which the next account has no more than c. Vehicles with too
 * few accounts have no cap, and are shown nowhere.
 */
const MAX = `SELECT tank_id, region, rest / (${LARGEST_SHARE}.0 - k) AS most, min(k) FROM (
    SELECT tank_id, region, battles,
      row_number() OVER by_battles - 1 AS k,
      sum(battles) OVER (PARTITION BY tank_id, region) - sum(battles) OVER by_battles + battles AS rest
    FROM own
    WINDOW by_battles AS (PARTITION BY tank_id, region ORDER BY battles DESC, account_id
      ROWS UNBOUNDED PRECEDING)
  )
  WHERE k < ${LARGEST_SHARE} AND rest >= battles * (${LARGEST_SHARE} - k)
  GROUP BY tank_id, region`;

/** Columns about a figure whose means are held. */
const held = HELD_MEANS.map((key) => {
  const [sum, known] = [columnName(key), columnName(knownOf(key))];
  return { key, sum, known, mean: `${sum} * 1.0 / nullif(${known}, 0)` };
});

/** Each account's rank by its mean, among the accounts with a known value. */
const RANKED = `SELECT tank_id, region, ${held
  .map(
    ({ sum, mean }) => `${mean} AS ${sum}_mean,
      row_number() OVER (PARTITION BY tank_id, region ORDER BY ${mean} NULLS LAST) AS ${sum}_rank,
      count(${mean}) OVER (PARTITION BY tank_id, region) AS ${sum}_of`,
  )
  .join(", ")} FROM own`;

/**
 * The median of the accounts' means; null if too few accounts know the value. If the median is 0, because most
 * accounts have none, it is the value that a fifth of the accounts exceed.
 */
const MEDIANS = `SELECT tank_id, region, ${held
  .map(({ sum }) => {
    const at = (...ranks: string[]) =>
      `nullif(avg(CASE WHEN ${sum}_rank IN (${ranks.join(", ")}) THEN ${sum}_mean END), 0)`;
    return `CASE WHEN max(${sum}_of) >= ${MIN_ACCOUNTS} THEN coalesce(
      ${at(`(${sum}_of + 1) / 2`, `(${sum}_of + 2) / 2`)}, ${at(`(4 * ${sum}_of + 4) / 5`)}
    ) END AS ${sum}_median`;
  })
  .join(", ")} FROM ranked GROUP BY tank_id, region`;

const heldSums = new Map<SumKey, string>(
  held.map(({ key, sum, known }) => {
    const max = `${sum}_median * ${known} * (${MAX_OF_MEDIAN} + ${MAX_BY_CHANCE} / sqrt(${known}))`;
    // `min` of null is null, as where no battle is known.
    return [key, `min(own.${sum}, ifnull(${max}, own.${sum}))`];
  }),
);
const weighted = SUM_KEYS.map(
  (key) => `sum(${heldSums.get(key) ?? `own.${columnName(key)}`} * min(1.0, ifnull(most / own.battles, 1.0)))`,
);

/**
 * The totals of all days, for all accounts and for each region: no account counts for more than its share, nor with a
 * mean far above the accounts' median. In the order tank, region, day, accounts, last day, SUM_KEYS.
 * @param these which vehicles, as a condition
 */
const allDaysTotals = (these: string) => `WITH added AS (${added(these)}), own AS (${OWN}), most AS (${MAX}),
    ranked AS (${RANKED}), medians AS (${MEDIANS})
  SELECT tank_id, region, 0, count(*), max(last_day), ${weighted.join(", ")}
  FROM own LEFT JOIN most USING (tank_id, region) LEFT JOIN medians USING (tank_id, region)
  GROUP BY tank_id, region`;

/** Vehicles that are counted in one transaction. */
const AT_ONCE = 50;
/** The most vehicles that one run counts, and its time limit, ms; the rest is left for the next run. */
export const MAX_A_RUN = 1500;
const LONGEST_RUN = 5 * 60_000;

/**
 * Recounts changed vehicles, as many as one run may, and publishes the averages of the vehicles in the dataset.
 * @param now unix time in milliseconds
 */
export async function countAverages(env: Pick<Env, "DB" | "CACHE" | "FILES">, now: number): Promise<void> {
  await countVehicles(env.DB);
  const columns = await new Dataset(env).json<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  if (!columns) return;
  const known = new Set(columns.id);
  await publishAverages(env, (tankId) => known.has(tankId), now);
}

/**
 * Recomputes the totals of vehicles whose contributions have changed since the last run: for all accounts together and
 * for each region, with each account's share and above-average means capped; and for each day, uncapped.
 */
async function countVehicles(db: D1Database): Promise<void> {
  const until = Date.now() + LONGEST_RUN;
  // In no order, so that vehicles which change every hour keep none from its turn.
  const next = db.prepare("SELECT tank_id FROM recounts ORDER BY random() LIMIT ?").bind(AT_ONCE);
  for (let counted = 0; counted < MAX_A_RUN && Date.now() < until; counted += AT_ONCE) {
    const changed = await next.raw<[number]>();
    if (changed.length === 0) return;
    await db.batch(STATEMENTS.map((statement) => db.prepare(statement).bind(JSON.stringify(changed.flat()))));
  }
}

const these = "tank_id IN (SELECT value FROM json_each(?1))";
const columns = SUM_KEYS.map(columnName).join(", ");
const insert = `INSERT INTO vehicle_totals (tank_id, region, day, accounts, last_day, ${columns})`;

const plain = SUM_KEYS.map((key) => `sum(${columnName(key)})`);

const STATEMENTS = [
  `DELETE FROM recounts WHERE ${these}`,
  `DELETE FROM vehicle_totals WHERE ${these}`,
  `${insert}
  ${allDaysTotals(these)}`,
  `${insert}
  SELECT tank_id, '', day, count(DISTINCT account_id), day, ${plain.join(", ")}
  FROM contributions WHERE ${these} GROUP BY tank_id, day`,
];
