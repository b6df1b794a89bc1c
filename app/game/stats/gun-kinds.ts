import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { StatKey, Stats } from "./keys.ts";

/** How a gun is loaded: shell by shell, by whole magazines, automatically into its magazine, or by barrels. */
export const GUN_KINDS = ["single", "magazine", "autoreloader", "dual"] as const;

export type GunKind = (typeof GUN_KINDS)[number];

/**
 * Figures whose meaning depends on the kind of gun (the reload of a magazine is not that of a single shot). They are
 * compared within the kind only. Damage per minute means the same for all kinds, so it is not here.
 */
export const BY_GUN_KIND = [
  "reload",
  "shotsPerMinute",
  "clipSize",
  "clipInterval",
  "magazineDamage",
  "magazineTime",
  "fullCycle",
  "cycleDpm",
] as const satisfies readonly StatKey[];

export type GunKindStat = (typeof BY_GUN_KIND)[number];

/** The fewest other vehicles of the same kind, tier and class for a comparison. */
export const MIN_GUN_PEERS = 2;

export function isByGunKind(key: StatKey): key is GunKindStat {
  return (BY_GUN_KIND as readonly StatKey[]).includes(key);
}

/** What of a gun says how it is loaded. */
type Loading = Pick<Gun, "autoReload" | "dualGun" | "clip" | "burst">;

/** The kind of a gun. One that fires several shells per trigger pull counts as a magazine. */
export function gunKind({ autoReload, dualGun, clip, burst }: Loading): GunKind {
  if (autoReload !== null && autoReload.length > 0) return "autoreloader";
  if (dualGun !== null) return "dual";
  return (clip?.size ?? 1) > 1 || (burst?.size ?? 1) > 1 ? "magazine" : "single";
}

/** Shells that a gun fires before it reloads fully. */
export function shellsHeld({ autoReload, dualGun, clip, burst }: Loading): number {
  if (autoReload !== null && autoReload.length > 0) return autoReload.length;
  if (dualGun !== null) return dualGun.reloadTimes.length;
  const held = clip?.size ?? 1;
  return held > 1 ? held : (burst?.size ?? 1);
}

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
