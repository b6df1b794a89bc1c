import type { Mechanic } from "#app/game/model/vehicle/mechanic.ts";
import type { StatKey } from "#app/game/stats/keys.ts";

const RELOAD = ["dpm", "reload", "shotsPerMinute", "fullCycle", "cycleDpm"] as const satisfies StatKey[];
const RATE = ["dpm", "shotsPerMinute", "cycleDpm"] as const satisfies StatKey[];
const DAMAGE = ["damage", "dpm", "magazineDamage", "cycleDpm"] as const satisfies StatKey[];
const SPEED = ["topSpeed", "reverseSpeed"] as const satisfies StatKey[];
const POWER = ["enginePower", "specificPower"] as const satisfies StatKey[];
const STEADY = ["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse"] as const satisfies StatKey[];

/** The figures that a mechanic changes while it works, by what its values say. */
const TOUCHED: Readonly<Record<string, readonly StatKey[]>> = {
  accuracyStacks: ["aimTime", "dispersion"],
  autoreloaderSurge: RELOAD,
  battleFury: RELOAD,
  bustleFeed: [...RELOAD, "damage", "topSpeed"],
  chargeableBurst: [...RATE, "aimTime", ...STEADY],
  chargeShot: DAMAGE,
  concentrationMode: ["aimTime", "dispersion", ...STEADY, "hullTraverse", ...POWER],
  extraShotClip: [...RATE, "fullCycle", "magazineDamage"],
  heatingZonesGun: ["dispersion"],
  lowChargeShot: [...RELOAD, "damage", "penetration", "penetrationSpecial", "dispersion", "shellVelocity"],
  overheatGun: RATE,
  overheatStacks: DAMAGE,
  pillboxSiegeMode: [...RELOAD, "dispersion", ...SPEED, "hullTraverse"],
  powerMode: [...POWER, "topSpeed", "hullTraverse", "dispersion"],
  propellantAfterburnerGun: [...DAMAGE, "dispersion", "aimTime"],
  reactiveDebuffs: RATE,
  rechargeableNitro: [...POWER, ...SPEED, "hullTraverse"],
  secondaryGuns: ["dpm"],
  shellCalibration: ["penetration", "penetrationSpecial", "damage"],
  sightPointer: ["viewRange", "turretTraverse"],
  stagedJetBoosters: [...POWER, "topSpeed", "hullTraverse"],
  stanceDance: [...POWER, ...SPEED, "reload", "dpm", "aimTime", "dispersion"],
  stationaryReload: RELOAD,
  temperatureGun: ["dispersion"],
  twinGun: [...RELOAD, "damage"],
  wheeledDash: [...POWER, ...SPEED],
};

/** Nothing is said of a mechanic of which it is not known. */
export function touchedFigures({ kind }: Pick<Mechanic, "kind">): readonly StatKey[] {
  return TOUCHED[kind] ?? [];
}
