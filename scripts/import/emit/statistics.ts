import type { z } from "zod";
import type { SourceKey } from "#app/game/model/provenance.ts";
import {
  storedBattlesPath,
  storedExpectedPath,
  storedMarksPath,
  storedMasteryPath,
  storedUsagePath,
} from "#scripts/dataset/paths.ts";
import {
  type StoredVehicle,
  storedBattlesSchema,
  storedExpectedSchema,
  storedMarksSchema,
  storedMasterySchema,
  storedUsageSchema,
} from "#scripts/dataset/stored-vehicle.ts";
import { type Statistics, trustedBattles, trustedExpected } from "../normalise/statistics.ts";
import type { ImportedDataset } from "./dataset.ts";

/**
 * Adds what other sources count of our vehicles, a file a source, each by tank_id.
 * @param familyName what a family of devices is called
 */
export function emitStatistics(
  dataset: ImportedDataset,
  records: readonly StoredVehicle[],
  statistics: Statistics,
  familyName: (family: string) => string,
): void {
  const add = <T>(
    source: SourceKey,
    path: string,
    schema: z.ZodType<Record<string, T>>,
    of: (v: StoredVehicle) => T | null | undefined,
  ) => {
    const rows = records.flatMap((vehicle) => {
      const row = of(vehicle);
      return row === null || row === undefined ? [] : [[String(vehicle.id), row] as const];
    });
    if (rows.length > 0) dataset.add(path, [source], path, schema, Object.fromEntries(rows));
  };
  add("marks", storedMarksPath, storedMarksSchema, ({ id }) => statistics.marks?.get(id));
  add("expected", storedExpectedPath, storedExpectedSchema, ({ id }) => trustedExpected(statistics, id));
  add("battles", storedBattlesPath, storedBattlesSchema, ({ id }) => trustedBattles(statistics, id));
  add("mastery", storedMasteryPath, storedMasterySchema, ({ id }) => statistics.mastery?.thresholds.get(id));
  add("usage", storedUsagePath, storedUsageSchema, ({ nation, tag }) =>
    statistics.usage
      ?.get(`${nation}:${tag}`)
      ?.map(({ devices, share }) => ({ devices, names: devices.map(familyName), share })),
  );
}
