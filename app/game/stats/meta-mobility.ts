import { CLIENT, group, PANEL } from "./meta-group.ts";

/** Characteristics of mobility. */
export const mobility = group("mobility", {
  topSpeed: ["Top speed", "Speed", "km/h", "higher", 1, 0, true, `Speed limit forwards. ${CLIENT}`],
  reverseSpeed: ["Reverse speed", "Reverse", "km/h", "higher", 1, 0, true, `Speed limit backwards. ${CLIENT}`],
  specificPower: [
    "Specific power",
    "hp/t",
    "hp/t",
    "higher",
    1,
    1,
    true,
    `Engine power ÷ total weight of hull and modules. ${PANEL}`,
  ],
  enginePower: ["Engine power", "Power", "hp", "higher", 0, 0, false, CLIENT],
  weight: ["Weight", "Weight", "t", "neutral", 1, 1, true, `Hull plus all modules. ${CLIENT}`],
  hullTraverse: ["Hull traverse", "Traverse", "°/s", "higher", 1, 0, true, CLIENT],
  turretTraverse: [
    "Turret traverse",
    "Turret",
    "°/s",
    "higher",
    1,
    0,
    true,
    `For casemates: traverse of the gun. ${CLIENT}`,
  ],
  terrainHard: ["Terrain resistance, hard", "Hard", "", "lower", 2, 1, false, `Lower is faster. ${CLIENT}`],
  terrainMedium: ["Terrain resistance, medium", "Medium", "", "lower", 2, 1, false, `Lower is faster. ${CLIENT}`],
  terrainSoft: ["Terrain resistance, soft", "Soft", "", "lower", 2, 1, false, `Lower is faster. ${CLIENT}`],
});
