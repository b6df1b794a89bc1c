import type { VehicleRef } from "#app/game/model/identity.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import {
  type Configured,
  type VehiclePeers,
  type VehicleRecord,
  vehicleRecordSchema,
} from "#app/game/model/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { vehiclePath } from "#app/game/model/vehicle-path.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import { type GunKind, gunKind } from "#app/game/stats/gun-kinds.ts";
import type { Faults } from "../faults.ts";
import type { Catalogue, NewerVehicle } from "../normalise/catalogue.ts";
import { laterSteps } from "../normalise/later-steps.ts";
import { placeInGroups } from "../normalise/peer-groups.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import { inOrder, type ResearchStep, researchOf, researchSteps } from "../normalise/research.ts";
import { trustedExpected } from "../normalise/statistics.ts";
import type { OwnVehicle } from "../normalise/vehicle.ts";
import type { Notes } from "../notes.ts";
import type { ImportSources } from "../run.ts";
import { GAME_VERSION, SOURCES } from "../sources.ts";
import type { Dataset } from "./dataset.ts";
import { indexRow } from "./index-row.ts";
import { vehicleIndexPath, vehiclePattern } from "./paths.ts";
import { configured, fullRecord, newerRef, refOf, type Surroundings, summaryRecord } from "./records.ts";
import { noteUnplaced } from "./unplaced.ts";

/** What the other parts of the dataset are made from. */
export interface EmittedVehicles {
  records: VehicleRecord[];
  steps: ResearchStep[];
  counts: Manifest["counts"];
}

/** Adds the record of every vehicle and the index; gives back what was counted. */
export function emitVehicles(
  dataset: Dataset,
  client: ClientVehicles,
  sources: ImportSources,
  notes: Notes,
  faults: Faults,
): EmittedVehicles {
  const newer = newerOnly(client, sources.catalogue, notes);
  const own = researchSteps(client.vehicles, notes);
  const steps = inOrder([...own, ...laterSteps(sources.laterSteps, client.vehicles, newer, own, notes)]);
  const records = makeRecords(client, newer, sources, steps);
  reportDuplicates(records, faults);
  const keys: SourceKey[] = ["definitions", "names", "newer", "expected", "marks", "usage"];
  if (sources.laterSteps.length > 0) keys.push("research");
  for (const record of records) {
    dataset.add(vehiclePattern, keys, vehiclePath(record), vehicleRecordSchema, record);
  }
  const index = { gameVersion: GAME_VERSION, vehicles: records.map(indexRow) };
  dataset.add(vehicleIndexPath, keys, vehicleIndexPath, vehicleIndexSchema, index);
  noteUnplaced(records, client, sources.statistics, notes);
  const counts = {
    entries: client.entries.length,
    full: client.vehicles.length,
    summary: newer.length,
    leftOut: countRules(client),
  };
  return { records, steps, counts };
}

function makeRecords(
  client: ClientVehicles,
  newer: NewerVehicle[],
  sources: ImportSources,
  steps: readonly ResearchStep[],
): VehicleRecord[] {
  const { vehicles } = client;
  const tops = new Map(vehicles.map((vehicle) => [vehicle.id, configured(vehicle.modules, vehicle.type, "top")]));
  const refs = new Map<number, VehicleRef>(
    [...newer.map(newerRef), ...vehicles.map(refOf)].map((ref) => [ref.id, ref]),
  );
  const peers = placeInGroups([
    ...vehicles.map((vehicle) => {
      const { id, type, tier } = vehicle;
      const top = tops.get(id);
      return { id, type, tier, stats: top?.stats ?? {}, ...gunsOf(vehicle, top) };
    }),
    ...newer.map((vehicle) => ({ ...vehicle, gun: null, guns: [] })),
  ]);
  const records: VehicleRecord[] = [
    ...vehicles.flatMap((vehicle) => {
      const top = tops.get(vehicle.id);
      const around = surroundings(vehicle, "definitions", peers, sources);
      return top ? [fullRecord(vehicle, top, researchOf(vehicle.id, steps, refs), around)] : [];
    }),
    ...newer.map((vehicle) =>
      summaryRecord(
        vehicle,
        researchOf(vehicle.id, steps, refs),
        surroundings(newerRef(vehicle), "newer", peers, sources),
      ),
    ),
  ];
  return records.sort((a, b) => a.id - b.id);
}

/** Kind of the top gun and of all that the vehicle can mount. */
function gunsOf({ modules }: OwnVehicle, top: Configured | undefined): { gun: GunKind | null; guns: GunKind[] } {
  const gun = top && fittedModules(modules, top.modules)?.gun;
  return {
    gun: gun ? gunKind(gun) : null,
    guns: modules.turrets.flatMap(({ guns }) => guns.map(gunKind)),
  };
}

function surroundings(
  { id, nation, tag }: VehicleRef,
  definedBy: "definitions" | "newer",
  peers: ReadonlyMap<number, VehiclePeers>,
  { statistics }: ImportSources,
): Surroundings {
  const marks = statistics.marks?.get(id) ?? { state: "not-known" };
  const expected = trustedExpected(statistics, id);
  const usage = statistics.usage?.get(`${nation}:${tag}`) ?? [];
  const keys: SourceKey[] = [definedBy];
  if (definedBy === "definitions") keys.push("names");
  if (expected) keys.push("expected");
  if (marks.state !== "not-known") keys.push("marks");
  if (usage.length > 0) keys.push("usage");
  return {
    peers: peers.get(id) ?? { size: 1, stats: {}, gun: null, otherGuns: {} },
    marks,
    expected,
    usage,
    sources: Object.fromEntries(keys.map((key) => [key, SOURCES[key]])),
  };
}

/** Vehicles that the client defines itself need no summary. */
function newerOnly(client: ClientVehicles, { newer, complete }: Catalogue, notes: Notes): NewerVehicle[] {
  const defined = new Set(client.vehicles.map(({ id }) => id));
  return newer.filter((vehicle) => {
    if (defined.has(vehicle.id) && !complete)
      notes.add("newer row of a vehicle the client defines", `${vehicle.id} ${vehicle.tag}`);
    return !defined.has(vehicle.id);
  });
}

function reportDuplicates(records: readonly VehicleRecord[], faults: Faults): void {
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
