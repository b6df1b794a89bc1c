import type { Gun } from "../model/vehicle/gun.ts";
import type { StatKey, Stats } from "./keys.ts";

/** For a gun that overheats these rates are computed as for any other, but the real ones are unknown. */
const RATES: readonly StatKey[] = ["dpm", "shotsPerMinute"];

/** Whether a figure is a rate that is not known of a gun that is locked when it gets too hot. */
export function isRate(key: StatKey): boolean {
  return RATES.includes(key);
}

/** The stats of a vehicle with a gun, without computed rates that do not hold for it. */
export function knownRates(stats: Stats, { overheats }: Pick<Gun, "overheats">): Stats {
  return overheats ? { ...stats, ...Object.fromEntries(RATES.map((key) => [key, null])) } : stats;
}
