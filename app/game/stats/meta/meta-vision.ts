import { group, PANEL } from "./meta-group.ts";

const UNSKILLED = "For a crew without the camouflage skill, as your garage shows it.";
const SKILLED = "For a crew in which everyone has the camouflage skill at 100 %, without other bonuses.";

/**
 * The client computes own value × crew's factor × turret's factor + paint (client 1.26.1, items/VehicleDescrCrew.py);
 * compute/crew-factor.ts has the crew's factor.
 */
const PAINT = "Paint adds to it.";
const FIRED = "A shot multiplies it by the gun's factor.";

/** Characteristics of concealment and vision. */
export const vision = group("vision", {
  viewRange: [
    "View range",
    "View",
    "m",
    "higher",
    0,
    0,
    true,
    "How far the vehicle can see. Nothing is spotted beyond 445 m.",
  ],
  concealmentStill: ["Concealment, still", "Conc. still", "%", "higher", 1, 1, true, `${UNSKILLED} ${PAINT}`],
  concealmentStillSkilled: ["Still, with the skill", "Still, skill", "%", "higher", 1, 1, true, `${SKILLED} ${PAINT}`],
  concealmentMoving: ["Concealment, moving", "Conc. move", "%", "higher", 1, 1, true, `${UNSKILLED} ${PAINT}`],
  concealmentMovingSkilled: ["Moving, with the skill", "Move, skill", "%", "higher", 1, 1, true, `${SKILLED} ${PAINT}`],
  concealmentStillFired: [
    "Concealment, still, after a shot",
    "Conc. fired",
    "%",
    "higher",
    1,
    1,
    false,
    `${UNSKILLED} ${FIRED}`,
    PANEL,
  ],
  concealmentStillFiredSkilled: [
    "Still, after a shot, with the skill",
    "Fired, skill",
    "%",
    "higher",
    1,
    1,
    false,
    `${SKILLED} ${FIRED}`,
    PANEL,
  ],
  concealmentMovingFired: [
    "Concealment, moving, after a shot",
    "Conc. move fired",
    "%",
    "higher",
    1,
    1,
    false,
    `${UNSKILLED} ${FIRED}`,
    PANEL,
  ],
  concealmentMovingFiredSkilled: [
    "Moving, after a shot, with the skill",
    "Move fired skill",
    "%",
    "higher",
    1,
    1,
    false,
    `${SKILLED} ${FIRED}`,
    PANEL,
  ],
  signalRange: ["Signal range", "Signal", "m", "higher", 0, 0, true, "How far the radio reaches allies."],
});
