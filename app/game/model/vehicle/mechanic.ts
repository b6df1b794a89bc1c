import { z } from "zod";

/** Units that the files' numbers are known to be in; "×" is a factor. */
const MECHANIC_UNITS = ["s", "°", "km/h", "hp", "mm", "×"] as const;

/** One value of a mechanic, by the names of the client's elements. */
const mechanicValueSchema = z.object({
  /** Path below the mechanic; repeated elements are numbered from 1: `thermalStates/state 2/maxTemperature`. */
  name: z.string().min(1),
  value: z.union([z.number(), z.array(z.number()), z.boolean(), z.string()]),
  /** How the mechanic applies the value to an attribute of the client; the name then ends with that attribute. */
  operation: z.enum(["multiply", "add"]).optional(),
  /** Absent where it is not known, and where there is none. */
  unit: z.enum(MECHANIC_UNITS).optional(),
});

/** A special ability of a vehicle besides shooting and driving, as its files state it. */
export const mechanicSchema = z.object({
  /** Name of the client's element; `app/game/mechanics` describes the known ones. */
  kind: z.string().regex(/^[A-Za-z_]\w*$/),
  /** Part of the vehicle that has it. */
  part: z.enum(["vehicle", "turret", "gun"]),
  /** Tag of the turret or the gun; null for the vehicle. */
  module: z.string().nullable(),
  /** `second`: stated otherwise in the file of the second state (siege mode). */
  state: z.enum(["normal", "second"]),
  values: z.array(mechanicValueSchema),
  /** Whether the computed figures count it. */
  computed: z.boolean(),
});

export type MechanicUnit = (typeof MECHANIC_UNITS)[number];
export type MechanicValue = z.infer<typeof mechanicValueSchema>;
export type Mechanic = z.infer<typeof mechanicSchema>;
