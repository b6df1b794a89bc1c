import { medianPace, paceOf } from "#app/game/charts/damage-over-time.ts";
import type { StatsPatch } from "#app/game/model/provenance.ts";
import type { Configured, PeerStat, VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";
import { roundStat } from "#app/game/stats/format-stat.ts";
import {
  BY_GUN_KIND,
  GUN_KINDS,
  type GunKind,
  type GunKindStat,
  gunKind,
  isByGunKind,
  MIN_GUN_PEERS,
} from "#app/game/stats/gun-kinds.ts";
import { isRanked, RANKED_STATS, STAT_KEYS, type StatKey, type Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { rankInGroup } from "#app/game/stats/rank.ts";
import type { StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { tidy } from "#scripts/import/normalise/round.ts";

/** The vehicle as a member of its tier and class group; empty if it is only known with its stock modules. */
export function memberOf(vehicle: StoredVehicle, tops: ReadonlyMap<number, Configured>): GroupMember[] {
  const { id, type, tier } = vehicle;
  const patch = vehicle.patch && { version: vehicle.patch.version, commonTest: vehicle.patch.commonTest };
  if (vehicle.record === "default-profile") return [];
  if (vehicle.record === "summary")
    return [{ id, type, tier, patch, stats: vehicle.stats, gun: null, pace: null, guns: [] }];
  const top = tops.get(id);
  const gun = top && fittedModules(vehicle.modules, top.modules)?.gun;
  const guns = vehicle.modules.turrets.flatMap((turret) => turret.guns.map(gunKind));
  const { damage, reload } = top?.stats ?? {};
  const pace = gun && damage && reload ? paceOf({ gun, damage, reload }) : null;
  return [{ id, type, tier, patch, stats: top?.stats ?? {}, gun: gun ? gunKind(gun) : null, pace, guns }];
}

/** The data of a vehicle that its group needs. */
interface GroupMember {
  id: number;
  type: string;
  tier: number;
  /** The patch of its figures; null where they were announced. */
  patch: StatsPatch | null;
  stats: Stats;
  /** Kind of the gun that the figures are of; null where it is not known. */
  gun: GunKind | null;
  /** Damage dealt over a minute, from `paceOf`; null if unknown. */
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
  for (const group of Map.groupBy(members, ({ type, tier }) => `${type} ${tier}`).values()) {
    const byKind = Map.groupBy(group, ({ gun }) => gun);
    const pacing = pacingOf(group);
    const patches = patchesOf(group);
    for (const member of group) {
      const paced = pacing && member.guns.some((kind) => kind !== "single");
      peers.set(member.id, { ...peersOf(member, group, byKind), patches, ...(paced && { pacing }) });
    }
  }
  return peers;
}

/** How a group deals its damage; null if unknown or known for only one vehicle. */
function pacingOf(group: readonly GroupMember[]): VehiclePeers["pacing"] | null {
  const paces = group.flatMap(({ pace }) => (pace ? [pace] : []));
  return paces.length > 1 ? { n: paces.length, damage: medianPace(paces).map(Math.round) } : null;
}

function peersOf(
  { stats, gun, guns }: GroupMember,
  group: readonly GroupMember[],
  byKind: ReadonlyMap<GunKind | null, readonly GroupMember[]>,
): Omit<VehiclePeers, "patches"> {
  const ownKind = byKind.get(gun) ?? [];
  const placed: VehiclePeers["stats"] = {};
  for (const key of STAT_KEYS) {
    const value = stats[key];
    if (value === undefined || value === null) continue;
    // Those whose kind of gun is unknown are no kind: a magazine could be among single shots.
    if (gun === null && isByGunKind(key)) continue;
    placed[key] = isByGunKind(key)
      ? peerStatAmongKind(key, value, ownKind)
      : peerStatOf(key, value, knownValues(key, group));
  }
  const otherGuns: VehiclePeers["otherGuns"] = {};
  for (const kind of GUN_KINDS) {
    const others = byKind.get(kind);
    if (kind !== gun && guns.includes(kind) && others)
      otherGuns[kind] = { size: others.length, stats: spreads(others), values: valuesOf(BY_GUN_KIND, others) };
  }
  const values = {
    ...valuesOf(
      RANKED_STATS.filter((key) => !isByGunKind(key)),
      group,
    ),
    ...(gun && valuesOf(BY_GUN_KIND, ownKind)),
  };
  return { size: group.length, stats: placed, values, gun: gun && { kind: gun, size: ownKind.length }, otherGuns };
}

/** Being better than a single other vehicle means little, so small groups have no percentiles. */
function peerStatAmongKind(key: GunKindStat, value: number, group: readonly GroupMember[]): PeerStat {
  const placed = peerStatOf(key, value, knownValues(key, group));
  return placed.n > MIN_GUN_PEERS ? placed : { ...placed, percentile: null };
}

function spreads(group: readonly GroupMember[]): Partial<Record<GunKindStat, Omit<PeerStat, "percentile">>> {
  const result: Partial<Record<GunKindStat, Omit<PeerStat, "percentile">>> = {};
  for (const key of BY_GUN_KIND) {
    const values = knownValues(key, group);
    const [first] = values;
    if (first === undefined) continue;
    const { percentile: _, ...spread } = peerStatOf(key, first, values);
    result[key] = spread;
  }
  return result;
}

function peerStatOf(key: StatKey, value: number, values: readonly number[]): PeerStat {
  const { n, mean, median, min, max, percentile } = rankInGroup(value, values, STAT_META[key].better);
  return {
    n,
    mean: brief(mean),
    median: brief(median),
    min: brief(min),
    max: brief(max),
    percentile: percentile === null ? null : Math.round(percentile),
  };
}

/** The known values of each ranked stat, lowest first. */
function valuesOf(keys: readonly StatKey[], group: readonly GroupMember[]): VehiclePeers["values"] {
  const values: VehiclePeers["values"] = {};
  for (const key of keys.filter(isRanked)) {
    const rounded = knownValues(key, group).map((value) => roundStat(key, value));
    if (rounded.length > 0) values[key] = rounded.sort((a, b) => a - b);
  }
  return values;
}

function patchesOf(group: readonly GroupMember[]): VehiclePeers["patches"] {
  const alike = Map.groupBy(group, ({ patch }) => (patch ? `${patch.version} ${patch.commonTest}` : null));
  return [...alike.values()].map((members) => ({ patch: members[0]?.patch ?? null, vehicles: members.length }));
}

function knownValues(key: StatKey, group: readonly GroupMember[]): number[] {
  return group.flatMap(({ stats }) => stats[key] ?? []);
}

/** As many digits as the stats have: with fewer, the lowest would print otherwise here than on its own page. */
function brief(value: number): number {
  return tidy(Number(value.toPrecision(7)));
}
