import { CLIENT, group, PANEL } from "./meta-group.ts";

/**
 * The client reckons own value × crew's factor × turret's factor + paint (client 1.26.1,
 * items/VehicleDescrCrew.py); the crew's factor is 0.57 + 0.43 × the mean share of the
 * camouflage skill. Nominal figures leave it at 1.
 */
const CONCEALMENT = `The vehicle's own value × the turret's factor: with the camouflage skill of the whole crew at 100 %, without paint. A crew without the skill has 0.57 of it. ${CLIENT}`;

/** Characteristics of concealment and vision. */
export const vision = group("vision", {
  viewRange: ["View range", "View", "m", "higher", 0, 0, true, CLIENT],
  concealmentStill: ["Concealment, still", "Conc. still", "%", "higher", 1, 1, true, CONCEALMENT],
  concealmentMoving: ["Concealment, moving", "Conc. move", "%", "higher", 1, 1, true, CONCEALMENT],
  concealmentStillFired: [
    "Concealment, still, after a shot",
    "Conc. fired",
    "%",
    "higher",
    1,
    1,
    false,
    `Concealment × the gun's factor at a shot. ${PANEL}`,
  ],
  concealmentMovingFired: [
    "Concealment, moving, after a shot",
    "Conc. move fired",
    "%",
    "higher",
    1,
    1,
    false,
    `Concealment × the gun's factor at a shot. ${PANEL}`,
  ],
  signalRange: ["Signal range", "Signal", "m", "higher", 0, 0, true, CLIENT],
});
