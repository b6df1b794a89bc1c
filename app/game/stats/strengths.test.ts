import { describe, expect, it } from "vitest";
import type { VehicleClass } from "../model/enumerations/classes.ts";
import { stockOnly } from "../model/vehicle/default-profile.fixture.ts";
import type { VehicleRecord } from "../model/vehicle/vehicle.ts";
import type { RankedStat, Stats } from "./keys.ts";
import { STAT_META } from "./meta.ts";
import { type JudgedStat, strengthsOf } from "./strengths.ts";

/** Ten figures, 10 to 100 by tens, of which a vehicle has one. */
const TENS = Array.from({ length: 10 }, (_, index) => 10 * (index + 1));

/** A heavy tank with some figures among ten each. */
function vehicle(stats: Stats, more: Partial<VehicleRecord> = {}, group: readonly number[] = TENS): VehicleRecord {
  const keys = Object.keys(stats) as RankedStat[];
  const spread = { n: 10, mean: 55, median: 55, min: 10, max: 100, percentile: null };
  return {
    ...stockOnly,
    record: "summary",
    patch: null,
    type: "heavyTank",
    stats,
    peers: {
      ...stockOnly.peers,
      stats: Object.fromEntries(keys.map((key) => [key, spread])),
      values: Object.fromEntries(keys.map((key) => [key, group])),
      gun: null,
    },
    ...more,
  } as VehicleRecord;
}

const keysOf = (record: VehicleRecord) => {
  const { strong, average, weak } = strengthsOf(record);
  return [strong, average, weak].map((stats) => stats.map(({ key }) => key));
};

describe("strengths and weaknesses", () => {
  it("are the best and the worst third of tier and class, the furthest first", () => {
    const stats = { health: 80, topSpeed: 100, penetration: 50, viewRange: 30, gunDepression: 10 };
    expect(keysOf(vehicle(stats))).toEqual([["topSpeed", "health"], ["penetration"], ["gunDepression", "viewRange"]]);
  });

  it("rank what is better when lower so", () => {
    expect(keysOf(vehicle({ aimTime: 10, dispersion: 100 }))).toEqual([["aimTime"], [], ["dispersion"]]);
  });

  it("are four each at most, and of what is average the two that matter most to the class", () => {
    const high = { health: 100, topSpeed: 100, penetration: 100, viewRange: 100, gunDepression: 90 };
    expect(keysOf(vehicle(high))[0]).toEqual(["penetration", "health", "viewRange", "topSpeed"]);
    const low = { health: 10, topSpeed: 10, penetration: 10, viewRange: 10, gunDepression: 20 };
    expect(keysOf(vehicle(low))[2]).toEqual(["penetration", "health", "viewRange", "topSpeed"]);
    const middle = { topSpeed: 50, penetration: 60, health: 50 };
    expect(keysOf(vehicle(middle))[1]).toEqual(["penetration", "health"]);
  });

  it("leave front plates out and rank sides", () => {
    expect(keysOf(vehicle({ hullFront: 100, hullSide: 100 }))).toEqual([["hullSide"], [], []]);
  });

  it.each<[what: string, stats: Stats, told: RankedStat[]]>([
    ["the damage per minute, and not the reload of the same gun", { dpm: 100, reload: 40 }, ["dpm"]],
    ["the reload, where it says more", { dpm: 60, reload: 10 }, ["reload"]],
    ["the damage per minute, where both say as much", { dpm: 100, reload: 10 }, ["dpm"]],
    ["the reload, where it is further from the middle to the bad side", { dpm: 70, reload: 100 }, []],
    ["one of the sides", { hullSide: 80, turretSide: 100 }, ["turretSide"]],
    ["speed and power both", { topSpeed: 100, specificPower: 90 }, ["topSpeed", "specificPower"]],
  ])("tell no figure twice in other words: %s", (_, stats, expected) => {
    expect(keysOf(vehicle(stats))[0]).toEqual(expected);
  });

  it("have rank, size of the group and what the bar needs", () => {
    expect(strengthsOf(vehicle({ health: 90 })).strong).toEqual([
      {
        key: "health",
        value: 90,
        rank: 2,
        of: 10,
        beaten: 8,
        tied: false,
        percentile: expect.closeTo(88.9, 1),
        min: 10,
        mean: 55,
        max: 100,
      },
    ]);
  });

  it("call average what half of the class shares, even where the rest is worse", () => {
    const group = [60, 70, 80, 80, 90, 90, 90, 90, 90, 90];
    expect(keysOf(vehicle({ viewRange: 90 }, {}, group))).toEqual([[], ["viewRange"], []]);
    expect(strengthsOf(vehicle({ viewRange: 90 }, {}, group)).average[0]).toMatchObject({ rank: 1, tied: true });
  });

  it("call average what shares a bad figure with so many that most are not ahead of it", () => {
    const ahead = [60, 60, 70, 70, 80];
    const shared = [50, 50, 50, 50];
    expect(keysOf(vehicle({ reverseSpeed: 50 }, {}, [40, ...shared, ...ahead]))).toEqual([[], ["reverseSpeed"], []]);
    expect(keysOf(vehicle({ reverseSpeed: 50 }, {}, [...shared, ...ahead, 90]))[2]).toEqual(["reverseSpeed"]);
  });

  it("begin with the third of the others that they beat, or that beats them", () => {
    // Of nine others: 6 are beaten by 70 and 5 by 60, 3 by 40 and 4 by 50.
    expect(keysOf(vehicle({ health: 70, topSpeed: 60, penetration: 40, viewRange: 50 }))).toEqual([
      ["health"],
      ["viewRange", "topSpeed"],
      ["penetration"],
    ]);
  });

  it("call average what most others are ahead of, if it beats more than a third", () => {
    const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(keysOf(vehicle({ health: 8 }, {}, twenty))).toEqual([[], ["health"], []]);
    expect(keysOf(vehicle({ health: 7 }, {}, twenty))).toEqual([[], [], ["health"]]);
  });

  it("call average what is shared so much that it beats no more than half of the others", () => {
    const shared = [60, 60, 60, 60, 60];
    expect(keysOf(vehicle({ health: 60 }, {}, [10, 20, 30, 40, 50, ...shared, 70]))).toEqual([[], ["health"], []]);
    expect(keysOf(vehicle({ health: 60 }, {}, [10, 20, 30, 40, 50, 50, ...shared, 70]))).toEqual([["health"], [], []]);
  });

  it("call average the worst figure too, where half of the class shares it", () => {
    expect(keysOf(vehicle({ health: 10 }, {}, [10, 10, 10, 20, 30, 40]))).toEqual([[], ["health"], []]);
  });

  it("are none of what is not known of the vehicle or of all others", () => {
    expect(keysOf(vehicle({ health: null }))).toEqual([[], [], []]);
    expect(keysOf(vehicle({ health: 90 }, {}, []))).toEqual([[], [], []]);
    const known = vehicle({ health: 90 });
    expect(keysOf({ ...known, peers: { ...known.peers, stats: {} } })).toEqual([[], [], []]);
  });

  const allJudged: JudgedStat[] = [
    ...(["dpm", "reload", "cycleDpm", "fullCycle", "damage", "magazineDamage", "penetration"] as const),
    ...(["aimTime", "dispersion", "dispersionMoving", "gunDepression", "shellVelocity"] as const),
    ...(["health", "hullSide", "turretSide", "topSpeed", "reverseSpeed", "specificPower"] as const),
    ...(["hullTraverse", "turretTraverse", "viewRange", "concealmentStill", "concealmentMoving"] as const),
  ];

  it.each<[VehicleClass, JudgedStat[]]>([
    ["lightTank", ["hullSide", "turretSide", "shellVelocity"]],
    ["mediumTank", ["shellVelocity"]],
    ["heavyTank", ["concealmentStill", "concealmentMoving", "dispersionMoving", "shellVelocity"]],
    ["AT-SPG", ["dispersionMoving", "turretTraverse"]],
    [
      "SPG",
      [
        ...(["penetration", "dispersionMoving", "gunDepression", "health", "hullSide", "turretSide"] as const),
        ...(["reverseSpeed", "turretTraverse", "viewRange"] as const),
      ],
    ],
  ])("judge a %s by everything but %j", (type, notJudged) => {
    const judged = allJudged.filter((key) => {
      const best = STAT_META[key].better === "lower" ? 10 : 100;
      return keysOf(vehicle({ [key]: best }, { type }))[0]?.[0] === key;
    });
    expect(judged).toEqual(allJudged.filter((key) => !notJudged.includes(key)));
  });

  it("are none in a group of fewer than five, and of stock modules", () => {
    expect(keysOf(vehicle({ health: 40 }, {}, [10, 20, 30, 40]))).toEqual([[], [], []]);
    expect(keysOf(vehicle({ health: 50 }, {}, [10, 20, 30, 40, 50]))[0]).toEqual(["health"]);
    expect(keysOf(stockOnly)).toEqual([[], [], []]);
  });

  it("judge a class by what matters to it", () => {
    const stats = { concealmentStill: 100 };
    expect(keysOf(vehicle(stats, { type: "lightTank" }))[0]).toEqual(["concealmentStill"]);
    expect(keysOf(vehicle(stats))[0]).toEqual([]);
  });
});
