import { REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import { MIN_ACCOUNTS, ownAverage } from "#app/game/statistics/averages/own-average.ts";
import type { Env } from "#workers/bindings.ts";
import { SUM_COLUMNS, sumsOfRow } from "./schema.ts";

/** All regions together. */
export const EVERYWHERE = "all";
export const AVERAGE_REGIONS = [EVERYWHERE, ...REGIONS] as const;
type AverageRegion = Region | typeof EVERYWHERE;

const keyOf = (region: AverageRegion) => `averages:${region}`;

/**
 * Writes the averages where pages read them, from the totals.
 * @param isKnown whether the dataset has a vehicle; others are counted and shown once it has them
 */
export async function publishAverages(
  env: Pick<Env, "DB" | "CACHE">,
  isKnown: (tankId: number) => boolean,
  now: number,
): Promise<void> {
  for (const region of AVERAGE_REGIONS) {
    const rows = await env.DB.prepare(TOTALS)
      .bind(region === EVERYWHERE ? "" : region, MIN_ACCOUNTS)
      .all<Record<string, number>>();
    const vehicles = rows.results.flatMap((row) => {
      const [tankId, accounts, lastDay] = [Number(row.tankId), Number(row.accounts), Number(row.lastDay)];
      const average = isKnown(tankId) ? ownAverage({ ...sumsOfRow(row), accounts, lastDay }) : null;
      return average ? [[String(tankId), average] as const] : [];
    });
    const averages: OwnAverages = {
      countedAt: new Date(now).toISOString(),
      leastAccounts: MIN_ACCOUNTS,
      vehicles: Object.fromEntries(vehicles),
    };
    await env.CACHE.put(keyOf(region), JSON.stringify(averages));
  }
}

/** The averages of a region as JSON, at most a minute behind the last count. */
export async function averagesText(env: Pick<Env, "CACHE">, region: AverageRegion): Promise<string> {
  const none: OwnAverages = { countedAt: null, leastAccounts: MIN_ACCOUNTS, vehicles: {} };
  return (await env.CACHE.get(keyOf(region), { cacheTtl: 60 })) ?? JSON.stringify(none);
}

const TOTALS = `SELECT tank_id AS tankId, accounts, last_day AS lastDay, ${SUM_COLUMNS}
FROM vehicle_totals WHERE region = ? AND day = 0 AND accounts >= ? ORDER BY tank_id`;
