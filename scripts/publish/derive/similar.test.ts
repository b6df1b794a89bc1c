import { describe, expect, it } from "vitest";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { similarVehicles } from "./similar.ts";

const KEYS: StatKey[] = ["dpm", "damage", "penetration", "aimTime", "health", "topSpeed", "specificPower", "viewRange"];
const spread = { n: 9, mean: 1, median: 1, min: 0, max: 2 };

/** A heavy tank whose figures all have one value, which is their percentile too. */
function heavy(id: number, value: number, more: Partial<VehicleRecord> & { stats?: Stats } = {}): VehicleRecord {
  const stats = Object.fromEntries(KEYS.map((key) => [key, value]));
  const peerStats = Object.fromEntries(KEYS.map((key) => [key, { ...spread, percentile: value }]));
  return {
    ...stockOnly,
    record: "summary",
    patch: null,
    type: "heavyTank",
    tier: 8,
    role: "role_HT_break",
    notInShop: false,
    premium: false,
    id,
    stats,
    peers: { ...stockOnly.peers, stats: peerStats },
    ...more,
  } as VehicleRecord;
}

const idsOf = (records: VehicleRecord[], id: number) =>
  similarVehicles(records)
    .get(id)
    ?.map((other) => other.id);

describe("vehicles that are like one", () => {
  it("are the four nearest of its tier and class", () => {
    const group = [50, 10, 20, 40, 55, 90].map((value, id) => heavy(id, value));
    expect(idsOf([...group, heavy(6, 51, { tier: 9 }), heavy(7, 51, { type: "SPG" })], 0)).toEqual([4, 3, 2, 1]);
  });

  it("are of its role first", () => {
    const other = heavy(2, 51, { role: "role_HT_assault" });
    expect(idsOf([heavy(1, 50), other, heavy(3, 90)], 1)).toEqual([3, 2]);
  });

  it("are one of those with equal figures, the one in the tree before a premium one, and none equal to itself", () => {
    const group = [heavy(1, 50), heavy(2, 50), heavy(3, 60, { premium: true }), heavy(4, 60), heavy(5, 60)];
    expect(idsOf(group, 1)).toEqual([4]);
    expect(idsOf(group, 3)).toEqual([1]);
  });

  it("have enough known figures in common", () => {
    const few = heavy(2, 50);
    few.peers.stats = { health: { ...spread, percentile: 50 } };
    expect(idsOf([heavy(1, 50.1), few], 1)).toEqual([]);
    expect(idsOf([stockOnly], stockOnly.id)).toEqual([]);
  });

  it("have the figures that tell them apart, as they are shown", () => {
    const known = { dpm: 2145.985, health: 2400 };
    expect(similarVehicles([heavy(1, 50), heavy(2, 60, { stats: known })]).get(1)).toEqual([
      { ...similarVehicles([heavy(1, 50), heavy(2, 60)]).get(1)?.[0], dpm: 2146, health: 2400, topSpeed: null },
    ]);
  });

  it("are published of tier and class, never twice and never the vehicle itself", () => {
    for (const { id, tier, type, similar } of publishedRecords()) {
      expect(similar.every((other) => other.tier === tier && other.type === type && other.id !== id)).toBe(true);
      expect(new Set(similar.map((other) => other.id)).size).toBe(similar.length);
    }
  });
});
