import { describe, expect, it } from "vitest";
import { VEHICLE_CLASSES } from "../model/enumerations/classes.ts";
import { isRating } from "../model/enumerations/rating-scale.ts";
import { CUTS, LEAST_VEHICLES, RATING_COMPONENTS, WEIGHTS } from "./method.ts";
import { type RatedVehicle, rateVehicles, ratingOf } from "./rate.ts";

/** A vehicle whose every figure is the better the greater `strength` is. */
function vehicle(id: number, strength: number, changes: Partial<RatedVehicle> = {}): RatedVehicle {
  const place = { n: 9, mean: 0, median: 0, min: 0, max: 0, percentile: strength };
  return {
    ...{ id, type: "heavyTank", tier: 10, notInShop: false },
    expected: { winRate: 45 + strength / 10, damage: 1000 + strength, frags: strength / 100, spots: 1, defence: 1 },
    marks: { state: "known", p65: 1, p85: 2000 + strength, p95: 1, p100: 1 },
    peers: { stats: { dpm: place, health: place, topSpeed: place, viewRange: place } },
    ...changes,
  };
}

const group = [0, 10, 20, 40, 60, 80, 90, 95, 100].map((strength, at) => vehicle(at, strength));
const of = (vehicles: readonly RatedVehicle[], id: number) => {
  const rating = rateVehicles(vehicles).get(id);
  if (!rating) throw new Error(`${id} is not rated.`);
  return rating;
};

describe("the weights", () => {
  it.each(VEHICLE_CLASSES)("of %s are a hundred", (type) => {
    expect(Object.values(WEIGHTS[type]).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});

describe("the rating of a score", () => {
  it.each([
    [0, 0.5],
    [22.9, 0.5],
    [23, 1],
    [40.9, 2],
    [47, 3],
    [52.9, 3],
    [53, 3.5],
    [70.9, 4.5],
    [71, 5],
    [100, 5],
  ])("of %f is %f", (score, rating) => expect(ratingOf(score)).toBe(rating));

  it("has nine cuts in order, so that all ten ratings can be reached", () => {
    expect([...CUTS].sort((a, b) => a - b)).toEqual([...CUTS]);
    expect(new Set([0, ...CUTS].map(ratingOf)).size).toBe(10);
  });
});

describe("ratings", () => {
  it("are best for what is far beyond all others in everything, and worst for what is far behind", () => {
    const ends = [...group, vehicle(9, 400), vehicle(10, -300)];
    expect(of(ends, 9).computed).toMatchObject({ value: 5, reason: null });
    expect(of(ends, 10).computed).toMatchObject({ value: 0.5, reason: null });
  });

  it("are in the middle for what is like most others", () => {
    expect(of(group, 4).components.find(({ key }) => key === "damage")?.score).toBe(50);
  });

  it("do not depend on the size of the figures", () => {
    const larger = group.map((each) => ({
      ...each,
      expected: each.expected && { ...each.expected, damage: 7 * each.expected.damage + 100 },
    }));
    for (const { id } of group) expect(of(larger, id).computed).toEqual(of(group, id).computed);
  });

  it("do not depend on the order of the vehicles", () => {
    const turned = rateVehicles([...group].reverse());
    for (const [id, rating] of rateVehicles(group)) expect(turned.get(id)).toEqual(rating);
  });

  it("compare with the same tier and class only", () => {
    const strangers = group.flatMap((each) => [
      { ...each, id: each.id + 100, tier: 9 },
      { ...each, id: each.id + 200, type: "mediumTank" as const },
    ]);
    expect(of([...group, ...strangers], 4)).toEqual(of(group, 4));
  });

  it("are within the scale, and never lower for a vehicle of which one figure is better", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 40; round++) {
      const some = Array.from({ length: 5 + Math.floor(random() * 20) }, (_, id) =>
        vehicle(id, Math.round(random() * 100)),
      );
      const before = of(some, 2).computed;
      expect(isRating(before.value) && before.value >= 0.5).toBe(true);
      const expected = some[2]?.expected;
      if (!expected) throw new Error("It has no averages.");
      for (const key of ["winRate", "damage", "frags"] as const) {
        const better = some.map((each) =>
          each.id === 2 ? { ...each, expected: { ...expected, [key]: expected[key] * 2 } } : each,
        );
        expect(of(better, 2).computed.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
      }
    }
  });

  it("count what is not known as the middle", () => {
    const known = of(group, 8);
    const rating = of(
      group.map((each) => (each.id === 8 ? { ...each, marks: { state: "not-enough-data" } as const } : each)),
      8,
    );
    const marks = known.components.find(({ key }) => key === "marks")?.score ?? 0;
    expect(rating.components.find(({ key }) => key === "marks")?.score).toBeNull();
    expect(rating.computed.score).toBeCloseTo((known.computed.score ?? 0) - 0.15 * (marks - 50), 9);
  });

  it.each([
    ["no-averages", group.map((each) => (each.id === 4 ? { ...each, expected: null } : each))],
    ["few-vehicles", group.slice(2, 2 + LEAST_VEHICLES - 1)],
    [
      "little-known",
      group.map((each) =>
        each.id === 4 ? { ...each, marks: { state: "not-known" } as const, peers: { stats: {} } } : each,
      ),
    ],
  ])("are not given: %s", (reason, vehicles) => {
    expect(of(vehicles, 4).computed).toEqual({ value: 0, score: null, reason });
  });

  it("have every part of the class, known or not", () => {
    expect(of(group, 4).components.map(({ key }) => key)).toEqual(
      RATING_COMPONENTS.filter((key) => WEIGHTS.heavyTank[key] !== undefined),
    );
  });
});
