import { MAX_BATTLES_A_DAY } from "#app/game/battles/plausible.ts";
import { DAY_MS } from "#app/game/unix-days.ts";
import type { DaySums } from "../vehicle-sums.ts";
import { PUBLISHED_STATS, type PublishedStat, type PublishedSums, type PublishedVehicle } from "./published-stats.ts";

/** A player's results between two readings of the publisher's statistics. */
export interface PublishedDay extends DaySums {
  /** The day of the reading before, days since 1970, UTC: `day − 1` where none is missing between, or `day` itself. */
  sinceDay: number;
  /** When the two readings were made; unix time in milliseconds. */
  from: number;
  to: number;
}

/**
 * Results per vehicle between two readings, for vehicles with more battles than before. A stat that has decreased, as
 * when the publisher corrects it, is unknown; so is a vehicle whose victories have.
 * @param ms time between the readings
 * @returns null if it cannot be true, as when the publisher had left vehicles out before
 */
export function differenceOf(
  earlier: readonly PublishedVehicle[],
  later: readonly PublishedVehicle[],
  ms: number,
): PublishedVehicle[] | null {
  const before = new Map(earlier.map((vehicle) => [vehicle.tankId, vehicle]));
  const difference = later
    .map((vehicle) => combined(vehicle, before.get(vehicle.tankId), (now, then) => now - then))
    .filter(({ battles, wins, draws }) => battles > 0 && wins >= 0 && draws >= 0)
    .map(withoutNegatives);
  const battles = difference.reduce((sum, vehicle) => sum + vehicle.battles, 0);
  return battles > MAX_BATTLES_A_DAY * Math.max(1, ms / DAY_MS) ? null : difference;
}

/** What two differences that follow each other come to. */
export function addDifferences(a: readonly PublishedVehicle[], b: readonly PublishedVehicle[]): PublishedVehicle[] {
  const all = new Map(a.map((vehicle) => [vehicle.tankId, vehicle]));
  for (const vehicle of b) {
    all.set(
      vehicle.tankId,
      combined(vehicle, all.get(vehicle.tankId), (one, other) => one + other),
    );
  }
  return [...all.values()];
}

/** @param other undefined: no battles in this vehicle */
function combined(
  one: PublishedVehicle,
  other: PublishedVehicle | undefined,
  combine: (a: number, b: number) => number,
): PublishedVehicle {
  if (!other) return one;
  return vehicleOf(one.tankId, (key) => {
    const [a, b] = [one[key], other[key]];
    return a === null || b === null ? null : combine(a, b);
  });
}

function withoutNegatives(vehicle: PublishedVehicle): PublishedVehicle {
  return vehicleOf(vehicle.tankId, (key) => {
    const value = vehicle[key];
    return value !== null && value < 0 ? null : value;
  });
}

function vehicleOf(tankId: number, statOf: (key: PublishedStat) => number | null): PublishedVehicle {
  const sums = Object.fromEntries(PUBLISHED_STATS.map((key) => [key, statOf(key)])) as PublishedSums;
  return { ...sums, tankId };
}
