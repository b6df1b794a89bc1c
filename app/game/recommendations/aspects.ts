import type { ExtraKey } from "../loadout/extra-stats.ts";
import type { StatKey } from "../stats/keys.ts";

/**
 * What a loadout can be good at, each with the stats that measure it. Of stats that follow from one another (damage
 * per minute from reload) only one is listed, and what a single device changes together is one aspect, so that it
 * counts once. `viewRangeMoving` is the view range without binoculars, which only work at a standstill.
 */
export const ASPECTS = {
  rateOfFire: { label: "Rate of fire", stats: ["reload"] },
  aiming: { label: "Aiming", stats: ["aimTime"] },
  accuracy: { label: "Accuracy", stats: ["dispersion"] },
  stability: {
    label: "Stability",
    stats: ["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse", "dispersionAfterShot"],
  },
  health: { label: "Health", stats: ["health"] },
  vision: { label: "View range", stats: ["viewRangeMoving"] },
  visionStill: { label: "View range, still", stats: ["viewRange"] },
  concealment: { label: "Concealment", stats: ["concealmentMoving"] },
  concealmentStill: { label: "Concealment, still", stats: ["concealmentStill"] },
  speed: { label: "Speed", stats: ["topSpeed", "reverseSpeed", "specificPower"] },
  turning: { label: "Turning", stats: ["hullTraverse", "turretTraverse"] },
  ground: { label: "Ground", stats: ["terrainHard", "terrainMedium", "terrainSoft"] },
  repairs: { label: "Repairs", stats: ["trackRepair"] },
  durability: { label: "Durability", stats: ["trackHealth", "engineHealth", "ammoRackHealth", "fuelTankHealth"] },
} as const satisfies Record<string, { label: string; stats: readonly (StatKey | ExtraKey | "viewRangeMoving")[] }>;

type Aspect = keyof typeof ASPECTS;

export const ASPECT_KEYS = Object.keys(ASPECTS) as Aspect[];

/** A figure that counts. */
export type CountedStat = (typeof ASPECTS)[Aspect]["stats"][number];

/** How much each aspect counts, 0 and more. */
export type Weights = Readonly<Record<Aspect, number>>;

/** A loadout's gain in each aspect, in devices: 1 is what the best single device adds. */
export type Gains = Readonly<Record<Aspect, number>>;

/** A record with a value for every aspect. */
export function byAspect(of: (aspect: Aspect) => number): Record<Aspect, number> {
  return Object.fromEntries(ASPECT_KEYS.map((aspect) => [aspect, of(aspect)])) as Record<Aspect, number>;
}

/** The score of gains: their sum, each times its weight. */
export function scoreOf(gains: Gains, weights: Weights): number {
  return ASPECT_KEYS.reduce((sum, aspect) => sum + gains[aspect] * weights[aspect], 0);
}
