import { z } from "zod";
import { VEHICLE_CLASSES } from "../enumerations/classes.ts";
import { NATIONS } from "../enumerations/nations.ts";

const flags = z.array(z.union([z.literal(0), z.literal(1)]));

/**
 * Who the vehicles of a table are, by column, so that a table is one small document of its own: row `i` is the i-th
 * entry of every list. Slugs follow from the names.
 */
export const vehicleTableSchema = z.object({
  id: z.array(z.int().positive()),
  name: z.array(z.string().min(1)),
  /** Empty where it is the name itself. */
  shortName: z.array(z.string()),
  /** Further names for searches, by place: few vehicles have any. */
  aliases: z.record(z.string().regex(/^\d+$/), z.array(z.string().min(1))),
  nation: z.array(z.enum(NATIONS)),
  type: z.array(z.enum(VEHICLE_CLASSES)),
  tier: z.array(z.int().min(1).max(11)),
  premium: flags,
  collector: flags,
});

export type VehicleTable = z.infer<typeof vehicleTableSchema>;
