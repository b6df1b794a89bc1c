import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehiclePeers } from "../model/vehicle/vehicle.ts";
import type { StatKey, Stats } from "./keys.ts";
import { STAT_META } from "./meta.ts";
import { otherValues, percentileIn, rankInGroup, rankOf } from "./rank.ts";

/** The figures of the tier X heavy tanks on 26 November 2026, each with how many vehicles have it. */
const GROUP: Partial<Record<StatKey, string>> = {
  topSpeed: "20 25 28 30×5 33×2 34 34.3×2 35×5 35.4×2 36 37×2 40×7 43×2 45×3 50×7 55 59.6 60 65",
  specificPower: `
    9.1 9.2 10 10.3 11.2 11.4 12.1 12.7×2 13×2 13.6 13.9 14 14.2 14.5×2 14.8 15×2 15.5×2 15.7 16×3 16.3×3 16.7×4
    16.8 17×2 17.2 17.3 17.5×2 17.6 18.1 18.4 19.6 20.9
  `,
  hullSide: "30 45×2 60 70×4 75 76×2 80×2 85 89×2 90×2 100×6 102×2 110×2 112 120×8 140 150×2 160×4 185",
  health: "2000×2 2100×5 2200×15 2250×3 2300×5 2400×2 2450 2500×10 2700 2900 3000",
  damage: "400×6 410 420×3 430 440×9 450 490×8 530×2 560×4 600 650×3 700 750×4 800 850",
  dpm: `
    1873 1908 2100 2105 2138 2146 2155 2167×2 2195×2 2200 2211 2240 2250×2 2271 2296×2 2352 2357 2400×3 2429
    2450 2455 2491 2500 2520 2589 2597 2625×2 2640×2 2688 2727×2 2759 2824 2930 2932 3097×2
  `,
  gunDepression: "5×2 5.5 6×3 7×11 8×19 10×7 12×3",
  aimTime: "1.7×2 1.9 2×7 2.1×2 2.2 2.3×4 2.5×9 2.7×5 2.8×3 2.9×5 3×7",
  penetration: "246×3 249×2 250×6 256×2 257×2 258×10 259×3 260×7 263×2 264 265×2 266 267 268 270×2 276",
  viewRange: "380×2 390×15 400×25 410×4",
};
const values = Object.fromEntries(
  Object.entries(GROUP).map(([key, counted]) => [
    key,
    counted
      .trim()
      .split(/\s+/)
      .flatMap((one) => {
        const [value, vehicles = 1] = one.split("×").map(Number);
        return Array<number>(vehicles).fill(value ?? Number.NaN);
      }),
  ]),
);
const peers: Pick<VehiclePeers, "values" | "gun" | "otherGuns"> = {
  values: { ...values, reload: [9, 10, 12] },
  gun: { kind: "single", size: 3 },
  otherGuns: { magazine: { size: 2, stats: {}, values: { reload: [30, 40] } } },
};
/** The IS-7. */
const top: Stats = {
  ...{
    topSpeed: 59.6,
    specificPower: 17.59789,
    hullSide: 150,
    health: 2400,
    damage: 490,
    dpm: 2145.985,
    gunDepression: 6,
    aimTime: 2.9,
    penetration: 250,
    viewRange: 400,
  },
  reload: 10,
};

describe("the rank of a figure", () => {
  it.each<[key: StatKey, rank: number, of: number, tied?: true]>([
    ["topSpeed", 3, 46],
    ["specificPower", 5, 45],
    ["hullSide", 6, 45],
    ["health", 15, 46],
    ["damage", 18, 46],
    ["dpm", 40, 45],
    ["gunDepression", 41, 46],
    ["aimTime", 35, 46],
    ["penetration", 36, 46],
    ["viewRange", 5, 46, true],
  ])("%s of the IS-7 is %i of %i", (key, rank, of, tied) => {
    const others = otherValues(key, peers, top);
    expect(rankOf(key, top[key] ?? Number.NaN, others)).toMatchObject({ rank, of, tied: tied ?? false });
  });

  it.each<[key: StatKey, value: number, others: number[], rank: number, tied: boolean]>([
    ["health", 100, [90, 110], 2, false],
    ["health", 100, [100], 1, true],
    ["health", 100, [100, 90, 80], 1, true],
    ["health", 100, [100, 90, 80, 70], 1, false],
    ["reload", 8, [7.5, 9, 10], 2, false],
    ["dispersion", 0.344, [0.34, 0.35], 1, true],
    ["dpm", 2000.4, [2000, 2100, 1000], 2, true],
  ])("%s %f among %j is %i, tied: %s", (key, value, others, rank, tied) => {
    expect(rankOf(key, value, others)).toMatchObject({ rank, of: others.length + 1, tied });
  });

  it("is none alone, and none where neither more nor less is better", () => {
    expect(rankOf("health", 100, [])).toBeNull();
    expect(rankOf("weight", 50, [40, 60])).toBeNull();
  });
});

describe("the other vehicles", () => {
  it("are all of the group but this one, once", () => {
    expect(otherValues("topSpeed", peers, top)).toHaveLength((values.topSpeed?.length ?? 0) - 1);
    expect(otherValues("reload", peers, top)).toEqual([9, 12]);
    expect(otherValues("reload", peers, { ...top, reload: 9 })).toEqual([10, 12]);
    expect(otherValues("reload", peers, { ...top, reload: null })).toEqual([9, 10, 12]);
  });

  it("are none where the figure is not ranked", () => {
    expect(otherValues("calibre", peers, top)).toEqual([]);
  });
});

it.each<[key: StatKey, value: number, others: number[], percentile: number]>([
  ["health", 100, [100, 90, 110, 80], 62.5],
  ["health", 120, [100, 90], 100],
  ["reload", 8, [7, 9, 10, 11], 75],
  ["reload", 12, [7, 9], 0],
])("%s %f among %j beats %f per cent of them, as in its group", (key, value, others, percentile) => {
  expect(rankOf(key, value, others)?.percentile).toBe(percentile);
  expect(percentileIn(value, [value, ...others], STAT_META[key].better)).toBe(percentile);
});

describe("a figure among its group", () => {
  it("is placed by the share of the others that it beats", () => {
    expect(rankInGroup(3, [1, 2, 3, 4, 5], "higher").percentile).toBe(50);
    expect(rankInGroup(5, [1, 2, 3, 4, 5], "higher").percentile).toBe(100);
    expect(rankInGroup(1, [1, 2, 3, 4, 5], "higher").percentile).toBe(0);
    expect(rankInGroup(1, [1, 2, 3, 4, 5], "lower").percentile).toBe(100);
  });

  it("counts ties half", () => {
    expect(rankInGroup(2, [1, 2, 2, 3], "higher").percentile).toBe(50);
    expect(rankInGroup(2, [2, 2], "lower").percentile).toBe(50);
  });

  it("has the mean, the median and the ends of the group beside it", () => {
    expect(rankInGroup(1, [4, 1, 2, 9], "higher")).toMatchObject({ n: 4, mean: 4, median: 3, min: 1, max: 9 });
    expect(rankInGroup(4, [4, 1, 9], "higher")).toMatchObject({ median: 4, min: 1, max: 9 });
  });

  it("has no place where nothing is better or nobody else is there", () => {
    expect(rankInGroup(3, [1, 3], "neutral").percentile).toBeNull();
    expect(rankInGroup(3, [3], "higher").percentile).toBeNull();
  });

  it("stands mirrored when less is better", () => {
    const group = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(group, (values) => {
        const [value = 0] = values;
        const up = rankInGroup(value, values, "higher").percentile ?? Number.NaN;
        const down = rankInGroup(value, values, "lower").percentile ?? Number.NaN;
        expect(up + down).toBeCloseTo(100);
      }),
    );
  });
});
