import { z } from "zod";
import { statChangeSchema } from "#app/game/model/vehicle/history.ts";
import { vehicleRefSchema } from "#app/game/model/vehicle/identity.ts";
import { vehicleStatsSourceSchema } from "#app/game/model/vehicle/vehicle-provenance.ts";

/** Path below the dataset's root. */
export const PATCH_CHANGES_PATH = "patches.json";

/** `patches.json`: what later sources changed of vehicles with their best modules, the largest change first. */
export const patchChangesListSchema = z.object({
  sources: z.array(vehicleStatsSourceSchema),
  vehicles: z.array(
    z.object({
      vehicle: vehicleRefSchema.omit({ tag: true }),
      /** Version of the game that its definitions are of. */
      from: z.string(),
      /** Relative change of the stat that changed most, 0.1 for a tenth more or less. */
      size: z.number().nonnegative(),
      /** The one that changed most first; `source` is the index of the source that changed it last. */
      changes: z.array(statChangeSchema.extend({ source: z.int().nonnegative() })).min(1),
    }),
  ),
});

export type PatchChangesList = z.infer<typeof patchChangesListSchema>;
