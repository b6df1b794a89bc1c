import { z } from "zod";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import { vehicleTableSchema } from "#app/game/model/tables/vehicle-table.ts";
import { marksSchema } from "#app/game/model/vehicle/vehicle.ts";
import { CHANGE_SPANS } from "./snapshots.ts";

const values = z.array(z.number().nullable());
const byMark = z.object({ p65: values, p85: values, p95: values, p100: values });

/**
 * `marks/table/{region}.json`: every vehicle that the source has a row of, by column, for the table.
 */
export const marksTableSchema = vehicleTableSchema.extend({
  region: z.enum(REGIONS),
  /** Of the snapshot, ISO 8601. */
  date: z.iso.date(),
  publisher: z.string(),
  /** Rows of the source whose ids are in no other source of ours, and those of vehicles that we leave out. */
  notInData: z.int().nonnegative(),
  leftOut: z.int().nonnegative(),
  /** Combined damage; null where too few players stand behind the row. */
  ...byMark.shape,
  /** What became of the thresholds since an earlier snapshot; null figures of vehicles that one of the two lacks. */
  changes: z.array(
    z.object({
      days: z.union(CHANGE_SPANS.map(({ days }) => z.literal(days))),
      /** Of the earlier snapshot; null, with no figures, while there is none. */
      since: z.iso.date().nullable(),
      by: byMark.nullable(),
    }),
  ),
});

export type MarksTable = z.infer<typeof marksTableSchema>;

/** `marks/snapshots/{region}/{date}.json`: the thresholds of one day by tank_id. */
export const marksSnapshotSchema = z.object({
  region: z.enum(REGIONS),
  date: z.iso.date(),
  thresholds: z.record(z.string().regex(/^\d+$/), marksSchema),
});
