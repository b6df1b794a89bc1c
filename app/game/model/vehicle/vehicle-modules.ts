import { z } from "zod";
import { gunSchema, plateSchema } from "./gun.ts";
import { moduleSchema } from "./module.ts";

const point2 = z.tuple([z.number(), z.number()]);
const point3 = z.tuple([z.number(), z.number(), z.number()]);

/** Nominal thickness of the primary plates, mm; null where the side has none. */
const primaryArmorSchema = z.object({
  front: z.number().nullable(),
  side: z.number().nullable(),
  rear: z.number().nullable(),
});

/** Hull that replaces the ordinary one with a given turret or chassis. */
const hullVariantSchema = z.object({
  turret: z.int().nullable(),
  chassis: z.int().nullable(),
  weight: z.number().nullable(),
  armor: primaryArmorSchema.nullable(),
  /** Turret joint in hull space, m: right, up, forward. */
  turretPosition: point3.nullable(),
});

const hullSchema = z.object({
  /** kg */
  weight: z.number(),
  health: z.int(),
  ammoRackHealth: z.number().nullable(),
  armor: primaryArmorSchema,
  plates: z.array(plateSchema),
  turretPosition: point3,
  variants: z.array(hullVariantSchema),
});

const chassisSchema = moduleSchema.extend({
  /** °/s */
  rotationSpeed: z.number(),
  /** kg; null in files of clients that no longer have this limit. */
  maxLoad: z.number().nullable(),
  /** Lower is faster. */
  terrain: z.object({ hard: z.number(), medium: z.number(), soft: z.number() }),
  dispersionFactors: z.object({ movement: z.number(), rotation: z.number() }),
  /** s, without skills */
  repairTime: z.number().nullable(),
  /** mm */
  trackArmor: z.object({ left: z.number(), right: z.number() }).nullable(),
  /** Turns on the spot around its own centre. */
  pivots: z.boolean(),
  /** Wheels of a wheeled vehicle (all sides); null for tracks. */
  wheels: z.int().nullable(),
  /** Wheels that turn the vehicle on the spot, as tracks do. */
  turnsOnSpot: z.literal(true).optional(),
  /** Road wheels on one side; null where the files count none. */
  roadWheels: z.object({ count: z.int(), radius: z.number() }).nullable(),
  /** Hull origin over the ground in m: right, up, forward. */
  hullPosition: point3,
  /** Furthest point of the track from the centre in m: sideways, lengthways. */
  carryingPoint: point2.nullable(),
  /** From the rear of the track, or of the wheels, to its front in m; null where the files do not tell. */
  trackReach: point2.nullable(),
  /** Boxes around the hull in m, from rear to front: the longest, and all with the tilted ones; their top. */
  hullBoxes: z.object({ longest: point2, all: point2, top: z.number() }).nullable(),
});

const turretSchema = moduleSchema.extend({
  health: z.int(),
  /** m */
  viewRange: z.number(),
  /** °/s */
  rotationSpeed: z.number(),
  armor: primaryArmorSchema,
  plates: z.array(plateSchema),
  /** Concealment is multiplied by it. */
  concealmentFactor: z.number(),
  /** Pivot of the gun in turret space, m: right, up, forward. */
  gunPosition: point3,
  guns: z.array(gunSchema).min(1),
});

const engineSchema = moduleSchema.extend({
  /** hp */
  power: z.number(),
  /** 0 to 1 */
  fireChance: z.number(),
});

const radioSchema = moduleSchema.extend({
  /** Signal range, m. */
  range: z.number(),
});

const fuelTankSchema = moduleSchema;

/** Everything of a vehicle that its modules and its state of driving decide. */
export const vehicleModulesSchema = z.object({
  hull: hullSchema,
  chassis: z.array(chassisSchema).min(1),
  turrets: z.array(turretSchema).min(1),
  engines: z.array(engineSchema).min(1),
  radios: z.array(radioSchema).min(1),
  fuelTanks: z.array(fuelTankSchema).min(1),
  /** How far the suspension tilts the hull to aim, degrees down and up, for vehicles that can. */
  hullAiming: z.object({ depression: z.number(), elevation: z.number() }).optional(),
  /** km/h */
  speed: z.object({ forward: z.number(), backward: z.number() }),
  /** Shares from 0 to 1, before skill, paint and turret factor. */
  concealment: z.object({
    still: z.number(),
    moving: z.number(),
    /** Added by camouflage paint. */
    paint: z.number(),
    /** Read by the client, but not used by its panel; the gun's factor is. */
    firePenalty: z.number(),
  }),
});

export type PrimaryArmor = z.infer<typeof primaryArmorSchema>;
export type Plate = z.infer<typeof plateSchema>;
export type Hull = z.infer<typeof hullSchema>;
export type HullVariant = z.infer<typeof hullVariantSchema>;
export type Chassis = z.infer<typeof chassisSchema>;
export type Turret = z.infer<typeof turretSchema>;
export type Engine = z.infer<typeof engineSchema>;
export type Radio = z.infer<typeof radioSchema>;
export type FuelTank = z.infer<typeof fuelTankSchema>;
export type VehicleModules = z.infer<typeof vehicleModulesSchema>;
