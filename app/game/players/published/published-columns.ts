import { NO_PUBLISHED_STATS, PUBLISHED_STATS, type PublishedStat, type PublishedVehicle } from "./published-stats.ts";

/**
 * Vehicles as columns: their ids, then one column per stat in the order of `PUBLISHED_STATS`. A column is empty if the
 * stat is reported for none, or did not exist when it was written.
 */
export type PublishedColumns = (number | null)[][];

export function publishedToColumns(vehicles: readonly PublishedVehicle[]): PublishedColumns {
  const column = (key: keyof PublishedVehicle) => {
    const values = vehicles.map((vehicle) => vehicle[key]);
    return values.every((value) => value === null) ? [] : values;
  };
  return [column("tankId"), ...PUBLISHED_STATS.map(column)];
}

export function publishedFromColumns([ids = [], ...columns]: PublishedColumns): PublishedVehicle[] {
  return ids.map((tankId, row) => {
    const vehicle: PublishedVehicle = { ...NO_PUBLISHED_STATS, tankId: Number(tankId) };
    // The first three stats are always reported, which the type cannot express.
    const stats: Record<PublishedStat, number | null> = vehicle;
    for (const [at, key] of PUBLISHED_STATS.entries()) stats[key] = columns[at]?.[row] ?? null;
    return vehicle;
  });
}

/** Whether this is what `publishedToColumns` makes, now or in an earlier version. */
export function arePublishedColumns(value: unknown): value is PublishedColumns {
  if (!Array.isArray(value) || !value.every(Array.isArray)) return false;
  const [ids = [], battles = [], wins = [], draws = [], ...stats] = value as unknown[][];
  const always = [ids, battles, wins, draws];
  return (
    always.every((column) => column.length === ids.length && column.every(isCount)) &&
    stats.every((column) => column.length === 0 || column.length === ids.length) &&
    stats.every((column) => column.every((cell) => cell === null || isCount(cell)))
  );
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
