import { paceOf } from "#app/game/charts/pacing.ts";
import { slugify } from "#app/game/model/addresses/slug.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import type { EditorialRating } from "#app/game/model/vehicle/rating.ts";
import { withRevisions } from "#app/game/model/vehicle/revisions.ts";
import type { Configured, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredFull, StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { Fault } from "#scripts/tools.ts";
import { configuredVehicle } from "./configured.ts";
import { type Member, rankInGroups } from "./peer-groups.ts";
import { type Unrated, withRatings } from "./ratings.ts";
import { revisedHistory } from "./revised-history.ts";
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
 * The published records: what is stored, with what follows from it and from the vehicles around.
 * @param dataset with its revisions applied (`withRevisedVehicles`)
 * @param editorial ratings that somebody decided, by tank_id
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
  const records = dataset.vehicles.map((vehicle): Unrated => {
    const research = researchOf(vehicle.id, steps, refs);
    const around = surroundings(vehicle, dataset, peers);
    if (vehicle.record !== "full") {
      const placed = research.from.length + research.to.length > 0;
      return { ...vehicle, ...around, ...(placed && { research }) };
    }
    const top = tops.get(vehicle.id) ?? configuredVehicle(vehicle, "top");
    const history = [...(around.history ?? []), ...revisedHistory(vehicle, top)];
    const told = history.length > 0 ? { history } : {};
    return { ...vehicle, ...around, ...told, research, recommended: null, ...statesOf(vehicle, top) };
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

/** The vehicle as its tier and class compare it; they do not compare what is known with its stock modules only. */
function memberOf(vehicle: StoredVehicle, tops: ReadonlyMap<number, Configured>): Member[] {
  const { id, type, tier } = vehicle;
  if (vehicle.record === "default-profile") return [];
  if (vehicle.record === "summary") return [{ id, type, tier, stats: vehicle.stats, gun: null, pace: null, guns: [] }];
  const top = tops.get(id);
  const gun = top && fittedModules(vehicle.modules, top.modules)?.gun;
  const guns = vehicle.modules.turrets.flatMap((turret) => turret.guns.map(gunKind));
  const { damage, reload } = top?.stats ?? {};
  const pace = gun && damage && reload ? paceOf({ gun, damage, reload }) : null;
  return [{ id, type, tier, stats: top?.stats ?? {}, gun: gun ? gunKind(gun) : null, pace, guns }];
}

/** What the record of a vehicle takes from other vehicles and from others. */
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
    peers: peers.get(id) ?? { size: 1, stats: {}, gun: null, otherGuns: {} },
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
