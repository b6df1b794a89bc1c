import { z } from "zod";
import { vehicleTableSchema } from "../tables/vehicle-table.ts";
import { vehicleStatsSourceSchema } from "../vehicle/vehicle-provenance.ts";

/** Null if unknown, "" if not applicable. */
const cellSchema = z.union([z.number(), z.string(), z.null()]);
const cells = z.array(cellSchema);
export type ModuleCell = z.infer<typeof cellSchema>;

/** `modules/vehicles.json`: the vehicles whose modules are known. */
export const moduleVehiclesSchema = vehicleTableSchema.extend({
  /** Vehicles of the dataset of whose modules no source says anything. */
  leftOut: z.int().nonnegative(),
  /** Version of the game that most figures are of. */
  gameVersion: z.string(),
});

export type ModuleVehicles = z.infer<typeof moduleVehiclesSchema>;

/**
 * `modules/{kind}.json`: the modules of a kind, by column. A row is a module as vehicles have it: one that is mounted
 * with other figures somewhere, in siege mode, or is known from another source, has a row for each of these.
 */
export const moduleTableSchema = z.object({
  sources: z.array(vehicleStatsSourceSchema),
  id: z.array(z.int()),
  name: z.array(z.string().min(1)),
  /** 1 for values in siege mode, where these differ from those while driving. */
  siege: z.array(z.union([z.literal(0), z.literal(1)])),
  /** For each module the places of its vehicles in `modules/vehicles.json`. */
  users: z.array(z.array(z.int().nonnegative()).min(1)),
  /** For each module the place of its source among those above. */
  source: z.array(z.int().nonnegative()),
  /** By column key (`module-stats.ts`), plus the keys that identify a module. */
  cells: z.record(z.string(), cells),
});

export type ModuleTable = z.infer<typeof moduleTableSchema>;
