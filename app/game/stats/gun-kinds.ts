import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { StatKey } from "./keys.ts";

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

/** The kind of a gun. One that fires several shells per trigger pull counts as a magazine. */
export function gunKind({ autoReload, dualGun, clip, burst }: Gun): GunKind {
  if (autoReload !== null && autoReload.length > 0) return "autoreloader";
  if (dualGun !== null) return "dual";
  return (clip?.size ?? 1) > 1 || (burst?.size ?? 1) > 1 ? "magazine" : "single";
}
