import { z } from "zod";
import type { StatedSource } from "../revisions/revised-fields.ts";
import type { VehicleRecord } from "./vehicle.ts";

/** Where the figures of a vehicle come from. */
export const vehicleStatsSourceSchema = z.object({
  /** Version of the game, or the range of versions that the source states; null where it is not known. */
  version: z.string().nullable(),
  /** Of a Common Test: the figures may still change before they reach the game. */
  commonTest: z.boolean(),
  publisher: z.string().min(1),
  /** ISO 8601, or the range that the source states; null where it is not known. */
  date: z.string().nullable(),
});

export type VehicleStatsSource = z.infer<typeof vehicleStatsSourceSchema>;

/** `vehicles/provenance.json`: the source of every vehicle's figures, in the order of `VehicleColumns`. */
export const vehicleProvenanceSchema = z.object({
  sources: z.array(vehicleStatsSourceSchema),
  /** For each vehicle the place of its own among them, from 0; -1 where no source is known. */
  source: z.array(z.int().min(-1)),
});

export type VehicleProvenance = z.infer<typeof vehicleProvenanceSchema>;

/** @param records in the order of the index */
export function toProvenance(records: readonly VehicleRecord[]): VehicleProvenance {
  const indexes = new Map<string, number>();
  const sources: VehicleStatsSource[] = [];
  const source = records.map((record) => {
    const own = sourceOf(record);
    if (!own) return -1;
    const name = JSON.stringify(own);
    const index = indexes.get(name) ?? sources.push(own) - 1;
    indexes.set(name, index);
    return index;
  });
  return { sources, source };
}

/** The source of the figures that a stated source revises in a record. */
export function revisedSourceOf({ sources }: VehicleRecord, key: StatedSource): VehicleStatsSource | null {
  const source = sources[key];
  return source ? { version: source.version, commonTest: false, publisher: source.publisher, date: source.date } : null;
}

export function sourceOf(record: VehicleRecord): VehicleStatsSource | null {
  if (record.patch) {
    const { version, commonTest, publisher, date } = record.patch;
    return { version, commonTest, publisher, date };
  }
  // Announced stats come from the list of newer vehicles, which states a range of versions.
  const { newer } = record.sources;
  return newer ? { version: newer.version, commonTest: false, publisher: newer.publisher, date: newer.date } : null;
}
