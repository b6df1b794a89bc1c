import { z } from "zod";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import type { VehicleRecord } from "../vehicle/vehicle.ts";
import { revisedSourceOf, vehicleStatsSourceSchema } from "../vehicle/vehicle-provenance.ts";
import { STATED_SOURCES } from "./revised-fields.ts";

const revisedColumnSchema = z
  .object({
    /** Numbers of the vehicles, in the order of `VehicleColumns`, that have another value since. */
    row: z.array(z.int().nonnegative()),
    /** Values from the definitions alone; null if they give none. */
    before: z.array(z.number().nullable()),
    /** Index of the source that changed it last. */
    source: z.array(z.int().nonnegative()),
  })
  .refine(
    ({ row, before, source }) => before.length === row.length && source.length === row.length,
    "The lists are not of one length.",
  );

/** `vehicles/revised/{modules}.json`: which stats later sources changed, sparse, by stat. */
export const revisedColumnsSchema = z.object({
  sources: z.array(vehicleStatsSourceSchema),
  stats: z.partialRecord(z.enum(STAT_KEYS), revisedColumnSchema),
});

export type RevisedColumns = z.infer<typeof revisedColumnsSchema>;

/** @param records in the order of the index */
export function toRevisedColumns(records: readonly VehicleRecord[], modules: "top" | "stock"): RevisedColumns {
  const sources = new Map(
    STATED_SOURCES.flatMap((key) => {
      const found = records.map((record) => revisedSourceOf(record, key)).find((source) => source !== null);
      return found ? [[key, found] as const] : [];
    }),
  );
  const index = [...sources.keys()];
  const stats: RevisedColumns["stats"] = {};
  records.forEach((record, row) => {
    const revised = record.record === "full" ? record[modules].revised : undefined;
    for (const key of STAT_KEYS) {
      const one = revised?.[key];
      if (!one) continue;
      const column = stats[key] ?? { row: [], before: [], source: [] };
      stats[key] = column;
      column.row.push(row);
      column.before.push(one.before);
      column.source.push(index.indexOf(one.source));
    }
  });
  return { sources: [...sources.values()], stats };
}
