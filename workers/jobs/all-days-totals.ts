import {
  HELD_MEANS,
  LARGEST_SHARE,
  LEAST_ACCOUNTS,
  MOST_BY_CHANCE,
  MOST_OF_MEDIAN,
} from "#app/game/averages/own-average.ts";
import { columnOf } from "#app/game/battles/battle-columns.ts";
import { knownOf, SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";

/** What each account adds to a vehicle, to its region's row and to that of all regions. @param these which vehicles */
const added = (these: string) => `SELECT '' AS region, contributions.* FROM contributions WHERE ${these}
  UNION ALL
  SELECT region, contributions.* FROM contributions JOIN game_accounts USING (account_id) WHERE ${these}`;

const OWN = `SELECT tank_id, region, account_id, max(day) AS last_day,
    ${SUM_KEYS.map((key) => `sum(${columnOf(key)}) AS ${columnOf(key)}`).join(", ")}
  FROM added GROUP BY tank_id, region, account_id`;

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
    FROM own
    WINDOW by_battles AS (PARTITION BY tank_id, region ORDER BY battles DESC, account_id
      ROWS UNBOUNDED PRECEDING)
  )
  WHERE k < ${LARGEST_SHARE} AND rest >= battles * (${LARGEST_SHARE} - k)
  GROUP BY tank_id, region`;

/** Columns about a figure whose means are held. */
const held = HELD_MEANS.map((key) => {
  const [sum, known] = [columnOf(key), columnOf(knownOf(key))];
  return { key, sum, known, mean: `${sum} * 1.0 / nullif(${known}, 0)` };
});

/** Each account's place among those that know a figure, by its mean. */
const RANKED = `SELECT tank_id, region, ${held
  .map(
    ({ sum, mean }) => `${mean} AS ${sum}_mean,
      row_number() OVER (PARTITION BY tank_id, region ORDER BY ${mean} NULLS LAST) AS ${sum}_rank,
      count(${mean}) OVER (PARTITION BY tank_id, region) AS ${sum}_of`,
  )
  .join(", ")} FROM own`;

/**
 * The median of the accounts' means; null where too few accounts know the figure. Where it is 0, since most have none of
 * what some have, it is what a fifth of the accounts have more than.
 */
const MEDIANS = `SELECT tank_id, region, ${held
  .map(({ sum }) => {
    const at = (...ranks: string[]) =>
      `nullif(avg(CASE WHEN ${sum}_rank IN (${ranks.join(", ")}) THEN ${sum}_mean END), 0)`;
    return `CASE WHEN max(${sum}_of) >= ${LEAST_ACCOUNTS} THEN coalesce(
      ${at(`(${sum}_of + 1) / 2`, `(${sum}_of + 2) / 2`)}, ${at(`(4 * ${sum}_of + 4) / 5`)}
    ) END AS ${sum}_median`;
  })
  .join(", ")} FROM ranked GROUP BY tank_id, region`;

const heldSums = new Map<SumKey, string>(
  held.map(({ key, sum, known }) => {
    const most = `${sum}_median * ${known} * (${MOST_OF_MEDIAN} + ${MOST_BY_CHANCE} / sqrt(${known}))`;
    // `min` of null is null, as where no battle is known.
    return [key, `min(own.${sum}, ifnull(${most}, own.${sum}))`];
  }),
);
const weighted = SUM_KEYS.map(
  (key) => `sum(${heldSums.get(key) ?? `own.${columnOf(key)}`} * min(1.0, ifnull(most / own.battles, 1.0)))`,
);

/**
 * The rows of all days together, of all accounts and of each region's: no account counts for more than its share, nor
 * with a mean far above the accounts' median. In the order tank, region, day, accounts, last day, SUM_KEYS.
 * @param these which vehicles, as a condition
 */
export const allDaysTotals = (these: string) => `WITH added AS (${added(these)}), own AS (${OWN}), most AS (${MOST}),
    ranked AS (${RANKED}), medians AS (${MEDIANS})
  SELECT tank_id, region, 0, count(*), max(last_day), ${weighted.join(", ")}
  FROM own LEFT JOIN most USING (tank_id, region) LEFT JOIN medians USING (tank_id, region)
  GROUP BY tank_id, region`;
