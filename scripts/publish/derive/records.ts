import { slugify } from "#app/game/model/addresses/slug.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import { STATED_SOURCES } from "#app/game/model/revisions/revised-fields.ts";
import { withoutRevisions, withRevisions } from "#app/game/model/revisions/revisions.ts";
import type { PatchChanges } from "#app/game/model/vehicle/history.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import type { EditorialRating, Rating } from "#app/game/model/vehicle/rating.ts";
import type { Configured, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { rateVehicles } from "#app/game/ratings/rate.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredFull, StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { partChanges } from "#scripts/import/diff/part-changes.ts";
import { Fault } from "#scripts/tools.ts";
import { configuredVehicle } from "./configured.ts";
import { marksAmongPeers } from "./marks.ts";
import { memberOf, rankInGroups } from "./peers.ts";
import { type ComparedRecord, similarVehicles } from "./similar.ts";
import { type ResearchStep, researchOf } from "./trees/research.ts";

/**
 * The dataset with the figures that later sources state in place of those of the definitions.
 * @throws Fault that names a vehicle whose revisions do not fit it
 */
export function withRevisedVehicles(stored: StoredDataset): StoredDataset {
  return { ...stored, vehicles: stored.vehicles.map(revisedVehicle) };
}

function revisedVehicle(vehicle: StoredVehicle): StoredVehicle {
  if (vehicle.record !== "full") return vehicle;
  try {
    return withRevisions(vehicle);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Fault(`The revisions of ${vehicle.nation}/${vehicle.tag} do not fit it: ${error.message}`);
  }
}

/**
 * The published records: the stored data with what is derived from it and from other vehicles.
 * @param dataset with its revisions applied (`withRevisedVehicles`)
 * @param editorial ratings by tank_id
 */
export function deriveRecords(
  dataset: StoredDataset,
  steps: readonly ResearchStep[],
  editorial: ReadonlyMap<number, EditorialRating>,
): VehicleRecord[] {
  const tops = new Map(
    dataset.vehicles.flatMap((vehicle) =>
      vehicle.record === "full" ? [[vehicle.id, configuredVehicle(vehicle, "top")]] : [],
    ),
  );
  const peers = rankInGroups(dataset.vehicles.flatMap((vehicle) => memberOf(vehicle, tops)));
  const refs = new Map(dataset.vehicles.map((vehicle) => [vehicle.id, refOf(vehicle)]));
  const records = dataset.vehicles.map((vehicle): ComparedRecord => {
    const research = researchOf(vehicle.id, steps, refs);
    const around = surroundings(vehicle, dataset, peers);
    if (vehicle.record !== "full") {
      const placed = research.from.length + research.to.length > 0;
      return { ...vehicle, ...around, ...(placed && { research }) };
    }
    const top = tops.get(vehicle.id) ?? configuredVehicle(vehicle, "top");
    const history = [...(around.history ?? []), ...revisedHistory(vehicle, top)];
    const knownHistory = history.length > 0 ? { history } : {};
    return { ...vehicle, ...around, ...knownHistory, research, recommended: null, ...statesOf(vehicle, top) };
  });
  return withRatings(records, editorial);
}

/** Stock and top configuration: of two states the better figures of both, and those of the second alone. */
function statesOf(vehicle: StoredFull, top: Configured) {
  const { siege } = vehicle;
  return {
    stock: configuredVehicle(vehicle, "stock"),
    top,
    siege: siege && {
      ...siege,
      stock: configuredVehicle(vehicle, "stock", "second"),
      top: configuredVehicle(vehicle, "top", "second"),
    },
  };
}

/** The peers of a vehicle that is compared with no other. */
const ALONE: VehiclePeers = { size: 1, stats: {}, values: {}, patches: [], gun: null, otherGuns: {} };

/** The parts of a vehicle's record that come from other vehicles and other documents. */
function surroundings(
  { id, name, sources: own }: StoredVehicle,
  { manifest, ...others }: StoredDataset,
  peers: ReadonlyMap<number, VehiclePeers>,
) {
  const marks = others.marks[id] ?? { state: "not-known" as const };
  const expected = others.expected[id] ?? null;
  const usage = others.usage[id] ?? [];
  const history = others.histories.get(id);
  const sources = { ...own };
  const add = (key: SourceKey, has: boolean) => {
    const source = manifest.sources[key];
    if (has && source) sources[key] = source;
  };
  add("expected", expected !== null);
  add("marks", marks.state !== "not-known");
  add("usage", usage.length > 0);
  return {
    slug: slugify(name),
    peers: peers.get(id) ?? ALONE,
    marks,
    expected,
    usage,
    ...(history && { history }),
    sources,
  };
}

function refOf({ id, tag, name, shortName, nation, type, tier }: StoredVehicle): VehicleRef {
  return { id, tag, name, shortName, slug: slugify(name), nation, type, tier };
}

/**
 * Adds similar vehicles and ratings to the records: an editorial rating, if any, takes precedence over the computed
 * one.
 */
function withRatings(
  records: readonly ComparedRecord[],
  editorial: ReadonlyMap<number, EditorialRating>,
): VehicleRecord[] {
  const computed = rateVehicles(records);
  const similar = similarVehicles(records);
  const marksAmong = marksAmongPeers(records);
  return records.map((record): VehicleRecord => {
    const own = computed.get(record.id);
    if (!own) throw new Fault(`${record.name} was not rated.`);
    const decided = editorial.get(record.id) ?? null;
    const rating: Rating = { value: decided?.value ?? own.computed?.value ?? 0, ...own, editorial: decided };
    return { ...record, rating, similar: similar.get(record.id) ?? [], marksAmong: marksAmong.get(record.id) ?? null };
  });
}

/**
 * The changes to a vehicle by later sources, in the order of the sources, for its history.
 * @param vehicle with its revisions applied
 * @param top its best modules, with the revised stats
 */
function revisedHistory(vehicle: StoredFull, top: Configured): PatchChanges[] {
  const { revisions = [], sources, patch } = vehicle;
  return STATED_SOURCES.flatMap((source): PatchChanges[] => {
    const stated = sources[source];
    if (!stated || !revisions.some((one) => one.source === source)) return [];
    const figures = STAT_KEYS.flatMap((key) => {
      const revised = top.revised?.[key];
      return revised?.source === source ? [{ key, before: revised.before, after: top.stats[key] ?? null }] : [];
    });
    const parts = partChanges(partsOf(withoutRevisions(vehicle, source)), partsOf(vehicle), new Map());
    const { date } = stated;
    return [
      { from: patch.version, to: stated.version ?? date ?? stated.title, date, commonTest: false, figures, parts },
    ];
  });
}

const partsOf = ({ modules, siege }: StoredFull) => ({ modules, siege: siege && { modules: siege.modules } });
