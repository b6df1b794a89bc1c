import type { StatKey } from "./keys.ts";
import { firepower } from "./meta/meta-firepower.ts";
import { group, PANEL, type StatMeta } from "./meta/meta-group.ts";

const UNSKILLED = "For a crew without the camouflage skill, as your garage shows it.";
const SKILLED = "For a crew in which everyone has the camouflage skill at 100%, without other bonuses.";

/**
 * The client computes own value × crew's factor × turret's factor + paint (client 1.26.1, items/VehicleDescrCrew.py);
 * compute/breakdown.ts has the crew's factor.
 */
const PAINT = "Paint adds to it.";
const FIRED = "A shot multiplies it by the gun’s factor.";

const SHARE = { unit: "%", decimals: 1, fixed: 1 } as const;

/** Characteristics of concealment and vision. */
const vision = group("vision", {
  viewRange: {
    label: "View range",
    short: "View",
    unit: "m",
    headline: true,
    definition: "How far the vehicle can see. Nothing is spotted beyond 445 m.",
  },
  concealmentStill: {
    label: "Concealment, still",
    short: "Conc. still",
    ...SHARE,
    headline: true,
    definition: `${UNSKILLED} ${PAINT}`,
  },
  concealmentStillSkilled: {
    label: "Still, with the skill",
    short: "Still, skill",
    ...SHARE,
    headline: true,
    definition: `${SKILLED} ${PAINT}`,
  },
  concealmentMoving: {
    label: "Concealment, moving",
    short: "Conc. move",
    ...SHARE,
    headline: true,
    definition: `${UNSKILLED} ${PAINT}`,
  },
  concealmentMovingSkilled: {
    label: "Moving, with the skill",
    short: "Move, skill",
    ...SHARE,
    headline: true,
    definition: `${SKILLED} ${PAINT}`,
  },
  concealmentStillFired: {
    label: "Concealment, still, after a shot",
    short: "Conc. fired",
    ...SHARE,
    definition: `${UNSKILLED} ${FIRED}`,
    source: PANEL,
  },
  concealmentStillFiredSkilled: {
    label: "Still, after a shot, with the skill",
    short: "Fired, skill",
    ...SHARE,
    definition: `${SKILLED} ${FIRED}`,
    source: PANEL,
  },
  concealmentMovingFired: {
    label: "Concealment, moving, after a shot",
    short: "Conc. move fired",
    ...SHARE,
    definition: `${UNSKILLED} ${FIRED}`,
    source: PANEL,
  },
  concealmentMovingFiredSkilled: {
    label: "Moving, after a shot, with the skill",
    short: "Move fired skill",
    ...SHARE,
    definition: `${SKILLED} ${FIRED}`,
    source: PANEL,
  },
  signalRange: {
    label: "Signal range",
    short: "Signal",
    unit: "m",
    headline: true,
    definition: "How far the radio reaches allies.",
  },
});

const GROUND = {
  better: "lower",
  decimals: 2,
  fixed: 1,
  definition: "How much the ground slows the vehicle down. Lower is faster.",
} as const;

/** Characteristics of mobility. */
const mobility = group("mobility", {
  topSpeed: {
    label: "Top speed",
    short: "Speed",
    unit: "km/h",
    decimals: 1,
    headline: true,
    definition: "Highest speed forwards.",
  },
  reverseSpeed: {
    label: "Reverse speed",
    short: "Reverse",
    unit: "km/h",
    decimals: 1,
    headline: true,
    definition: "Highest speed in reverse.",
  },
  specificPower: {
    label: "Specific power",
    short: "hp/t",
    unit: "hp/t",
    decimals: 1,
    fixed: 1,
    headline: true,
    definition: "Engine power ÷ weight of the hull and all modules.",
    source: PANEL,
  },
  enginePower: { label: "Engine power", short: "Power", unit: "hp" },
  weight: {
    label: "Weight",
    unit: "t",
    better: "neutral",
    decimals: 1,
    fixed: 1,
    headline: true,
    definition: "Weight of the hull and all modules.",
  },
  hullTraverse: {
    label: "Hull traverse",
    short: "Traverse",
    unit: "°/s",
    decimals: 1,
    headline: true,
    definition: "How fast the hull turns on the spot.",
  },
  turretTraverse: {
    label: "Turret traverse",
    short: "Turret",
    unit: "°/s",
    decimals: 1,
    headline: true,
    definition: "How fast the turret turns; without a turret, how fast the gun swings.",
  },
  terrainHard: { label: "Terrain resistance, hard", short: "Hard", ...GROUND },
  terrainMedium: { label: "Terrain resistance, medium", short: "Medium", ...GROUND },
  terrainSoft: { label: "Terrain resistance, soft", short: "Soft", ...GROUND },
});

const PLATE = {
  unit: "mm",
  decimals: 1,
  headline: true,
  definition: "Thickness of the main plate, without its slope.",
} as const;

/** Characteristics of survivability. */
const survivability = group("survivability", {
  health: {
    label: "Health",
    unit: "hp",
    headline: true,
    definition: "Health of hull and turret together.",
  },
  hullFront: { label: "Hull armour, front", short: "Hull front", ...PLATE },
  hullSide: { label: "Hull armour, side", short: "Hull side", ...PLATE },
  hullRear: { label: "Hull armour, rear", short: "Hull rear", ...PLATE },
  turretFront: { label: "Turret armour, front", short: "Turret front", ...PLATE },
  turretSide: { label: "Turret armour, side", short: "Turret side", ...PLATE },
  turretRear: { label: "Turret armour, rear", short: "Turret rear", ...PLATE },
  trackRepair: {
    label: "Track repair time",
    short: "Repair",
    unit: "s",
    better: "lower",
    decimals: 1,
    fixed: 1,
    definition: "Time to repair a broken track with a crew that has not learnt to repair.",
    source: PANEL,
  },
  fireChance: {
    label: "Chance of fire",
    short: "Fire",
    unit: "%",
    better: "lower",
    decimals: 1,
    definition: "Chance that damage to the engine starts a fire.",
  },
});

export { type Better, STAT_GROUP_LABELS, type StatGroup } from "./meta/meta-group.ts";

/** The label, format and better direction of every characteristic. */
export const STAT_META: Record<StatKey, StatMeta> = { ...firepower, ...survivability, ...mobility, ...vision };
