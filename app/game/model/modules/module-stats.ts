import type { TableKind } from "./table-kinds.ts";

/** A module stat: its label and format. */
export interface ModuleStat {
  /** Where there is little room; else the label. */
  short?: string;
  label: string;
  unit?: string;
  decimals?: number;
  /** Heading of the stat in the column picker. */
  group: "Firepower" | "Gun" | "Protection" | "Mobility" | "Spotting" | "Cost and weight";
  /** Less is better, so that one sorts by the least first. */
  lessIsBetter?: true;
  definition?: string;
}

const weight = { label: "Weight", unit: "kg", group: "Cost and weight", lessIsBetter: true } as const;
const credits = { label: "Price in credits", short: "Credits", group: "Cost and weight", lessIsBetter: true } as const;
const gold = { label: "Price in gold", short: "Gold", group: "Cost and weight", lessIsBetter: true } as const;
const common = { weight, credits, gold };
const firepower = { group: "Firepower" } as const;
const gun = { group: "Gun" } as const;
const protection = { group: "Protection" } as const;
const mobility = { group: "Mobility" } as const;

const shell = {
  damage: { label: "Damage per shot", short: "Damage", unit: "hp", ...firepower },
  penetration: { label: "Penetration at 100 m", short: "Pen.", unit: "mm", ...firepower },
  velocity: { label: "Shell velocity", short: "Velocity", unit: "m/s", ...firepower },
};

/** The figures of each kind of module, by the keys of their columns, in the order of the chooser. */
export const MODULE_STATS = {
  guns: {
    calibre: { label: "Calibre", unit: "mm", decimals: 1, ...firepower },
    ...shell,
    reload: {
      label: "Reload",
      unit: "s",
      decimals: 2,
      lessIsBetter: true,
      definition: "Of a round, of the whole magazine, or of one barrel of a dual gun; without skills and equipment.",
      ...firepower,
    },
    clipSize: { label: "Rounds in the magazine", short: "Mag.", ...firepower },
    clipInterval: { label: "Time between rounds", short: "Interval", unit: "s", decimals: 2, ...firepower },
    ammo: { label: "Ammunition carried", short: "Ammo", ...firepower },
    aimTime: { label: "Aiming time", short: "Aiming", unit: "s", decimals: 2, lessIsBetter: true, ...gun },
    dispersion: { label: "Dispersion at 100 m", short: "Disp.", unit: "m", decimals: 2, lessIsBetter: true, ...gun },
    dispersionTraverse: {
      label: "Dispersion by turret traverse",
      short: "Disp. turret",
      decimals: 2,
      lessIsBetter: true,
      ...gun,
    },
    dispersionShot: {
      label: "Dispersion after a shot",
      short: "Disp. shot",
      decimals: 2,
      lessIsBetter: true,
      ...gun,
    },
    depression: {
      label: "Gun depression",
      short: "Depr.",
      unit: "°",
      decimals: 1,
      definition: "Of the gun alone: a suspension that tilts the hull adds to it.",
      ...gun,
    },
    elevation: {
      label: "Gun elevation",
      short: "Elev.",
      unit: "°",
      decimals: 1,
      definition: "Of the gun alone: a suspension that tilts the hull adds to it.",
      ...gun,
    },
    yawLeft: { label: "Traverse to the left", short: "Left", unit: "°", decimals: 1, ...gun },
    yawRight: { label: "Traverse to the right", short: "Right", unit: "°", decimals: 1, ...gun },
    concealmentAtShot: {
      label: "Concealment factor after a shot",
      short: "Conc. factor",
      decimals: 3,
      group: "Spotting",
    },
    ...common,
  },
  shells: {
    calibre: { label: "Calibre", unit: "mm", decimals: 1, ...firepower },
    ...shell,
    penetrationFar: { label: "Penetration at 500 m", short: "Pen. 500 m", unit: "mm", ...firepower },
    fronts: {
      label: "Front plates it penetrates",
      short: "Fronts",
      unit: "%",
      definition:
        "Of hull and turret fronts at the highest tier that fires it: those it has a 75% chance against, at 30° and 100 m.",
      ...firepower,
    },
    damageFar: { label: "Damage at the far end", short: "Far dmg", unit: "hp", ...firepower },
    deviceDamage: { label: "Damage to modules", short: "Module dmg", unit: "hp", ...firepower },
    maxDistance: { label: "Furthest flight", short: "Range", unit: "m", ...firepower },
    normalisation: { label: "Normalisation", short: "Norm.", unit: "°", decimals: 1, ...firepower },
    ricochet: { label: "Ricochet angle", short: "Ricochet", unit: "°", decimals: 1, ...firepower },
    explosionRadius: { label: "Explosion radius", short: "Radius", unit: "m", decimals: 2, ...firepower },
    stunMin: { label: "Shortest stun", short: "Stun min.", unit: "s", decimals: 1, ...firepower },
    stunMax: { label: "Longest stun", short: "Stun max.", unit: "s", decimals: 1, ...firepower },
    credits,
    gold,
  },
  turrets: {
    health: { label: "Health", unit: "hp", ...protection },
    armourFront: { label: "Front armour", short: "Front", unit: "mm", decimals: 1, ...protection },
    armourSide: { label: "Side armour", short: "Side", unit: "mm", decimals: 1, ...protection },
    armourRear: { label: "Rear armour", short: "Rear", unit: "mm", decimals: 1, ...protection },
    viewRange: { label: "View range", short: "View", unit: "m", group: "Spotting" },
    concealmentFactor: { label: "Concealment factor", short: "Conc. factor", decimals: 3, group: "Spotting" },
    traverse: { label: "Turret traverse", short: "Traverse", unit: "°/s", decimals: 1, ...mobility },
    ...common,
  },
  engines: {
    power: { label: "Power", unit: "hp", ...mobility },
    fireChance: { label: "Chance of fire", short: "Fire", unit: "%", decimals: 1, lessIsBetter: true, ...protection },
    ...common,
  },
  suspensions: {
    traverse: { label: "Traverse", unit: "°/s", decimals: 1, ...mobility },
    resistanceHard: { label: "Resistance, hard", short: "Hard", decimals: 2, lessIsBetter: true, ...mobility },
    resistanceMedium: { label: "Resistance, medium", short: "Medium", decimals: 2, lessIsBetter: true, ...mobility },
    resistanceSoft: { label: "Resistance, soft", short: "Soft", decimals: 2, lessIsBetter: true, ...mobility },
    maxLoad: { label: "Load limit", short: "Load", unit: "kg", ...mobility },
    wheels: { label: "Wheels", ...mobility },
    dispersionMovement: {
      label: "Dispersion by movement",
      short: "Disp. move",
      decimals: 2,
      lessIsBetter: true,
      ...gun,
    },
    dispersionRotation: {
      label: "Dispersion by rotation",
      short: "Disp. turn",
      decimals: 2,
      lessIsBetter: true,
      ...gun,
    },
    trackLeft: { label: "Left track armour", short: "Left", unit: "mm", decimals: 1, ...protection },
    trackRight: { label: "Right track armour", short: "Right", unit: "mm", decimals: 1, ...protection },
    repairTime: {
      label: "Repair time",
      short: "Repair",
      unit: "s",
      decimals: 2,
      lessIsBetter: true,
      definition: "Of a track, by a crew that is fully trained in repairs. Vehicles have it for an untrained crew.",
      ...protection,
    },
    ...common,
  },
  radios: {
    range: { label: "Signal range", short: "Signal", unit: "m", group: "Spotting" },
    ...common,
  },
} as const satisfies Readonly<Record<TableKind, Readonly<Record<string, ModuleStat>>>>;

export type ModuleStatKey<K extends TableKind> = keyof (typeof MODULE_STATS)[K] & string;
