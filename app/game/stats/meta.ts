import type { StatKey } from "./keys.ts";

export type StatGroup = "firepower" | "survivability" | "mobility" | "vision";

export const STAT_GROUP_LABELS: Record<StatGroup, string> = {
  firepower: "Firepower",
  survivability: "Survivability",
  mobility: "Mobility",
  vision: "Concealment and vision",
};

/** Which way a figure has to go to be good for the vehicle. */
export type Better = "higher" | "lower" | "neutral";

export interface StatMeta {
  label: string;
  /** Label of a narrow column. */
  short: string;
  /** Unit to print after the figure, empty for a bare number. */
  unit: string;
  group: StatGroup;
  better: Better;
  /** Most decimals to print. */
  decimals: number;
  /** Decimals that stay even when they are zero. */
  fixed: number;
  /** Shown before "More characteristics" is opened. */
  headline: boolean;
  /** What the figure is and where its definition comes from. */
  definition: string;
}

const CLIENT = "Client definitions";
const PANEL = "Garage panel of the client (items_parameters)";

type Row = [
  label: string,
  short: string,
  unit: string,
  better: Better,
  decimals: number,
  fixed: number,
  headline: boolean,
  definition: string,
];

function group<K extends StatKey>(name: StatGroup, rows: Record<K, Row>): Record<K, StatMeta> {
  const result = {} as Record<K, StatMeta>;
  for (const key of Object.keys(rows) as K[]) {
    const [label, short, unit, better, decimals, fixed, headline, definition] = rows[key];
    result[key] = { label, short, unit, group: name, better, decimals, fixed, headline, definition };
  }
  return result;
}

const firepower = group("firepower", {
  dpm: [
    "Damage per minute",
    "DPM",
    "",
    "higher",
    0,
    0,
    true,
    `Shots per minute × average damage of the gun's first shell; autoreloaders count their fastest shell, dual guns one barrel. ${PANEL}`,
  ],
  damage: [
    "Damage per shot",
    "Damage",
    "hp",
    "higher",
    0,
    0,
    true,
    `Average damage of the gun's first shell, before the spread of 25 %. ${CLIENT}`,
  ],
  penetration: [
    "Penetration",
    "Pen.",
    "mm",
    "higher",
    0,
    0,
    true,
    `Average penetration of the gun's first shell at 100 m, before the spread of 25 %. ${CLIENT}`,
  ],
  penetrationSpecial: [
    "Penetration, special shell",
    "Pen. special",
    "mm",
    "higher",
    0,
    0,
    false,
    `Average penetration at 100 m of the best-penetrating special shell. ${CLIENT}`,
  ],
  penetrationExplosive: [
    "Penetration, high explosive",
    "Pen. HE",
    "mm",
    "higher",
    0,
    0,
    false,
    `Average penetration at 100 m of the high-explosive shell. ${CLIENT}`,
  ],
  reload: [
    "Reload",
    "Reload",
    "s",
    "lower",
    2,
    1,
    true,
    `Full reload of the gun, or of the whole clip; autoreloaders: the longest single shell. ${CLIENT}`,
  ],
  shotsPerMinute: [
    "Shots per minute",
    "Shots/min",
    "",
    "higher",
    2,
    1,
    false,
    `60 n / (reload + (n − 1) t) for a clip of n shells with t seconds between them. ${PANEL}`,
  ],
  clipSize: [
    "Shells in the clip",
    "Clip",
    "",
    "higher",
    0,
    0,
    false,
    `Shells that can be fired before a full reload. ${CLIENT}`,
  ],
  clipInterval: [
    "Time between shells in the clip",
    "Clip interval",
    "s",
    "lower",
    2,
    1,
    false,
    `60 / rate of fire inside the clip. ${CLIENT}`,
  ],
  aimTime: [
    "Aiming time",
    "Aim",
    "s",
    "lower",
    2,
    1,
    true,
    `Time in which the aiming circle shrinks by the factor e. ${CLIENT}`,
  ],
  dispersion: [
    "Dispersion, 100 m",
    "Disp.",
    "m",
    "lower",
    2,
    2,
    true,
    `Radius of the fully aimed circle at 100 m. ${CLIENT}`,
  ],
  dispersionMoving: [
    "Dispersion on the move",
    "Disp. move",
    "",
    "lower",
    2,
    2,
    false,
    `Factor per km/h of vehicle speed. ${CLIENT}`,
  ],
  dispersionHullTraverse: [
    "Dispersion on hull traverse",
    "Disp. hull",
    "",
    "lower",
    2,
    2,
    false,
    `Factor per °/s of hull traverse. ${CLIENT}`,
  ],
  dispersionTurretTraverse: [
    "Dispersion on turret traverse",
    "Disp. turret",
    "",
    "lower",
    2,
    2,
    false,
    `Factor per °/s of turret traverse. ${CLIENT}`,
  ],
  dispersionAfterShot: [
    "Dispersion after a shot",
    "Disp. shot",
    "",
    "lower",
    2,
    1,
    false,
    `Factor after firing. ${CLIENT}`,
  ],
  gunDepression: [
    "Gun depression",
    "Depr.",
    "°",
    "higher",
    1,
    0,
    true,
    `Greatest angle below the horizon over the whole arc. Printed with a minus sign. ${CLIENT}`,
  ],
  gunElevation: ["Gun elevation", "Elev.", "°", "higher", 1, 0, false, `Greatest angle above the horizon. ${CLIENT}`],
  gunYawLeft: [
    "Gun arc, left",
    "Arc left",
    "°",
    "higher",
    1,
    0,
    false,
    `Sideways travel of the gun where the turret does not turn all round. ${CLIENT}`,
  ],
  gunYawRight: [
    "Gun arc, right",
    "Arc right",
    "°",
    "higher",
    1,
    0,
    false,
    `Sideways travel of the gun where the turret does not turn all round. ${CLIENT}`,
  ],
  calibre: ["Calibre", "Cal.", "mm", "neutral", 1, 0, false, `Bore of the first shell. ${CLIENT}`],
  shellVelocity: [
    "Shell velocity",
    "Velocity",
    "m/s",
    "higher",
    0,
    0,
    false,
    `Muzzle velocity of the first shell. ${CLIENT}`,
  ],
  ammo: ["Ammunition", "Ammo", "", "higher", 0, 0, false, `Shells carried. ${CLIENT}`],
});

const survivability = group("survivability", {
  health: ["Health", "Health", "hp", "higher", 0, 0, true, `Hull plus turret. ${CLIENT}`],
  hullFront: [
    "Hull armour, front",
    "Hull front",
    "mm",
    "higher",
    0,
    0,
    true,
    `Nominal thickness of the primary plate. ${CLIENT}`,
  ],
  hullSide: [
    "Hull armour, side",
    "Hull side",
    "mm",
    "higher",
    0,
    0,
    true,
    `Nominal thickness of the primary plate. ${CLIENT}`,
  ],
  hullRear: [
    "Hull armour, rear",
    "Hull rear",
    "mm",
    "higher",
    0,
    0,
    true,
    `Nominal thickness of the primary plate. ${CLIENT}`,
  ],
  turretFront: [
    "Turret armour, front",
    "Turret front",
    "mm",
    "higher",
    0,
    0,
    true,
    `Nominal thickness of the primary plate. ${CLIENT}`,
  ],
  turretSide: [
    "Turret armour, side",
    "Turret side",
    "mm",
    "higher",
    0,
    0,
    true,
    `Nominal thickness of the primary plate. ${CLIENT}`,
  ],
  turretRear: [
    "Turret armour, rear",
    "Turret rear",
    "mm",
    "higher",
    0,
    0,
    true,
    `Nominal thickness of the primary plate. ${CLIENT}`,
  ],
  trackRepair: [
    "Track repair time",
    "Repair",
    "s",
    "lower",
    1,
    1,
    false,
    `Base time of the suspension, without skills. ${CLIENT}`,
  ],
  fireChance: [
    "Chance of fire",
    "Fire",
    "%",
    "lower",
    1,
    0,
    false,
    `Chance that a hit on the engine starts a fire. ${CLIENT}`,
  ],
});

const mobility = group("mobility", {
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

const vision = group("vision", {
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

/** What every characteristic is called, how it prints and which way is better. */
export const STAT_META: Record<StatKey, StatMeta> = { ...firepower, ...survivability, ...mobility, ...vision };
