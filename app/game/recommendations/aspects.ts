import type { ExtraKey } from "../loadout/extra-stats.ts";
import type { StatKey } from "../stats/keys.ts";

/**
 * What a loadout can be good at, each by the figures that tell it. Figures that follow from one another (damage per
 * minute from reload) stand here once, and what a single device changes together is one aspect, so that it counts once.
 * `viewRangeMoving` is the view range without binoculars, which work on a vehicle that stands.
 */
export const ASPECTS = {
  rateOfFire: { label: "Rate of fire", figures: ["reload"] },
  aiming: { label: "Aiming", figures: ["aimTime"] },
  accuracy: { label: "Accuracy", figures: ["dispersion"] },
  stability: {
    label: "Stability",
    figures: ["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse", "dispersionAfterShot"],
  },
  health: { label: "Health", figures: ["health"] },
  vision: { label: "View range", figures: ["viewRangeMoving"] },
  visionStill: { label: "View range, still", figures: ["viewRange"] },
  concealment: { label: "Concealment", figures: ["concealmentMoving"] },
  concealmentStill: { label: "Concealment, still", figures: ["concealmentStill"] },
  speed: { label: "Speed", figures: ["topSpeed", "reverseSpeed", "specificPower"] },
  turning: { label: "Turning", figures: ["hullTraverse", "turretTraverse"] },
  ground: { label: "Ground", figures: ["terrainHard", "terrainMedium", "terrainSoft"] },
  repairs: { label: "Repairs", figures: ["trackRepair"] },
  durability: { label: "Durability", figures: ["trackHealth", "engineHealth", "ammoRackHealth", "fuelTankHealth"] },
} as const satisfies Record<string, { label: string; figures: readonly (StatKey | ExtraKey | "viewRangeMoving")[] }>;

type Aspect = keyof typeof ASPECTS;

export const ASPECT_KEYS = Object.keys(ASPECTS) as Aspect[];

/** A figure that counts. */
export type CountedStat = (typeof ASPECTS)[Aspect]["figures"][number];

/** How much each aspect counts, 0 and more. */
export type Weights = Readonly<Record<Aspect, number>>;

/** How much of an aspect a loadout has, in devices: 1 is what the best single device adds to it. */
export type Gains = Readonly<Record<Aspect, number>>;

/** A record with a value for every aspect. */
export function byAspect(of: (aspect: Aspect) => number): Record<Aspect, number> {
  return Object.fromEntries(ASPECT_KEYS.map((aspect) => [aspect, of(aspect)])) as Record<Aspect, number>;
}

/** The score of gains: their sum, each times its weight. */
export function scoreOf(gains: Gains, weights: Weights): number {
  return ASPECT_KEYS.reduce((sum, aspect) => sum + gains[aspect] * weights[aspect], 0);
}
