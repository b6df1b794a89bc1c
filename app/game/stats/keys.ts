/** Every stat the site can show, in the order of a vehicle page. */
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

/** Whether the index itself has the figure; any other has a column of its own. */
export function isIndexStat(key: StatKey): key is IndexStat {
  return (INDEX_STATS as readonly StatKey[]).includes(key);
}

/**
 * Characteristics that are ranked or drawn against tier and class: of these a record has the figures of the whole group,
 * so that a page can place any other figure among them.
 */
export const RANKED_STATS = [
  "dpm",
  "damage",
  "penetration",
  "reload",
  "magazineDamage",
  "fullCycle",
  "cycleDpm",
  "aimTime",
  "dispersion",
  "dispersionMoving",
  "gunDepression",
  "shellVelocity",
  "health",
  "hullFront",
  "hullSide",
  "turretSide",
  "topSpeed",
  "reverseSpeed",
  "specificPower",
  "hullTraverse",
  "turretTraverse",
  "viewRange",
  "concealmentStill",
  "concealmentMoving",
] as const satisfies readonly StatKey[];

export type RankedStat = (typeof RANKED_STATS)[number];

export function isRanked(key: StatKey): key is RankedStat {
  return (RANKED_STATS as readonly StatKey[]).includes(key);
}
