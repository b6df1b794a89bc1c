import { group, PANEL } from "./meta-group.ts";

const SECONDS = { unit: "s", better: "lower", decimals: 2, fixed: 1 } as const;
/** Factors by which the aiming circle grows. */
const GROWTH = { better: "lower", decimals: 2, fixed: 2 } as const;

/** Characteristics of firepower. */
export const firepower = group("firepower", {
  dpm: {
    label: "Damage per minute",
    short: "DPM",
    headline: true,
    definition:
      "Shots per minute × the average damage of the gun’s first shell. An autoreloader counts with its quickest shell only, a dual gun with one barrel.",
    source: PANEL,
  },
  damage: {
    label: "Damage per shot",
    short: "Damage",
    unit: "hp",
    headline: true,
    definition: "Average damage of the gun’s first shell. Each shot does up to 25% more or less.",
  },
  penetration: {
    label: "Penetration",
    short: "Pen.",
    unit: "mm",
    headline: true,
    definition: "Average penetration of the gun’s first shell at 100 m. Each shot has up to 25% more or less.",
  },
  penetrationSpecial: {
    label: "Penetration, special shell",
    short: "Pen. special",
    unit: "mm",
    definition: "Average penetration at 100 m of the special shell that penetrates most.",
  },
  penetrationExplosive: {
    label: "Penetration, high explosive",
    short: "Pen. HE",
    unit: "mm",
    definition: "Average penetration at 100 m of the high-explosive shell.",
  },
  reload: {
    label: "Reload",
    ...SECONDS,
    headline: true,
    definition: "Time to load one shell, or the whole magazine. For a dual gun it is the time of one barrel.",
  },
  shotsPerMinute: {
    label: "Shots per minute",
    short: "Shots/min",
    decimals: 2,
    fixed: 1,
    definition:
      "Shots in a minute, with all reloads. An autoreloader counts with its quickest shell only, a dual gun with one barrel.",
    source: PANEL,
  },
  clipSize: {
    label: "Shells in the magazine",
    short: "Magazine",
    definition: "Shells that can be fired before the gun has to reload.",
  },
  clipInterval: {
    label: "Time between shells",
    short: "Interval",
    ...SECONDS,
    definition: "Time between two shots from the magazine, or between two bursts.",
  },
  magazineDamage: {
    label: "Magazine damage",
    short: "Mag. damage",
    unit: "hp",
    headline: true,
    definition: "Damage of a full magazine, if every shell does its average damage.",
  },
  magazineTime: {
    label: "Time to empty",
    short: "Mag. time",
    ...SECONDS,
    headline: true,
    definition: "From the first shot of a full magazine to the last.",
  },
  fullCycle: {
    label: "Full cycle",
    short: "Cycle",
    ...SECONDS,
    headline: true,
    definition: "Time to empty a full magazine and load all of it again.",
  },
  cycleDpm: {
    label: "Full-cycle DPM",
    short: "DPM cycle",
    headline: true,
    definition: "Damage per minute if you always empty the magazine and then always load all of it.",
  },
  aimTime: {
    label: "Aiming time",
    short: "Aim",
    ...SECONDS,
    headline: true,
    definition: "Time for the aiming circle to shrink to 37% of its size.",
  },
  dispersion: {
    label: "Dispersion, 100 m",
    short: "Disp.",
    unit: "m",
    better: "lower",
    decimals: 2,
    fixed: 2,
    headline: true,
    definition: "Radius of the fully aimed circle at 100 m.",
  },
  dispersionMoving: {
    label: "Dispersion on the move",
    short: "Disp. move",
    ...GROWTH,
    definition: "How much the aiming circle grows for each km/h of speed.",
  },
  dispersionHullTraverse: {
    label: "Dispersion on hull traverse",
    short: "Disp. hull",
    ...GROWTH,
    definition: "How much the aiming circle grows for each °/s of hull traverse.",
  },
  dispersionTurretTraverse: {
    label: "Dispersion on turret traverse",
    short: "Disp. turret",
    ...GROWTH,
    definition: "How much the aiming circle grows for each °/s of turret traverse.",
  },
  dispersionAfterShot: {
    label: "Dispersion after a shot",
    short: "Disp. shot",
    better: "lower",
    decimals: 2,
    fixed: 1,
    definition: "How much the aiming circle grows with a shot.",
  },
  gunDepression: {
    label: "Gun depression",
    short: "Depr.",
    unit: "°",
    decimals: 1,
    headline: true,
    definition: "The furthest the gun can point down, in its best direction. Shown with a minus sign.",
  },
  gunElevation: {
    label: "Gun elevation",
    short: "Elev.",
    unit: "°",
    decimals: 1,
    definition: "The furthest the gun can point up, in its best direction.",
  },
  gunYawLeft: {
    label: "Gun arc, left",
    short: "Arc left",
    unit: "°",
    decimals: 1,
    definition: "How far the gun swings to the left, where it cannot turn all the way round.",
  },
  gunYawRight: {
    label: "Gun arc, right",
    short: "Arc right",
    unit: "°",
    decimals: 1,
    definition: "How far the gun swings to the right, where it cannot turn all the way round.",
  },
  calibre: {
    label: "Calibre",
    short: "Cal.",
    unit: "mm",
    better: "neutral",
    decimals: 1,
    definition: "Calibre of the gun’s first shell.",
  },
  shellVelocity: {
    label: "Shell velocity",
    short: "Velocity",
    unit: "m/s",
    definition: "Speed of the gun’s first shell as it leaves the barrel.",
  },
  ammo: { label: "Ammunition", short: "Ammo", definition: "Shells that the vehicle carries." },
});
