import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { mapsSchema } from "#app/game/maps/map.ts";
import { consumablesSchema } from "#app/game/model/loadout-items/consumable.ts";
import { crewSkillsSchema } from "#app/game/model/loadout-items/crew-skill.ts";
import { equipmentSchema } from "#app/game/model/loadout-items/equipment.ts";
import { fieldModificationsSchema } from "#app/game/model/loadout-items/field-modification.ts";
import type { VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { Fault } from "#scripts/tools.ts";
import {
  consumablesPath,
  crewSkillsPath,
  equipmentPath,
  fieldModificationsPath,
  laterResearchPath,
  manifestPath,
  mapsPath,
  storedBattlesPath,
  storedEarlierMarksPath,
  storedExpectedPath,
  storedHistoryPath,
  storedMarksPath,
  storedMasteryPath,
  storedUsagePath,
  storedVehiclePath,
} from "./paths.ts";
import {
  type StoredManifest,
  type StoredVehicle,
  storedBattlesSchema,
  storedExpectedSchema,
  storedHistorySchema,
  storedManifestSchema,
  storedMarksSchema,
  storedMasterySchema,
  storedStepsSchema,
  storedUsageSchema,
  storedVehicleSchema,
} from "./stored-vehicle.ts";

/** Parts that are published unchanged, with their schemas. */
const AS_THEY_ARE: Record<string, z.ZodType> = {
  [equipmentPath]: equipmentSchema,
  [consumablesPath]: consumablesSchema,
  [crewSkillsPath]: crewSkillsSchema,
  [fieldModificationsPath]: fieldModificationsSchema,
  [mapsPath]: mapsSchema,
};

/** The dataset as `data/game` holds it, checked. */
export interface StoredDataset {
  manifest: StoredManifest;
  /** By tank_id, lowest first. */
  vehicles: StoredVehicle[];
  marks: z.infer<typeof storedMarksSchema>;
  /** Those of earlier snapshots by their dates, ISO 8601, the earliest first. */
  earlierMarks: Map<string, z.infer<typeof storedMarksSchema>>;
  expected: z.infer<typeof storedExpectedSchema>;
  usage: z.infer<typeof storedUsageSchema>;
  battles: z.infer<typeof storedBattlesSchema>;
  mastery: z.infer<typeof storedMasterySchema>;
  laterResearch: z.infer<typeof storedStepsSchema>["steps"];
  /** What patches changed, by tank_id. */
  histories: Map<number, VehicleHistory>;
  /** Parts published unchanged, by path. */
  others: Map<string, unknown>;
}

/** The files of a dataset by path within its folder; empty if the folder does not exist. */
export function readFiles(folder: string): Map<string, string> {
  const entries = readdirOrNothing(folder).filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/**
 * Checks the files of a dataset, each against its schema and all of them against the manifest.
 * @param folder name of the files' folder in messages
 * @throws Fault that names the broken, missing or unknown file
 */
export function openStored(files: ReadonlyMap<string, string>, folder: string): StoredDataset {
  const left = new Set(files.keys());
  const parse = <T>(path: string, schema: z.ZodType<T>): T => {
    left.delete(path);
    try {
      return schema.parse(JSON.parse(files.get(path) ?? ""));
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n").slice(0, 12).join(" ") : String(error);
      throw new Fault(`The dataset is broken: ${folder}/${path}: ${reason}`);
    }
  };
  const maybe = <T>(path: string, schema: z.ZodType<T>, absent: T): T =>
    files.has(path) ? parse(path, schema) : absent;
  if (!files.has(manifestPath))
    throw new Fault(`${folder}/${manifestPath} is missing. Make the dataset with: npm run data:import (docs/data.md)`);
  const manifest = parse(manifestPath, storedManifestSchema);
  const vehicles = [...files.keys()]
    .filter((path) => path.startsWith("vehicles/"))
    .map((path): StoredVehicle => {
      const vehicle = parse(path, storedVehicleSchema);
      if (path === storedVehiclePath(vehicle)) return vehicle;
      throw new Fault(`The dataset is broken: ${folder}/${path} holds ${vehicle.nation}/${vehicle.tag}.`);
    });
  const dataset = {
    manifest,
    vehicles: vehicles.sort((a, b) => a.id - b.id),
    marks: maybe(storedMarksPath, storedMarksSchema, {}),
    earlierMarks: new Map(
      datesOfEarlierMarks(files).map((date) => [date, parse(storedEarlierMarksPath(date), storedMarksSchema)]),
    ),
    expected: maybe(storedExpectedPath, storedExpectedSchema, {}),
    usage: maybe(storedUsagePath, storedUsageSchema, {}),
    battles: maybe(storedBattlesPath, storedBattlesSchema, {}),
    mastery: maybe(storedMasteryPath, storedMasterySchema, {}),
    laterResearch: maybe(laterResearchPath, storedStepsSchema, { steps: [] }).steps,
    histories: new Map(
      vehicles
        .map((vehicle) => ({ ...vehicle, path: storedHistoryPath(vehicle) }))
        .filter(({ path }) => files.has(path))
        .map(({ id, path }) => [id, parse(path, storedHistorySchema.extend({ id: z.literal(id) })).patches]),
    ),
    others: new Map(
      Object.entries(AS_THEY_ARE)
        .filter(([path]) => files.has(path))
        .map(([path, schema]) => [path, parse(path, schema)]),
    ),
  };
  checkWhole(dataset, left, folder);
  return dataset;
}

/** The dates of the earlier snapshots of the marks that a dataset holds, the earliest first. */
export function datesOfEarlierMarks(files: ReadonlyMap<string, string>): string[] {
  const dates = [...files.keys()].flatMap((path) => /(\d{4}-\d{2}-\d{2})\.json$/.exec(path)?.[1] ?? []);
  return dates.filter((date) => files.has(storedEarlierMarksPath(date))).sort();
}

/** Rejects files that no import wrote, and lost vehicles. */
function checkWhole({ manifest, vehicles }: StoredDataset, unknown: ReadonlySet<string>, folder: string): void {
  const [first] = unknown;
  if (first !== undefined) throw new Fault(`The dataset is broken: ${folder}/${first} is no part of it.`);
  for (const record of ["full", "summary", "default-profile"] as const) {
    const count = vehicles.filter((vehicle) => vehicle.record === record).length;
    if (count === manifest.counts[record]) continue;
    const said = `${manifest.counts[record]} ${record} records`;
    throw new Fault(`The dataset is broken: ${folder}/${manifestPath} says ${said}, and there are ${count}.`);
  }
}

function readdirOrNothing(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
