import type { Manifest } from "#app/game/model/manifest.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import { laterResearchPath, storedVehiclePath, storedVehiclePattern } from "#scripts/dataset/paths.ts";
import { type StoredVehicle, storedStepsSchema, storedVehicleSchema } from "#scripts/dataset/stored-vehicle.ts";
import { inOrder, researchSteps } from "#scripts/publish/derive/trees/research.ts";
import type { Faults } from "../faults.ts";
import type { ImportSources } from "../import-sources.ts";
import { defaultProfiles } from "../normalise/default-profiles.ts";
import type { Catalogue, NewerVehicle } from "../normalise/fittings/catalogue.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import { laterResearch } from "../normalise/trees/later-research.ts";
import type { Notes } from "../notes.ts";
import { NEWER_LIST, type SourceRefs } from "../sources.ts";
import type { Dataset } from "./dataset.ts";
import { defaultProfileRecord, fullRecord, summaryRecord } from "./records.ts";
import { withStated } from "./stated.ts";

/** The vehicles, to which the other parts of the dataset refer. */
export interface EmittedVehicles {
  records: StoredVehicle[];
  counts: Manifest["counts"];
}

/** Adds what is stored of every vehicle, and the steps of research that no definition holds; returns the counts. */
export function emitVehicles(
  dataset: Dataset,
  client: ClientVehicles,
  sources: ImportSources,
  refs: SourceRefs,
  notes: Notes,
  faults: Faults,
): EmittedVehicles {
  const { catalogue } = sources;
  const newer = newerOnly(client, catalogue, notes);
  const profiles = defaultProfiles(newer, catalogue, notes);
  const leftOut = (step: string) => notes.add("research step to a left-out vehicle", step);
  const own = researchSteps(client.vehicles, leftOut);
  const later = inOrder(laterResearch(sources.laterResearch, client.vehicles, newer, own, notes));
  const steps = [...own, ...later];
  const placed = new Set(steps.flatMap(({ from, to }) => [from, to]));
  const defined: StoredVehicle[] = [
    ...client.vehicles.map((vehicle) => fullRecord(vehicle, catalogue, refs)),
    ...newer.map((vehicle) => {
      const stock = profiles.get(vehicle.id);
      const isPlaced = placed.has(vehicle.id);
      return stock
        ? defaultProfileRecord(vehicle, stock, isPlaced, catalogue, refs)
        : summaryRecord(vehicle, isPlaced, catalogue, refs);
    }),
  ].sort((a, b) => a.id - b.id);
  const records = withStated(defined, sources.stated ?? {}, client, refs, notes);
  reportDuplicates(records, faults);
  const keys: SourceKey[] = ["definitions", "names", "newer"];
  if (catalogue.vehicleNames ?? catalogue.moduleNames) keys.push("gameNames");
  if (catalogue.publisher) keys.push("publisher");
  if (sources.stated?.table) keys.push("stated");
  if (sources.stated?.published) keys.push("statedByPublisher");
  for (const record of records) {
    const path = storedVehiclePath(record);
    dataset.add(storedVehiclePattern, keys, path, storedVehicleSchema, record);
  }
  if (later.length > 0) {
    const stored = { steps: later.map(({ from, to, xp, through }) => ({ from, to, xp, through: through.id })) };
    dataset.add(laterResearchPath, ["research"], laterResearchPath, storedStepsSchema, stored);
  }
  const counts = {
    entries: client.entries.length,
    full: client.vehicles.length,
    summary: newer.length - profiles.size,
    "default-profile": profiles.size,
    leftOut: countRules(client),
  };
  return { records, counts };
}

/** Vehicles that the client defines itself need no summary; what definitions newer than the list hide stays hidden. */
function newerOnly(client: ClientVehicles, { newer, complete }: Catalogue, notes: Notes): NewerVehicle[] {
  const defined = new Set(client.vehicles.map(({ id }) => id));
  const hidden = client.entries.filter(
    ({ leftOut, patch }) => leftOut !== undefined && compareVersions(patch.version, NEWER_LIST.version) > 0,
  );
  return newer.filter((vehicle) => {
    const item = `${vehicle.id} ${vehicle.tag}`;
    if (hidden.some(({ id, tag }) => id === vehicle.id && tag === vehicle.tag)) {
      notes.add("newer row of a vehicle that later definitions hide", item);
      return false;
    }
    if (defined.has(vehicle.id) && !complete) notes.add("newer row of a vehicle the client defines", item);
    return !defined.has(vehicle.id);
  });
}

function reportDuplicates(records: readonly StoredVehicle[], faults: Faults): void {
  const seen = new Map<number, string>();
  for (const { id, tag, nation } of records) {
    const other = seen.get(id);
    if (other !== undefined) faults.add(`${nation}/${tag}`, "", `has the id ${id} of ${other}`);
    seen.set(id, tag);
  }
}

function countRules({ entries }: ClientVehicles): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { leftOut } of entries) {
    if (leftOut !== undefined) counts[leftOut] = (counts[leftOut] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
