import { type BattleSums, COUNTED, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { VehicleSums } from "../vehicle-sums.ts";

/**
 * The publisher's sums over the random battles in a vehicle, in the order in which they are stored and sent: append
 * new ones at the end. Means, such as damage blocked by armour, are not sums, and experience may include bonuses:
 * these are treated as unknown.
 */
export const PUBLISHED_STATS = [
  "battles",
  "wins",
  "draws",
  "survived",
  "damageDealt",
  "damageReceived",
  "kills",
  "spotted",
  "shots",
  "hits",
  "penetrations",
  "capturePoints",
  "defencePoints",
  "assistedBySpotting",
  "assistedByTracking",
  "assistedByStun",
] as const;
export type PublishedStat = (typeof PUBLISHED_STATS)[number];

/** Battle counts, which are always reported. */
type Always = "battles" | "wins" | "draws";

/** Sums by figure; null: the publisher does not tell it. */
export type PublishedSums = Record<Always, number> & Record<Exclude<PublishedStat, Always>, number | null>;

/** No battles, and no stat reported. */
export const NO_PUBLISHED_STATS = Object.fromEntries(
  PUBLISHED_STATS.map((key) => [key, key === "battles" || key === "wins" || key === "draws" ? 0 : null]),
) as unknown as Readonly<PublishedSums>;

export interface PublishedVehicle extends PublishedSums {
  /** Identifier of the vehicle, `tank_id`. */
  tankId: number;
}

/**
 * Stats that the game counts since version 8.8, September 2013. They are zero in earlier battles, whose number is not
 * reported.
 */
const SINCE_8_8: readonly PublishedStat[] = ["penetrations", "assistedBySpotting", "assistedByTracking"];
/** By then every region had version 8.8. */
const EVERYTHING_COUNTED_FROM = Date.UTC(2014, 0, 1);

/** Whether every figure was counted in all battles of an account. @param createdAt unix time in milliseconds, or null */
export function isCountedFromTheStart(createdAt: number | null): boolean {
  return createdAt !== null && createdAt >= EVERYTHING_COUNTED_FROM;
}

/**
 * Converts the publisher's sums: a stat that is not reported counts as known in none of the battles. The publisher
 * reports no durations of battles or vehicles' lifetimes: `duration` is 0.
 * @param fromTheStart the game counted every stat in all of these battles
 */
export function battleSumsOf(published: PublishedSums, fromTheStart: boolean): BattleSums {
  const { battles, wins, draws } = published;
  const sums: BattleSums = { ...NO_BATTLES, battles, wins, draws };
  for (const key of COUNTED) {
    const value = (published as Partial<Record<string, number | null>>)[key] ?? null;
    const isKnown = value !== null && (fromTheStart || !SINCE_8_8.some((stat) => stat === key));
    if (!isKnown) continue;
    sums[key] = value;
    sums[`${key}Known`] = battles;
  }
  return sums;
}

/** The same by vehicle. */
export function vehicleSumsOf(vehicles: readonly PublishedVehicle[], fromTheStart: boolean): VehicleSums[] {
  return vehicles.map((vehicle) => ({ tankId: vehicle.tankId, sums: battleSumsOf(vehicle, fromTheStart) }));
}
