import type { VehicleIdentity } from "#app/game/model/identity.ts";
import type { PeerStat, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle.ts";
import {
  type Averages,
  averagesSchema,
  type ExpectedIndex,
  expectedIndexSchema,
  type MarksIndex,
  marksIndexSchema,
} from "#app/game/model/vehicle-statistics.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { GAME_VERSION } from "../sources.ts";
import type { Dataset } from "./dataset.ts";
import { averagesPath, expectedPath, marksPath } from "./paths.ts";

/** Adds the averages of tiers and classes, the marks of all vehicles and the expected values. */
export function emitStatistics(dataset: Dataset, records: readonly VehicleRecord[]): void {
  dataset.add(averagesPath, ["definitions", "newer"], averagesPath, averagesSchema, averages(records));
  const marks = marksOf(records);
  if (marks.vehicles.length > 0) {
    dataset.add(marksPath, ["marks", "definitions", "names", "newer"], marksPath, marksIndexSchema, marks);
  }
  const expected = expectedOf(records);
  if (Object.keys(expected.expected).length > 0) {
    dataset.add(expectedPath, ["expected"], expectedPath, expectedIndexSchema, expected);
  }
}

/** Every member carries the spread of its group, so any member that has the figure gives it. */
function averages(records: readonly VehicleRecord[]): Averages {
  const groups = new Map<string, Averages["groups"][number]>();
  for (const { type, tier, peers } of records) {
    const key = `${type} ${tier}`;
    const group = groups.get(key) ?? { type, tier, size: peers.size, stats: {}, guns: {} };
    groups.set(key, group);
    for (const [stat, { percentile: _, ...spread }] of Object.entries(peers.stats) as [StatKey, PeerStat][]) {
      if (!isByGunKind(stat)) group.stats[stat] = spread;
      else if (peers.gun) gunGroup(group, peers.gun).stats[stat] = spread;
    }
  }
  const sorted = [...groups.values()].sort((a, b) => a.tier - b.tier || (a.type < b.type ? -1 : 1));
  return { gameVersion: GAME_VERSION, groups: sorted };
}

function gunGroup({ guns }: Averages["groups"][number], { kind, size }: NonNullable<VehiclePeers["gun"]>) {
  const group = guns[kind] ?? { size, stats: {} };
  guns[kind] = group;
  return group;
}

function marksOf(records: readonly VehicleRecord[]): MarksIndex {
  return {
    vehicles: records
      .filter(({ marks }) => marks.state !== "not-known")
      .map((record) => ({ ...identityOf(record), marks: record.marks })),
  };
}

function expectedOf(records: readonly VehicleRecord[]): ExpectedIndex {
  return {
    expected: Object.fromEntries(records.flatMap(({ id, expected }) => (expected ? [[String(id), expected]] : []))),
  };
}

function identityOf(record: VehicleRecord): VehicleIdentity {
  const { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector } = record;
  return { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector };
}
