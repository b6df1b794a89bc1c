import { CLIENT, group, PANEL } from "./meta-group.ts";

const UNSKILLED = "For a crew without the camouflage skill, as the garage shows it: 0.57 of the skilled crew's.";
const SKILLED = "For a crew of whom all have the camouflage skill at 100 %, without further bonus.";

/**
 * The client reckons own value × crew's factor × turret's factor + paint (client 1.26.1,
 * items/VehicleDescrCrew.py); the crew's factor stands in concealment.ts.
 */
const CONCEALMENT = `The vehicle's own value × the turret's factor × the crew's, without paint. ${CLIENT}`;
const FIRED = `Concealment × the gun's factor at a shot. ${PANEL}`;

/** Characteristics of concealment and vision. */
export const vision = group("vision", {
  viewRange: ["View range", "View", "m", "higher", 0, 0, true, CLIENT],
  concealmentStill: ["Concealment, still", "Conc. still", "%", "higher", 1, 1, true, `${UNSKILLED} ${CONCEALMENT}`],
  concealmentStillSkilled: [
    "Still, with the skill",
    "Still, skill",
    "%",
    "higher",
    1,
    1,
    true,
    `${SKILLED} ${CONCEALMENT}`,
  ],
  concealmentMoving: ["Concealment, moving", "Conc. move", "%", "higher", 1, 1, true, `${UNSKILLED} ${CONCEALMENT}`],
  concealmentMovingSkilled: [
    "Moving, with the skill",
    "Move, skill",
    "%",
    "higher",
    1,
    1,
    true,
    `${SKILLED} ${CONCEALMENT}`,
  ],
  concealmentStillFired: [
    "Concealment, still, after a shot",
    "Conc. fired",
    "%",
    "higher",
    1,
    1,
    false,
    `${UNSKILLED} ${FIRED}`,
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
  ],
  signalRange: ["Signal range", "Signal", "m", "higher", 0, 0, true, CLIENT],
});
