import { z } from "zod";

/** A player's marks of excellence in a vehicle, as its last battle told them. */
export const vehicleMarksSchema = z.object({
  tankId: z.int().positive(),
  /** Beginning of that battle; unix time in seconds. */
  at: z.number(),
  /** Marks on the gun, 0 to 3; null: not told. */
  marks: z.int().nullable(),
  /** Percentage, whole per cent. */
  percentage: z.number(),
  /** Average of combined damage behind it; null: not told. */
  averageCombined: z.number().nullable(),
});
export type VehicleMarks = z.infer<typeof vehicleMarksSchema>;
