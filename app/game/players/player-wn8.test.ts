import { describe, expect, it } from "vitest";
import { type BattleSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { packSums } from "./pack-sums.fixture.ts";
import { comparedWn8, playerGroups, playerWn8, vehicleWn8 } from "./player-wn8.ts";
import { spreadOf, trend } from "./trend.ts";
import { TREND_KEYS, unpackSums, type VehicleSums } from "./vehicle-sums.ts";

const AVERAGE = { damage: 1000, frags: 1, spots: 1, defence: 1, winRate: 50 };
/** Vehicle 9 has no expected values. */
const expectedOf = (id: number) => ({ 1: AVERAGE, 2: { ...AVERAGE, damage: 2000 } })[id];

/** Battles in which everything is as often as expected of vehicle 1, with another damage. */
function played(tankId: number, battles: number, damage: number, more: Partial<BattleSums> = {}): VehicleSums {
  const known = { damageDealtKnown: battles, killsKnown: battles, spottedKnown: battles, defencePointsKnown: battles };
  const done = { damageDealt: damage * battles, kills: battles, spotted: battles, defencePoints: battles };
  return { tankId, sums: { ...NO_BATTLES, battles, wins: battles / 2, ...known, ...done, ...more } };
}

describe("WN8 of a player", () => {
  it.each<[string, VehicleSums[], number | null, number, [vehicles: number, battles: number]]>([
    ["of nobody's battles", [], null, 0, [0, 0]],
    // 980 + 210 + 155 + 75 + 145.
    ["of average battles", [played(1, 10, 1000)], 1565, 10, [0, 0]],
    // Damage 30,000 of 30,000 expected, everything else as expected.
    ["over two vehicles", [played(1, 10, 2000), played(2, 10, 1000)], 1565, 20, [0, 0]],
    ["leaves out what nothing is expected of", [played(1, 10, 1000), played(9, 5, 9000)], 1565, 10, [1, 5]],
    ["is not known of such vehicles alone", [played(9, 5, 9000)], null, 0, [1, 5]],
    // 5 of 10 battles tell the spots, 1 in each.
    [
      "takes a figure's mean for battles that do not tell it",
      [played(1, 10, 1000, { spotted: 5, spottedKnown: 5 })],
      1565,
      10,
      [0, 0],
    ],
    ["leaves out what no battle tells", [played(1, 10, 1000, { kills: 0, killsKnown: 0 })], null, 0, [1, 10]],
  ])("%s", (_, vehicles, value, battles, [left, inThem]) => {
    const wn8 = playerWn8(vehicles, expectedOf);
    if (value === null) expect(wn8.value).toBeNull();
    else expect(wn8.value).toBeCloseTo(value, 6);
    expect(wn8).toMatchObject({ battles, leftOut: { vehicles: left, battles: inThem } });
  });

  it("of a vehicle is that of its battles alone", () => {
    expect(vehicleWn8(played(1, 3, 1000), expectedOf)).toBeCloseTo(1565, 6);
    expect(vehicleWn8(played(9, 3, 1000), expectedOf)).toBeNull();
  });
});

it("what rounding leaves of no battles has no WN8", () => {
  const left = { damage: 1e-9, frags: 1e-9, spots: 1e-9, defence: 1e-9, wins: 1e-9 };
  expect(comparedWn8({ done: left, expected: left, battles: 0 })).toBeNull();
});

describe("groups of vehicles", () => {
  const nationOf = (id: number) => ({ 1: "ussr", 2: "ussr", 9: "japan" })[id] ?? null;

  it("have the battles, victories and WN8 of theirs together", () => {
    const vehicles = [played(1, 10, 2000), played(9, 4, 500), played(2, 10, 1000, { wins: 5 }), played(3, 7, 1000)];
    expect([...playerGroups(vehicles, nationOf, expectedOf)]).toEqual([
      // As much damage as is expected of both, and everything else too.
      ["ussr", { key: "ussr", vehicles: 2, battles: 20, wins: 10, wn8: expect.closeTo(1565, 6) }],
      ["japan", { key: "japan", vehicles: 1, battles: 4, wins: 2, wn8: null }],
    ]);
  });

  it("are none of vehicles that were not played", () => {
    expect(playerGroups([played(1, 0, 0)], nationOf, expectedOf).size).toBe(0);
    const [ussr] = playerGroups([played(1, 0, 0), played(2, 2, 2000)], nationOf, expectedOf).values();
    expect(ussr).toMatchObject({ vehicles: 1, battles: 2 });
  });
});

describe("a player's figures over time", () => {
  // Ten average battles, and then ten without any damage.
  const first = played(1, 10, 1000, { wins: 8 });
  const second = played(1, 10, 0, { wins: 2 });
  const all = [played(1, 20, 500, { wins: 10 })];
  const stretches = [
    { day: 100, vehicles: [first] },
    { day: 107, vehicles: [] },
    { day: 114, vehicles: [second] },
  ];

  it("stand for each stretch that has battles, and for everything until its end", () => {
    const points = trend(stretches, all, { expectedOf, spread: null });
    expect(points.map(({ day, battles }) => [day, battles])).toEqual([
      [100, 10],
      [114, 10],
    ]);
    expect(points.map(({ damage }) => damage.value)).toEqual([1000, 0]);
    expect(points.map(({ overall }) => overall.damage)).toEqual([1000, 500]);
    expect(points.map(({ overall }) => overall.winRate)).toEqual([80, 50]);
    expect(points[0]?.overall.wn8).toBeCloseTo(points[0]?.wn8.value ?? 0, 6);
  });

  it("have margins that shrink with the root of the battles", () => {
    const spread = { wn8: 800, damage: 400 };
    const [point] = trend(stretches, all, { expectedOf, spread });
    // 1.96 × 800 / √10 and 1.96 × 400 / √10; 196 × √(0.8 × 0.2 / 10).
    expect(point?.wn8.margin).toBeCloseTo(495.84, 1);
    expect(point?.damage.margin).toBeCloseTo(247.92, 1);
    expect(point?.winRate.margin).toBeCloseTo(24.79, 1);
    expect(trend(stretches, all, { expectedOf, spread: null })[0]?.wn8.margin).toBeNull();
  });

  it("are without what was done later, of each stretch anew", () => {
    const points = trend(
      [1000, 400, 700].map((damage, index) => ({ day: 100 + index, vehicles: [played(1, 10, damage)] })),
      [played(1, 30, 700)],
      { expectedOf, spread: null },
    );
    expect(points.map(({ overall }) => overall.damage)).toEqual([1000, 700, 700]);
  });

  it("are unknown overall where the total tells no more than the later stretches", () => {
    const [point] = trend(stretches, [second], { expectedOf, spread: null });
    expect(point?.overall).toEqual({ wn8: null, winRate: null, damage: null });
    expect(point?.damage.value).toBe(1000);
  });

  it("have no margin where they are unknown", () => {
    const spread = { wn8: 800, damage: 400 };
    const nothingExpected = () => ({ ...AVERAGE, defence: 0 });
    const [point] = trend(stretches, all, { expectedOf: nothingExpected, spread });
    expect(point?.wn8).toEqual({ value: null, margin: null });
    const untold = [{ day: 100, vehicles: [played(1, 10, 0, { damageDealtKnown: 0 })] }];
    expect(trend(untold, all, { expectedOf, spread })[0]?.damage).toEqual({ value: null, margin: null });
  });

  it("count what was played before the first stretch", () => {
    const [point] = trend(stretches.slice(2), all, { expectedOf, spread: null });
    expect(point?.overall.damage).toBe(500);
  });
});

describe("the spread of single battles", () => {
  it("needs thirty of them", () => {
    const battles = (count: number) => Array.from({ length: count }, (_, i) => played(1, 1, i % 2 ? 900 : 1100));
    expect(spreadOf(battles(29), expectedOf)).toBeNull();
    // 30 values of 1000 ± 100: √(30 × 100² / 29).
    expect(spreadOf(battles(30), expectedOf)?.damage).toBeCloseTo(101.71, 2);
    // 1190 × 0.88 / 0.78 + 375 = 1717.56, and 1190 × 0.68 / 0.78 + 230 × 0.971795 + 145 = 1405.95.
    expect(spreadOf(battles(30), expectedOf)?.wn8).toBeCloseTo((1717.564 - 1405.949) / 2 / Math.sqrt(29 / 30), 2);
    // Battles without a WN8 are not counted.
    const others = [played(9, 1, 9000), played(1, 1, 0, { damageDealtKnown: 0 })];
    expect(spreadOf([...battles(28), ...others], expectedOf)).toBeNull();
    expect(spreadOf([...battles(30), ...others], expectedOf)?.damage).toBeCloseTo(101.71, 2);
  });
});

describe("packed sums", () => {
  it("are read as they were written", () => {
    const { sums } = played(1, 10, 1234);
    expect(unpackSums(packSums(sums))).toEqual(sums);
    expect(unpackSums(packSums(sums, TREND_KEYS), TREND_KEYS)).toEqual(sums);
  });
});
