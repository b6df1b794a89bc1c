import { describeMechanic } from "#app/game/mechanics/describe-mechanic.ts";
import type { Mechanic } from "#app/game/model/vehicle/mechanic.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import type { Explanations } from "../characteristics/stat-explanation.ts";

/** Something special that the vehicle can do, in words. */
export interface VehicleMechanic {
  /** Unlike those of all others of the vehicle. */
  id: string;
  label: string;
  /** The part or state that has it, unless it is the whole vehicle: "in the second mode". */
  of: string;
  sentences: string[];
  values: { name: string; text: string }[];
}

/** What the vehicle can do apart from shooting and driving; a mechanic that both states share is listed once. */
export function vehicleMechanics({ mechanics }: Pick<FullVehicle, "mechanics">): VehicleMechanic[] {
  const inNormal = mechanics.filter(({ state }) => state === "normal").map(({ kind, module }) => `${kind} ${module}`);
  return mechanics
    .filter(({ kind, module, state }) => state === "normal" || !inNormal.includes(`${kind} ${module}`))
    .map((mechanic) => {
      const { label, sentences, values } = describeMechanic(mechanic);
      const { kind, module, state } = mechanic;
      return {
        id: `${kind}-${module ?? "vehicle"}`,
        label,
        sentences,
        values,
        of: state === "second" ? "in the second mode" : "",
      };
    });
}

/** The stats' explanations, extended with what a mechanic would add. */
export function withMechanics(explanations: Explanations, mechanics: readonly Mechanic[]): Explanations {
  const labels = new Map<StatKey, Set<string>>();
  for (const mechanic of mechanics.filter(({ computed }) => !computed)) {
    for (const key of touchedStats(mechanic)) {
      const known = labels.get(key) ?? new Set();
      labels.set(key, known.add(describeMechanic(mechanic).label));
    }
  }
  const result = new Map(explanations);
  for (const [key, names] of labels) {
    const without = `Not counted: ${[...names].join(" and ").toLowerCase()}.`;
    result.set(key, [result.get(key), without].filter(Boolean).join(" "));
  }
  return result;
}

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

/** Empty for a mechanic whose effect is unknown. */
export function touchedStats({ kind }: Pick<Mechanic, "kind">): readonly StatKey[] {
  return TOUCHED[kind] ?? [];
}
