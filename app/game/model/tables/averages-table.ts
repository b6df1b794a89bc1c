import { z } from "zod";
import { vehicleTableSchema } from "./vehicle-table.ts";

/** Null where the source has no row of the vehicle. */
const values = z.array(z.number().nullable());

/** `averages/vehicles.json`: what WN8 expects of a battle in each vehicle, by column. */
export const averagesTableSchema = vehicleTableSchema.extend({
  winRate: values,
  damage: values,
  kills: values,
  spots: values,
  defence: values,
});

export type AveragesTable = z.infer<typeof averagesTableSchema>;
