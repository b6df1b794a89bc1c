import { describe, expect, it } from "vitest";
import type { VehiclePeers } from "../model/vehicle/vehicle.ts";
import type { Stats } from "../stats/keys.ts";
import { radarPercentiles, radarPoints } from "./radar.ts";

it("goes round clockwise from the top", () => {
  const points = radarPoints([1, 0.5, 0, 1], [100, 100], 80);
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  expect(rounded).toEqual([
    [100, 20],
    [140, 100],
    [100, 100],
    [20, 100],
  ]);
});

describe("the axes of a vehicle", () => {
  const top: Stats = { dpm: 2000, penetration: 200, hullFront: 0, health: 1500, specificPower: 15, viewRange: 380 };
  const spread = { n: 5, mean: 0, median: 0, min: 0, max: 0 };
  /** Stored percentiles are unlike what the values give, to tell which of the two is taken. */
  const peers: VehiclePeers = {
    size: 5,
    stats: {
      dpm: { ...spread, percentile: 61 },
      penetration: { ...spread, percentile: 62 },
      hullFront: { ...spread, percentile: 63 },
      health: { ...spread, percentile: null },
      viewRange: { ...spread, percentile: 65 },
    },
    values: { dpm: [1000, 1500, 2000, 2500, 3000], penetration: [150, 200, 250], hullFront: [0, 100] },
    patches: [],
    gun: { kind: "single", size: 5 },
    otherGuns: {},
  };
  const percentile = (stats: Stats, key: string, of = peers) =>
    radarPercentiles(stats, top, of).find((axis) => axis.key === key)?.percentile;

  it("are its firepower, then clockwise what it withstands and how it moves and sees", () => {
    expect(radarPercentiles(top, top, peers)).toEqual([
      { label: "Firepower", key: "dpm", percentile: 61 },
      { label: "Penetration", key: "penetration", percentile: 62 },
      { label: "Armour", key: "hullFront", percentile: 63 },
      { label: "Health", key: "health", percentile: null },
      { label: "Mobility", key: "specificPower", percentile: null },
      { label: "Vision", key: "viewRange", percentile: 65 },
    ]);
  });

  it.each<[string, Stats]>([
    ["not known", { dpm: null }],
    ["not there", {}],
  ])("have no place for a figure that is %s", (_, stats) => expect(percentile(stats, "dpm")).toBeNull());

  it.each([
    // Among the four others: 1000, 1500, 2500 and 3000.
    ["below all others", 900, 0],
    ["better than the half", 2100, 50],
    ["as another one, which counts half", 2500, 62.5],
    ["above all others", 9000, 100],
  ])("of a figure that is not that of the top: %s", (_, dpm, expected) => {
    expect(percentile({ ...top, dpm }, "dpm")).toBe(expected);
  });

  it("take the stored place as far as figures differ by their seventh digit", () => {
    expect(percentile({ ...top, dpm: 2000.002 }, "dpm")).toBe(61);
    expect(percentile({ ...top, dpm: 1999.998 }, "dpm")).toBe(61);
    expect(percentile({ ...top, dpm: 2000.01 }, "dpm")).toBe(50);
    expect(percentile({ ...top, dpm: 1999.99 }, "dpm")).toBe(50);
  });

  it("count among the whole group where the figure at the top is not known", () => {
    expect(radarPercentiles({ dpm: 2100 }, { dpm: null }, peers)[0]?.percentile).toBe(60);
  });
});
