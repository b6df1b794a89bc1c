import { CLIENT, group, PANEL } from "./meta-group.ts";

/** Characteristics of concealment and vision. */
export const vision = group("vision", {
  viewRange: ["View range", "View", "m", "higher", 0, 0, true, CLIENT],
  concealmentStill: [
    "Concealment, still",
    "Conc. still",
    "%",
    "higher",
    1,
    1,
    true,
    `Before crew skill and paint. ${CLIENT}`,
  ],
  concealmentMoving: [
    "Concealment, moving",
    "Conc. move",
    "%",
    "higher",
    1,
    1,
    true,
    `Before crew skill and paint. ${CLIENT}`,
  ],
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
