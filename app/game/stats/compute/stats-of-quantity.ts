import type { StatKey } from "../keys.ts";
import type { QUANTITIES } from "./modifier.ts";

const STILL = ["concealmentStill", "concealmentStillFired"] as const;
const STILL_SKILLED = ["concealmentStillSkilled", "concealmentStillFiredSkilled"] as const;
const MOVING = ["concealmentMoving", "concealmentMovingFired"] as const;
const MOVING_SKILLED = ["concealmentMovingSkilled", "concealmentMovingFiredSkilled"] as const;

/**
 * The stats that depend on a quantity, so that a change recomputes only these. A test changes every quantity and
 * checks that exactly these change.
 */
export const STATS_OF: Readonly<Record<(typeof QUANTITIES)[number], readonly StatKey[]>> = {
  reload: ["reload", "shotsPerMinute", "dpm", "fullCycle", "cycleDpm"],
  aimTime: ["aimTime"],
  dispersion: ["dispersion"],
  damage: ["damage", "dpm", "magazineDamage", "cycleDpm"],
  shellVelocity: ["shellVelocity"],
  dispersionFactors: ["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse", "dispersionAfterShot"],
  dispersionMoving: ["dispersionMoving"],
  dispersionHullTraverse: ["dispersionHullTraverse"],
  dispersionTurretTraverse: ["dispersionTurretTraverse"],
  dispersionAfterShot: ["dispersionAfterShot"],
  health: ["health"],
  trackRepair: ["trackRepair"],
  repairSkill: ["trackRepair"],
  fireChance: ["fireChance"],
  topSpeed: ["topSpeed"],
  reverseSpeed: ["reverseSpeed"],
  enginePower: ["enginePower", "specificPower"],
  weight: ["weight", "specificPower"],
  hullTraverse: ["hullTraverse"],
  turretTraverse: ["turretTraverse"],
  terrain: ["terrainHard", "terrainMedium", "terrainSoft"],
  terrainHard: ["terrainHard"],
  terrainMedium: ["terrainMedium"],
  terrainSoft: ["terrainSoft"],
  viewRange: ["viewRange"],
  signalRange: ["signalRange"],
  concealment: [...STILL, ...STILL_SKILLED, ...MOVING, ...MOVING_SKILLED],
  concealmentStill: [...STILL, ...STILL_SKILLED],
  concealmentMoving: [...MOVING, ...MOVING_SKILLED],
  concealmentAtShot: [
    "concealmentStillFired",
    "concealmentStillFiredSkilled",
    "concealmentMovingFired",
    "concealmentMovingFiredSkilled",
  ],
  camouflage: [...STILL_SKILLED, ...MOVING_SKILLED],
  camouflageUntrained: [...STILL, ...MOVING],
};
