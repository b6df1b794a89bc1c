import { describe, expect, it } from "vitest";
import { isRating } from "../model/enumerations/rating-scale.ts";
import { distanceText, MIN_VEHICLES, RATING_VIEWS, type RatingViewKey, ratingSteps } from "./method.ts";
import { type RatedVehicle, rateVehicles, ratingOf } from "./rate.ts";

/** A vehicle whose every figure is the better the greater `strength` is. */
function vehicle(id: number, strength: number, changes: Partial<RatedVehicle> = {}): RatedVehicle {
  const peerStat = { n: 9, mean: 0, median: 0, min: 0, max: 0, percentile: Math.min(100, Math.max(0, strength)) };
  return {
    id,
    type: "heavyTank",
    tier: 10,
    notInShop: false,
    expected: { winRate: 45 + strength / 10, damage: 1000 + strength, frags: 1, spots: 1, defence: 1 },
    marks: { state: "known", p65: 1000 + strength, p85: 2000 + strength, p95: 3000 + strength, p100: 1 },
    peers: { stats: { topSpeed: peerStat, viewRange: peerStat } },
    ...changes,
  };
}

const group = [0, 10, 20, 40, 60, 80, 90, 95, 100].map((strength, at) => vehicle(at, strength));
const of = (vehicles: readonly RatedVehicle[], id: number) => {
  const rating = rateVehicles(vehicles).get(id);
  if (!rating) throw new Error(`${id} is not rated.`);
  return rating;
};
const seen = (distances: Partial<Record<RatingViewKey, number>>) =>
  ratingOf(RATING_VIEWS.map((key) => ({ key, distance: distances[key] ?? null })));

describe("the rating of views", () => {
  it.each([
    // All agree: no doubt, 3 + 1.25 × the distance, to halves.
    [{ winRate: 1, damage: 1, marks: 1, figures: 1 }, 4.5],
    [{ winRate: 0.2, damage: 0.2, marks: 0.2, figures: 0.2 }, 3.5],
    [{ winRate: 0.19, damage: 0.19, marks: 0.19, figures: 0.19 }, 3],
    [{ winRate: -0.2, damage: -0.2, marks: -0.2, figures: -0.2 }, 3],
    [{ winRate: -0.6, marks: -0.6 }, 2.5],
    [{ winRate: 3, damage: 3, marks: 3, figures: 2 }, 5],
    [{ winRate: -3, damage: -3, marks: -3, figures: -2 }, 0.5],
    // Mean 0.5, doubt 0.5, so 0.375 counts: 3.47.
    [{ winRate: 1, marks: 0 }, 3.5],
    // The damage counts half: mean 2 ÷ 3, of which 0.118 is taken off.
    [{ winRate: 1, damage: 0 }, 3.5],
    // Mean −1 ÷ 3, but one is not below.
    [{ winRate: -3, marks: 2, figures: 0 }, 3],
    [{ winRate: -2, marks: -2, figures: 0 }, 3],
    [{ winRate: -2, marks: -2, figures: -0.1 }, 1.5],
  ])("%j is %f", (distances, rating) => {
    expect(seen(distances)?.value).toBe(rating);
  });

  it("counts by its mean less a quarter of its doubt", () => {
    // Weights 1, ½, 1, 1: mean (1 + 0.25 + 0 + 2) ÷ 3.5 = 0.92857; squares 0.00510 + 0.09184 + 0.86224 + 1.14796.
    const rating = seen({ winRate: 1, damage: 0.5, marks: 0, figures: 2 });
    expect(rating?.mean).toBeCloseTo(0.928_571, 5);
    expect(rating?.doubt).toBeCloseTo(Math.sqrt(2.107_143 / 3.5 / 3), 5);
    expect(rating?.agreed).toBeCloseTo(0.928_571 - 0.447_973 / 4, 4);
    expect(rating?.value).toBe(4);
  });

  it("is the middle where the views cancel out", () => {
    expect(seen({ winRate: 1.2, marks: -1 })).toMatchObject({ value: 3, agreed: 0 });
    expect(seen({ winRate: -1.2, marks: 1 })?.agreed).toBeCloseTo(0);
  });

  it("is held in the middle by a single view that is not below", () => {
    expect(seen({ winRate: -2, marks: -2, figures: 0.1 })).toMatchObject({ value: 3, held: true });
    expect(seen({ winRate: -2, marks: -2, figures: -0.1 })?.held).toBe(false);
    expect(seen({ winRate: 2, marks: -0.1 })?.held).toBe(false);
    expect(seen({ winRate: 0.1, marks: 0.1 })).toMatchObject({ value: 3, held: false });
  });

  it.each([[{}], [{ winRate: 1 }]])("is not known of %j", (distances) => expect(seen(distances)).toBeNull());

  it("has a step for each of the ten ratings", () => {
    // (rating − ¼ − 3) ÷ 1.25
    const from = [null, -1.8, -1.4, -1, -0.6, -0.2, 0.2, 0.6, 1, 1.4];
    expect(ratingSteps().map((step) => step.from)).toEqual(from);
  });

  it("begins where the steps say", () => {
    for (const { from, text } of ratingSteps()) {
      const at = from ?? -3;
      const value = seen({ winRate: at, marks: at })?.value;
      expect(`${value?.toFixed(1)}`).toBe(text.slice(0, 3));
      if (from !== null) expect(seen({ winRate: at - 0.01, marks: at - 0.01 })?.value).toBe((value ?? 0) - 0.5);
    }
  });
});

describe("ratings", () => {
  it("are best for what is far beyond all others in everything, and worst for what is far behind", () => {
    const ends = [...group, vehicle(9, 400), vehicle(10, -300)];
    expect(of(ends, 9).computed?.value).toBe(5);
    expect(of(ends, 10).computed?.value).toBe(0.5);
  });

  it("do not depend on the size of the figures", () => {
    const larger = group.map((member) => ({
      ...member,
      expected: member.expected && { ...member.expected, damage: 7 * member.expected.damage + 100 },
    }));
    for (const { id } of group) expect(of(larger, id).computed).toEqual(of(group, id).computed);
  });

  it("do not depend on the order of the vehicles", () => {
    const turned = rateVehicles([...group].reverse());
    for (const [id, rating] of rateVehicles(group)) expect(turned.get(id)).toEqual(rating);
  });

  it("compare with the same tier and class only", () => {
    const strangers = group.flatMap((member) => [
      { ...member, id: member.id + 100, tier: 9 },
      { ...member, id: member.id + 200, type: "mediumTank" as const },
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
      const before = of(some, 2).computed?.value ?? 0;
      expect(isRating(before) && before >= 0.5).toBe(true);
      const expected = some[2]?.expected;
      if (!expected) throw new Error("It has no averages.");
      for (const key of ["winRate", "damage"] as const) {
        const better = some.map((member) =>
          member.id === 2 ? { ...member, expected: { ...expected, [key]: expected[key] * 2 } } : member,
        );
        expect(of(better, 2).computed?.value ?? 0).toBeGreaterThanOrEqual(before);
      }
    }
  });

  it("say of each view what it is made of", () => {
    const marks = [
      [1000, 2000],
      [1100, 2000],
      [1200, 2000],
      [1300, 2000],
      [1400, 2300],
    ].map(([p65 = 0, p85 = 0]) => ({
      state: "known" as const,
      p65,
      p85,
      p95: 3000,
      p100: 4000,
    }));
    const peers = { mean: 0, median: 0, min: 0, max: 0 };
    const stats = {
      topSpeed: { ...peers, n: 6, percentile: 100 },
      specificPower: { ...peers, n: 9, percentile: 50 },
      hullTraverse: { ...peers, n: 7, percentile: 30 },
      viewRange: { ...peers, n: 5, percentile: 81 },
      concealmentStill: { ...peers, n: 8, percentile: 70 },
      concealmentMoving: { ...peers, n: 8, percentile: null },
    };
    const expected = { damage: 1000, frags: 1, spots: 1, defence: 1 };
    const five = [46, 48, 50, 52, 54].map((winRate, at) =>
      vehicle(at, 0, {
        expected: { ...expected, winRate },
        marks: marks[at] ?? { state: "not-known" },
        peers: { stats },
      }),
    );
    const unknown = vehicle(5, 0, { expected: null, marks: { state: "not-known" } });
    expect(of([...five, unknown], 4).views).toEqual([
      // The usual distance is 12 ÷ 5 = 2.4, of which 4 × 4 ÷ 6 are counted.
      { key: "winRate", distance: 1.111, vehicles: 5, parts: [{ key: "winRate", figure: 54, middle: 50 }] },
      { key: "damage", distance: 0, vehicles: 5, parts: [{ key: "damage", figure: 1000, middle: 1000 }] },
      // The mean of 1.111, of 300 × 4 ÷ 6 ÷ 60 held at 3, and of 0.
      {
        key: "marks",
        distance: 1.37,
        vehicles: 5,
        parts: [
          { key: "p65", figure: 1400, middle: 1200 },
          { key: "p85", figure: 2300, middle: 2000 },
          { key: "p95", figure: 3000, middle: 3000 },
        ],
      },
      // (60 + 76) ÷ 2 is 18 above the middle.
      {
        key: "figures",
        distance: 0.72,
        vehicles: 5,
        parts: [
          { key: "mobility", figure: 60, middle: 50 },
          { key: "vision", figure: 76, middle: 50 },
        ],
      },
    ]);
  });

  it("see the three marks as one view", () => {
    const marks = of(group, 8).views.find(({ key }) => key === "marks");
    expect(marks?.parts.map(({ figure }) => figure)).toEqual([1100, 2100, 3100]);
    expect(marks?.distance).toBe(of(group, 8).views.find(({ key }) => key === "damage")?.distance);
  });

  it("place the figures 25 places a distance, if mobility and vision are both known", () => {
    const view = (changes: Partial<RatedVehicle>) =>
      of(
        group.map((member) => (member.id === 4 ? { ...member, ...changes } : member)),
        4,
      ).views.find(({ key }) => key === "figures");
    const peerStat = { n: 9, mean: 0, median: 0, min: 0, max: 0 };
    expect(
      view({
        peers: { stats: { topSpeed: { ...peerStat, percentile: 100 }, viewRange: { ...peerStat, percentile: 50 } } },
      })?.distance,
    ).toBe(1);
    expect(view({ peers: { stats: { topSpeed: { ...peerStat, percentile: 100 } } } })?.distance).toBeNull();
    expect(
      view({
        peers: {
          stats: {
            topSpeed: { ...peerStat, percentile: 100 },
            viewRange: { ...peerStat, n: MIN_VEHICLES - 1, percentile: 50 },
          },
        },
      })?.distance,
    ).toBeNull();
  });

  it.each([
    ["win rate and damage", "winRate", group.slice(2, 2 + MIN_VEHICLES - 1)],
    [
      "marks of too few players",
      "marks",
      group.map((member) => (member.id === 4 ? { ...member, marks: { state: "not-enough-data" } as const } : member)),
    ],
    ["averages", "damage", group.map((member) => (member.id === 4 ? { ...member, expected: null } : member))],
  ] as const)("do not see what is not known: %s", (_, key, vehicles) => {
    expect(of(vehicles, 4).views.find((view) => view.key === key)).toEqual({
      key,
      distance: null,
      parts: [],
      vehicles: 0,
    });
  });

  it("have every view, known or not", () => {
    expect(of(group, 4).views.map(({ key }) => key)).toEqual([...RATING_VIEWS]);
  });
});

it.each([
  [-3, "well below"],
  [-1, "well below"],
  [-0.99, "below"],
  [-0.1, "below"],
  [-0.09, "average"],
  [0, "average"],
  [0.1, "above"],
  [1, "well above"],
])("a distance of %f is %s", (distance, text) => expect(distanceText(distance)).toBe(text));
