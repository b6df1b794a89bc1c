import type { Gun } from "#app/game/model/gun.ts";
import type { StatKey } from "./keys.ts";

/** How a gun is loaded: shell by shell, by whole magazines, into its magazine by itself, or by barrels. */
export const GUN_KINDS = ["single", "magazine", "autoreloader", "dual"] as const;

export type GunKind = (typeof GUN_KINDS)[number];

/**
 * Figures that mean another thing for every kind of gun: the reload of a magazine is no single shot's. They are
 * compared within the kind alone. Damage per minute is the measure that the kinds have in common, so it is not here.
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

/** Others of the same kind, tier and class that a comparison needs. */
export const FEWEST_OTHERS = 2;

export function isByGunKind(key: StatKey): key is GunKindStat {
  return (BY_GUN_KIND as readonly StatKey[]).includes(key);
}

/** The kind of a gun. One that fires several shells at a pull of the trigger counts as a magazine. */
export function gunKind({ autoReload, dualGun, clip, burst }: Gun): GunKind {
  if (autoReload !== null && autoReload.length > 0) return "autoreloader";
  if (dualGun !== null) return "dual";
  return (clip?.size ?? 1) > 1 || (burst?.size ?? 1) > 1 ? "magazine" : "single";
}
