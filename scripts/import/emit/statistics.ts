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
import type { Notes } from "#scripts/import/report.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import { type ImportedStatistics, trustedBattles, trustedExpected } from "../normalise/statistics.ts";
import type { ImportedDataset } from "./dataset.ts";

/** Notes every row of the statistics that belongs to no published vehicle. */
export function noteUnmatched(
  records: readonly StoredVehicle[],
  client: ClientVehicles,
  statistics: ImportedStatistics,
  notes: Notes,
): void {
  const published = new Set(records.map(({ id }) => id));
  const defined = new Map(client.entries.map(({ id, tag }) => [id, tag]));
  const note = (what: string, id: number) => {
    if (published.has(id)) return;
    const tag = defined.get(id);
    if (tag === undefined) notes.add(`${what} of a vehicle not in our data yet`, String(id));
    else notes.add(`${what} of a left-out vehicle`, `${id} ${tag}`);
  };
  for (const id of statistics.marks?.keys() ?? []) note("marks", id);
  for (const id of statistics.expected?.keys() ?? []) {
    note("expected values", id);
    if (trustedExpected(statistics, id) === null) notes.add("expected values of a reused id", String(id));
  }
  for (const [id, results] of statistics.battles ?? []) {
    note("results of battles", id);
    if (!trustedBattles(statistics, id)) notes.add("results of battles of a reused id", `${id}: ${results.length}`);
  }
  for (const id of statistics.mastery?.thresholds.keys() ?? []) note("marks of mastery", id);
  for (const id of statistics.mastery?.degenerate ?? []) notes.add("marks of mastery that do not rise", String(id));
  const tags = new Set(records.map(({ nation, tag }) => `${nation}:${tag}`));
  for (const vehicle of statistics.usage?.keys() ?? []) {
    if (!tags.has(vehicle)) notes.add("equipment usage of a left-out vehicle", vehicle);
  }
}

/**
 * Adds other sources' statistics of our vehicles, one file per source, each by tank_id.
 * @param familyName returns the name of a device family
 */
export function emitStatistics(
  dataset: ImportedDataset,
  records: readonly StoredVehicle[],
  statistics: ImportedStatistics,
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
    if (rows.length > 0) dataset.add([source], path, schema, Object.fromEntries(rows));
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
