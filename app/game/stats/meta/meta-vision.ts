import { group, PANEL } from "./meta-group.ts";

const UNSKILLED = "For a crew without the camouflage skill, as your garage shows it.";
const SKILLED = "For a crew in which everyone has the camouflage skill at 100%, without other bonuses.";

/**
 * The client computes own value × crew's factor × turret's factor + paint (client 1.26.1, items/VehicleDescrCrew.py);
 * compute/crew-factor.ts has the crew's factor.
 */
const PAINT = "Paint adds to it.";
const FIRED = "A shot multiplies it by the gun's factor.";

/** Characteristics of concealment and vision. */
export const vision = group("vision", {
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
    unit: "%",
    decimals: 1,
    fixed: 1,
    headline: true,
    definition: `${UNSKILLED} ${PAINT}`,
  },
  concealmentStillSkilled: {
    label: "Still, with the skill",
    short: "Still, skill",
    unit: "%",
    decimals: 1,
    fixed: 1,
    headline: true,
    definition: `${SKILLED} ${PAINT}`,
  },
  concealmentMoving: {
    label: "Concealment, moving",
    short: "Conc. move",
    unit: "%",
    decimals: 1,
    fixed: 1,
    headline: true,
    definition: `${UNSKILLED} ${PAINT}`,
  },
  concealmentMovingSkilled: {
    label: "Moving, with the skill",
    short: "Move, skill",
    unit: "%",
    decimals: 1,
    fixed: 1,
    headline: true,
    definition: `${SKILLED} ${PAINT}`,
  },
  concealmentStillFired: {
    label: "Concealment, still, after a shot",
    short: "Conc. fired",
    unit: "%",
    decimals: 1,
    fixed: 1,
    definition: `${UNSKILLED} ${FIRED}`,
    source: PANEL,
  },
  concealmentStillFiredSkilled: {
    label: "Still, after a shot, with the skill",
    short: "Fired, skill",
    unit: "%",
    decimals: 1,
    fixed: 1,
    definition: `${SKILLED} ${FIRED}`,
    source: PANEL,
  },
  concealmentMovingFired: {
    label: "Concealment, moving, after a shot",
    short: "Conc. move fired",
    unit: "%",
    decimals: 1,
    fixed: 1,
    definition: `${UNSKILLED} ${FIRED}`,
    source: PANEL,
  },
  concealmentMovingFiredSkilled: {
    label: "Moving, after a shot, with the skill",
    short: "Move fired skill",
    unit: "%",
    decimals: 1,
    fixed: 1,
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
