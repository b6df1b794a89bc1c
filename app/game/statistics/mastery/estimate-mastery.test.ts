import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { estimateMastery, MIN_OF_GROUP, quantile } from "./estimate-mastery.ts";
import { MASTERY_CLASSES, MASTERY_SHARES } from "./mastery-classes.ts";

/** The results that the dataset keeps, by tank_id. */
function battlesOfDataset(): Map<number, number[]> {
  const battles: Record<string, number[]> = JSON.parse(
    readFileSync(join(root, "data/game/statistics/battles.json"), "utf8"),
  );
  return new Map(Object.entries(battles).map(([id, xp]) => [Number(id), xp]));
}

/** Results 1 to n, times a factor. */
const ramp = (count: number, factor = 1) => Array.from({ length: count }, (_, i) => (i + 1) * factor);
const heavy = (id: number, tier = 10) => ({ id, tier, type: "heavyTank" as const });

/** Results of different spread, and of tails of different length. */
const spread = (count: number, factor: number, of: number, scale: number, power: number) =>
  Array.from({ length: count }, (_, i) => Math.round(scale * ((((i * factor) % of) + 1) / of) ** power));
const threeBandsResults = new Map([
  [1, spread(300, 37, 101, 1200, 1)],
  [2, spread(200, 53, 97, 1500, 1.5)],
  [3, spread(400, 29, 89, 900, 2)],
  [4, spread(350, 31, 83, 800, 3)],
  [5, spread(250, 23, 79, 700, 2.5)],
  [6, spread(300, 19, 73, 500, 4)],
  [7, spread(250, 17, 71, 300, 1.2)],
  [8, spread(600, 41, 103, 1300, 1)],
  [9, spread(29, 41, 103, 5000, 6)],
  [11, [400, 2000]],
]);
const threeBands = [
  ...[heavy(1), heavy(2), heavy(3, 8), heavy(4, 7), heavy(5, 5), heavy(6, 4), heavy(7, 4)],
  { id: 8, tier: 10, type: "mediumTank" as const },
  ...[heavy(9, 9), heavy(10), heavy(11)],
];

describe("the estimate of mastery thresholds", () => {
  it("is the sample's own quantiles where one vehicle is all there is", () => {
    // 1,000 results, 1 to 1,000: the mean is 500.5, so the quantiles come back.
    const [only] = estimateMastery([heavy(1)], new Map([[1, ramp(1000)]]));
    expect(only).toEqual({
      id: 1,
      own: 1000,
      group: 1000,
      thresholds: { third: 500, second: 800, first: 950, ace: 990 },
    });
  });

  it("states no threshold beyond which fewer than five results lie", () => {
    const thresholds = (count: number) => estimateMastery([heavy(1)], new Map([[1, ramp(count)]]))[0]?.thresholds;
    expect(thresholds(499)).toMatchObject({ first: expect.any(Number), ace: null });
    expect(thresholds(500)?.ace).not.toBeNull();
    expect(thresholds(99)).toMatchObject({ second: expect.any(Number), first: null });
    expect(thresholds(100)?.first).not.toBeNull();
  });

  it("says nothing of a tier and class with too few results", () => {
    expect(estimateMastery([heavy(1)], new Map([[1, ramp(MIN_OF_GROUP - 1)]]))).toEqual([]);
    expect(estimateMastery([heavy(1)], new Map([[1, ramp(MIN_OF_GROUP)]]))).toHaveLength(1);
    expect(estimateMastery([heavy(1)], new Map())).toEqual([]);
  });

  it("gives a vehicle without results those of its tier and class", () => {
    const results = new Map([[1, ramp(600)]]);
    const [sampled, other, elsewhere] = estimateMastery([heavy(1), heavy(2), heavy(3, 9)], results);
    expect(other).toEqual({ ...sampled, id: 2, own: 0 });
    expect(elsewhere).toBeUndefined();
  });

  it("lies between the group and the vehicle's own, the nearer to its own the more results there are", () => {
    const vehicles = [1, 2, 3, 4].map((id) => heavy(id));
    const strong = (count: number) => {
      const results = new Map([
        [1, ramp(200)],
        [2, ramp(200, 1.6)],
        [3, ramp(200, 0.7)],
        [4, Array.from({ length: count }, (_, i) => 200 + (200 * (i + 0.5)) / count)],
      ]);
      const estimates = estimateMastery([...vehicles, heavy(5)], results);
      return { own: estimates[3]?.thresholds.third ?? 0, group: estimates[4]?.thresholds.third ?? 0 };
    };
    const [few, many] = [strong(2), strong(200)];
    expect(few.own).toBeGreaterThan(few.group);
    expect(many.own).toBeGreaterThan(few.own);
    expect(many.own).toBeLessThan(400);
  });

  // Worked out by a second program that follows the comment of `estimateMastery` and shares no code with it.
  it.each([
    [1, 300, 502, [570, 1000, 1280, 1510]],
    [2, 200, 502, [570, 1000, 1270, 1510]],
    [3, 400, 400, [240, 580, 800, 890]],
    [4, 350, 350, [110, 420, 710, 790]],
    [5, 250, 250, [120, 410, 630, 720]],
    [6, 300, 550, [80, 200, 310, 410]],
    [7, 250, 550, [100, 260, 410, 540]],
    [8, 600, 600, [660, 1050, 1250, 1300]],
    [10, 0, 502, [570, 1010, 1280, 1520]],
    [11, 2, 502, [610, 1070, 1360, 1610]],
  ])("of vehicle %i of a sample of three bands, with %i of %i results, is %j", (id, own, group, known) => {
    const [third, second, first, ace] = known;
    const estimate = estimateMastery(threeBands, threeBandsResults).find((one) => one.id === id);
    expect(estimate).toEqual({ id, own, group, thresholds: { third, second, first, ace } });
  });

  it("leaves out the tier and class of the sample that has 29 results", () => {
    expect(estimateMastery(threeBands, threeBandsResults).map(({ id }) => id)).toEqual(
      threeBands.map(({ id }) => id).filter((id) => id !== 9),
    );
  });

  it("rises from class to class", () => {
    for (const { thresholds } of estimateMastery([heavy(1), heavy(2)], new Map([[1, ramp(700).map(Math.sqrt)]]))) {
      const stated = Object.values(thresholds);
      expect(stated).toEqual([...stated].sort((a, b) => Number(a) - Number(b)));
    }
  });

  it("knows how far the best results lie above the mean by the band of tiers", () => {
    // Low tiers with a long tail: nobody's at tier X changes by it.
    const long = ramp(2000).map((xp) => (xp > 1900 ? xp * 4 : xp));
    const vehicles = [heavy(1), heavy(2, 8), heavy(3, 4)];
    const of = (results: [number, number[]][]) => estimateMastery(vehicles, new Map(results))[0]?.thresholds;
    const sample: [number, number[]][] = [
      [1, ramp(600)],
      [2, ramp(600)],
    ];
    expect(of([...sample, [3, long]])).toEqual(of(sample));
  });

  it("meets the sample's own quantiles within a twentieth where there are many results", () => {
    const heavies = publishedRecords().filter(({ tier, type }) => tier === 10 && type === "heavyTank");
    const results = battlesOfDataset();
    const all = heavies.flatMap(({ id }) => results.get(id) ?? []).sort((a, b) => a - b);
    const [group] = estimateMastery([...publishedRecords(), heavy(999_999)], results).slice(-1);
    for (const mark of MASTERY_CLASSES) {
      const own = quantile(all, MASTERY_SHARES[mark]);
      expect((group?.thresholds[mark] ?? 0) / own, mark).toBeGreaterThan(0.95);
      expect((group?.thresholds[mark] ?? 0) / own, mark).toBeLessThan(1.05);
    }
  });

  it("does not depend on the order of results", () => {
    const forward = estimateMastery([heavy(1)], new Map([[1, ramp(700)]]));
    expect(estimateMastery([heavy(1)], new Map([[1, ramp(700).reverse()]]))).toEqual(forward);
  });
});
