import { z } from "zod";
import { VEHICLE_CLASSES } from "../enumerations/classes.ts";

/** A change of one attribute of the vehicle, by the client's own name of the attribute. */
export const factorSchema = z.object({
  attribute: z.string().min(1),
  /** mul: the attribute × value. add: the attribute + value. */
  type: z.enum(["mul", "add"]),
  value: z.number(),
  /** The value in a slot of the device's own category; equal to `value` when that makes no difference. */
  inSlot: z.number(),
});

export type Factor = z.infer<typeof factorSchema>;

/** One line of the client's own description of an effect, by the client's name of the figure. */
export const indicatorSchema = z.object({
  name: z.string().min(1),
  type: z.enum(["mul", "add"]),
  value: z.number(),
  /** The value in a slot of the device's own category; null where there is none of its own. */
  inSlot: z.number().nullable(),
  /** Only for vehicles of these classes; null for all. */
  classes: z.array(z.enum(VEHICLE_CLASSES)).nullable(),
  /** Only in certain situations of a battle. */
  situational: z.boolean(),
});

export type Indicator = z.infer<typeof indicatorSchema>;

/** Vehicles that can carry an item: those matching any rule of `include` (all if empty) and none of `exclude`. */
const vehicleRuleSchema = z.object({
  /** The vehicle needs at least one of these tags; empty for no condition. */
  anyTag: z.array(z.string()),
  /** All of these marks of the vehicle. */
  allTags: z.array(z.string()),
  minTier: z.int().nullable(),
  maxTier: z.int().nullable(),
  /** Nations; empty for all. */
  nations: z.array(z.string()),
});

export const vehicleFilterSchema = z.object({
  include: z.array(vehicleRuleSchema),
  exclude: z.array(vehicleRuleSchema),
});

export type VehicleRule = z.infer<typeof vehicleRuleSchema>;
export type VehicleFilter = z.infer<typeof vehicleFilterSchema>;
