import { z } from "zod";
import { moduleSchema } from "./module.ts";
import { shellSchema } from "./shell.ts";

/**
 * Elevation limits of the gun over the turret's arc, for the depression drawing. They are the gun's own: what a
 * hull-tilting suspension adds is separate (`hullAiming`). A limit on the other side of level is negative.
 */
const pitchArcSchema = z.object({
  /** Greatest depression anywhere on the arc, degrees below the horizon (positive). */
  depression: z.number(),
  /** Greatest elevation anywhere on the arc, degrees. */
  elevation: z.number(),
  /** Depression straight ahead, degrees (positive). */
  depressionAhead: z.number(),
  /** Depression over the rear, degrees (positive). */
  depressionBehind: z.number(),
});

/** Rounds fired from a magazine before a full reload. */
const clipSchema = z.object({
  size: z.int().min(1),
  /** Seconds between two rounds (or bursts) of the clip. */
  interval: z.number(),
});

/** Rounds fired by one pull of the trigger. */
const burstSchema = z.object({ size: z.int().min(1), interval: z.number() });

/** Two barrels, loaded one after the other; both can be fired at once after a charge. */
const dualGunSchema = z.object({
  /** Reload of the barrels, s. */
  reloadTimes: z.array(z.number()),
  /** Time to charge the double shot, s. */
  chargeTime: z.number(),
  /** Seconds after a double shot during which neither barrel is loaded. */
  reloadLock: z.number(),
  /** Seconds between a shot of one barrel and a shot of the other. */
  switchTime: z.number(),
});

/** A gun that keeps firing while the trigger is held; its circle grows meanwhile. */
const autocannonSchema = z.object({
  /** Growth of the circle for every second of fire; null where the file states it per shot. */
  dispersionPerSecond: z.number().nullable(),
  /** Growth of the circle with every shot; null where the file states it per second. */
  dispersionPerShot: z.number().nullable(),
  /** Limit of that growth. */
  maxDispersion: z.number(),
});

/** A gun that is less precise for a while after each shot. */
const dualAccuracySchema = z.object({
  /** Radius of the aimed circle at 100 m after a shot, m. */
  dispersionAfterShot: z.number(),
  /** Seconds until the better radius is back. */
  coolingDelay: z.number(),
});

/** One plate group: thickness in mm; `spaced` plates stop shells but carry no health. */
export const plateSchema = z.object({
  group: z.string(),
  thickness: z.number(),
  spaced: z.boolean(),
  /** Mantlet plate, where the file says so. */
  gunMask: z.literal(true).optional(),
});

/** A gun as mounted in one turret: the same gun can reload faster in a better turret. */
export const gunSchema = moduleSchema.extend({
  /** Rounds carried. */
  ammo: z.int(),
  /** Full reload, s: of a round, or of the whole clip. */
  reload: z.number(),
  aimTime: z.number(),
  /** Radius of the aimed circle at 100 m, m. */
  dispersion: z.number(),
  /** Factors by which the aiming circle grows. */
  dispersionFactors: z.object({ turretTraverse: z.number(), afterShot: z.number(), damaged: z.number() }),
  /** Traverse of the gun itself, °/s. */
  rotationSpeed: z.number().nullable(),
  pitch: pitchArcSchema,
  /** The gun does not move up and down in the hull: the suspension alone does it. */
  fixedPitch: z.literal(true).optional(),
  /** Sideways travel in degrees, left negative; null when the turret turns all round. */
  yaw: z.object({ left: z.number(), right: z.number() }).nullable(),
  /** Concealment is multiplied by it after a shot. */
  concealmentAtShot: z.number(),
  clip: clipSchema.nullable(),
  burst: burstSchema.nullable(),
  /**
   * Reload of each round in s, in loading order: the first goes into the empty magazine, the last fills it. Null for
   * other guns.
   */
  autoReload: z.array(z.number()).nullable(),
  dualGun: dualGunSchema.nullable(),
  autocannon: autocannonSchema.nullable(),
  /**
   * The gun locks when it overheats, until it has cooled down. Its sustained rate of fire depends on its heat, so
   * rates and damage per minute are unknown (the vehicle's `mechanics` has the numbers).
   */
  overheats: z.literal(true).optional(),
  dualAccuracy: dualAccuracySchema.nullable(),
  shells: z.array(shellSchema).min(1),
  /** Plates that move with the gun; absent where the files name none. */
  plates: z.array(plateSchema).min(1).optional(),
  /** Length of the barrel in calibres, from the name; null where the name does not say. */
  calibres: z.number().nullable(),
  /** From the pivot to the muzzle, m; null where the files do not tell. */
  reach: z.number().nullable(),
});

export type Gun = z.infer<typeof gunSchema>;
