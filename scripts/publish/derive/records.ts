import { medianPace, paceOf } from "#app/game/charts/pacing.ts";
import { slugify } from "#app/game/model/addresses/slug.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import type { PatchChanges } from "#app/game/model/vehicle/history.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import type { EditorialRating, Rating } from "#app/game/model/vehicle/rating.ts";
import { STATED_SOURCES } from "#app/game/model/vehicle/revision.ts";
import { withoutRevisions, withRevisions } from "#app/game/model/vehicle/revisions.ts";
import type { Configured, PeerStat, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { rateVehicles } from "#app/game/ratings/rate.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import {
  BY_GUN_KIND,
  GUN_KINDS,
  type GunKind,
  type GunKindStat,
  gunKind,
  isByGunKind,
  MIN_PEERS,
} from "#app/game/stats/gun-kinds.ts";
import { STAT_KEYS, type StatKey, type Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { rankInGroup } from "#app/game/stats/peers.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredFull, StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { partChanges } from "#scripts/import/diff/part-changes.ts";
import { tidy } from "#scripts/import/normalise/round.ts";
import { Fault } from "#scripts/tools.ts";
import { configuredVehicle } from "./configured.ts";
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
function memberOf(vehicle: StoredVehicle, tops: ReadonlyMap<number, Configured>): GroupMember[] {
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

type WithoutRating<T> = T extends unknown ? Omit<T, "rating"> : never;

/** A record before it is rated among all others. */
type Unrated = WithoutRating<VehicleRecord>;

/** The records with their ratings: the computed one, and where somebody decided otherwise that one before it. */
function withRatings(records: readonly Unrated[], editorial: ReadonlyMap<number, EditorialRating>): VehicleRecord[] {
  const computed = rateVehicles(records);
  return records.map((record): VehicleRecord => {
    const own = computed.get(record.id);
    if (!own) throw new Fault(`${record.name} was not rated.`);
    const decided = editorial.get(record.id) ?? null;
    const rating: Rating = { value: decided?.value ?? own.computed?.value ?? 0, ...own, editorial: decided };
    return { ...record, rating };
  });
}

/**
 * What later sources changed of a vehicle, in the order of the sources, as its history tells it.
 * @param vehicle with its revisions applied
 * @param top its best modules, with the stats that were revised
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

/** The data of a vehicle that its group needs. */
interface GroupMember {
  id: number;
  type: string;
  tier: number;
  stats: Stats;
  /** Kind of the gun that the figures are of; null where it is not known. */
  gun: GunKind | null;
  /** Damage dealt over a minute, as `paceOf` tells it; null where it is not known. */
  pace: readonly number[] | null;
  /** Kinds of all guns that the vehicle can mount. */
  guns: readonly GunKind[];
}

/**
 * Ranks every figure of every vehicle within its tier and class, and figures that depend on the kind of gun also within
 * the kind.
 */
export function rankInGroups(members: readonly GroupMember[]): Map<number, VehiclePeers> {
  const peers = new Map<number, VehiclePeers>();
  for (const group of groupBy(members, ({ type, tier }) => `${type} ${tier}`).values()) {
    const byKind = groupBy(group, ({ gun }) => gun);
    const pacing = pacingOf(group);
    for (const member of group) {
      const paced = pacing && member.guns.some((kind) => kind !== "single");
      peers.set(member.id, { ...peersOf(member, group, byKind), ...(paced && { pacing }) });
    }
  }
  return peers;
}

/** How a group deals its damage; null where nothing of it is known, or of one vehicle alone. */
function pacingOf(group: readonly GroupMember[]): VehiclePeers["pacing"] | null {
  const paces = group.flatMap(({ pace }) => (pace ? [pace] : []));
  return paces.length > 1 ? { n: paces.length, damage: medianPace(paces).map(Math.round) } : null;
}

function peersOf(
  { stats, gun, guns }: GroupMember,
  group: readonly GroupMember[],
  byKind: ReadonlyMap<GunKind | null, readonly GroupMember[]>,
): VehiclePeers {
  const ownKind = byKind.get(gun) ?? [];
  const placed: VehiclePeers["stats"] = {};
  for (const key of STAT_KEYS) {
    const value = stats[key];
    if (value === undefined || value === null) continue;
    placed[key] = isByGunKind(key) ? placeAmongKind(key, value, ownKind) : place(key, value, figuresOf(key, group));
  }
  const otherGuns: VehiclePeers["otherGuns"] = {};
  for (const kind of GUN_KINDS) {
    const others = byKind.get(kind);
    if (kind !== gun && guns.includes(kind) && others)
      otherGuns[kind] = { size: others.length, stats: spreads(others) };
  }
  return { size: group.length, stats: placed, gun: gun && { kind: gun, size: ownKind.length }, otherGuns };
}

/** Being better than a single other vehicle means little, so small groups have no percentiles. */
function placeAmongKind(key: GunKindStat, value: number, group: readonly GroupMember[]): PeerStat {
  const placed = place(key, value, figuresOf(key, group));
  return placed.n > MIN_PEERS ? placed : { ...placed, percentile: null };
}

function spreads(group: readonly GroupMember[]): Partial<Record<GunKindStat, Omit<PeerStat, "percentile">>> {
  const result: Partial<Record<GunKindStat, Omit<PeerStat, "percentile">>> = {};
  for (const key of BY_GUN_KIND) {
    const figures = figuresOf(key, group);
    const [first] = figures;
    if (first === undefined) continue;
    const { percentile: _, ...spread } = place(key, first, figures);
    result[key] = spread;
  }
  return result;
}

function place(key: StatKey, value: number, figures: readonly number[]): PeerStat {
  const { n, mean, median, min, max, percentile } = rankInGroup(value, figures, STAT_META[key].better);
  return {
    n,
    mean: brief(mean),
    median: brief(median),
    min: brief(min),
    max: brief(max),
    percentile: percentile === null ? null : Math.round(percentile),
  };
}

function figuresOf(key: StatKey, group: readonly GroupMember[]): number[] {
  return group.flatMap(({ stats }) => stats[key] ?? []);
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Five digits, one more than any page prints. */
function brief(value: number): number {
  return tidy(Number(value.toPrecision(5)));
}
