import type { Gun } from "../model/vehicle/gun.ts";
import type { StatKey, Stats } from "./keys.ts";

/** A gun that overheats has these rates like any other, and nobody knows them. */
const RATES: readonly StatKey[] = ["dpm", "shotsPerMinute"];

/** Whether a figure is a rate that is not known of a gun that is locked when it gets too hot. */
export function isRate(key: StatKey): boolean {
  return RATES.includes(key);
}

/** The figures of a vehicle with a gun, without the rates that are computed of it and do not hold. */
export function knownRates(stats: Stats, { overheats }: Pick<Gun, "overheats">): Stats {
  return overheats ? { ...stats, ...Object.fromEntries(RATES.map((key) => [key, null])) } : stats;
}
