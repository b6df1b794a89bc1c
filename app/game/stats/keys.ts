/** Every characteristic the site can show, in the order in which a vehicle page lists them. */
export const STAT_KEYS = [
  // firepower
  "dpm",
  "damage",
  "penetration",
  "penetrationSpecial",
  "penetrationExplosive",
  "reload",
  "shotsPerMinute",
  "clipSize",
  "clipInterval",
  "magazineDamage",
  "magazineTime",
  "fullCycle",
  "cycleDpm",
  "aimTime",
  "dispersion",
  "dispersionMoving",
  "dispersionHullTraverse",
  "dispersionTurretTraverse",
  "dispersionAfterShot",
  "gunDepression",
  "gunElevation",
  "gunYawLeft",
  "gunYawRight",
  "calibre",
  "shellVelocity",
  "ammo",
  // survivability
  "health",
  "hullFront",
  "hullSide",
  "hullRear",
  "turretFront",
  "turretSide",
  "turretRear",
  "trackRepair",
  "fireChance",
  // mobility
  "topSpeed",
  "reverseSpeed",
  "specificPower",
  "enginePower",
  "weight",
  "hullTraverse",
  "turretTraverse",
  "terrainHard",
  "terrainMedium",
  "terrainSoft",
  // concealment and vision
  "viewRange",
  "concealmentStill",
  "concealmentStillSkilled",
  "concealmentMoving",
  "concealmentMovingSkilled",
  "concealmentStillFired",
  "concealmentStillFiredSkilled",
  "concealmentMovingFired",
  "concealmentMovingFiredSkilled",
  "signalRange",
] as const;

export type StatKey = (typeof STAT_KEYS)[number];

/**
 * Characteristics by key. A key that is absent does not apply to the vehicle
 * (a clip, say); null means that it applies but is not known.
 */
export type Stats = Partial<Record<StatKey, number | null>>;

/** Characteristics that the index file itself carries; the table fetches a column of any other when it is wanted. */
export const INDEX_STATS = [
  "health",
  "damage",
  "dpm",
  "penetration",
  "reload",
  "aimTime",
  "dispersion",
  "viewRange",
  "topSpeed",
  "specificPower",
  "concealmentStill",
] as const satisfies readonly StatKey[];

export type IndexStat = (typeof INDEX_STATS)[number];
