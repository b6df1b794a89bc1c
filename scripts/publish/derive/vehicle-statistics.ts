import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import type { PeerStat, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { Averages, ExpectedIndex, MarksIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey } from "#app/game/stats/keys.ts";

/** The averages of tiers and classes. Every member carries the spread of its group, so any member that has the figure gives it. */
export function averagesOf(records: readonly VehicleRecord[], gameVersion: string): Averages {
  const groups = new Map<string, Averages["groups"][number]>();
  for (const { record, type, tier, peers } of records) {
    if (record === "default-profile") continue;
    const key = `${type} ${tier}`;
    const group = groups.get(key) ?? { type, tier, size: peers.size, stats: {}, guns: {} };
    groups.set(key, group);
    for (const [stat, { percentile: _, ...spread }] of Object.entries(peers.stats) as [StatKey, PeerStat][]) {
      if (!isByGunKind(stat)) group.stats[stat] = spread;
      else if (peers.gun) gunGroup(group, peers.gun).stats[stat] = spread;
    }
  }
  const sorted = [...groups.values()].sort((a, b) => a.tier - b.tier || (a.type < b.type ? -1 : 1));
  return { gameVersion, groups: sorted };
}

function gunGroup({ guns }: Averages["groups"][number], { kind, size }: NonNullable<VehiclePeers["gun"]>) {
  const group = guns[kind] ?? { size, stats: {} };
  guns[kind] = group;
  return group;
}

/** The marks of all vehicles that the source has a row of. */
export function marksOf(records: readonly VehicleRecord[]): MarksIndex {
  return {
    vehicles: records
      .filter(({ marks }) => marks.state !== "not-known")
      .map((record) => ({ ...identityOf(record), marks: record.marks })),
  };
}

/** The expected values by tank_id. */
export function expectedOf(records: readonly VehicleRecord[]): ExpectedIndex {
  return {
    expected: Object.fromEntries(records.flatMap(({ id, expected }) => (expected ? [[String(id), expected]] : []))),
  };
}

function identityOf(record: VehicleRecord): VehicleIdentity {
  const { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector } = record;
  return { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector };
}
