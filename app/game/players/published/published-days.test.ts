import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDifferences, differenceOf } from "./published-days.ts";
import { NO_PUBLISHED_STATS, type PublishedVehicle } from "./published-stats.ts";

const day = 86_400_000;
const vehicle = (tankId: number, sums: Partial<PublishedVehicle>): PublishedVehicle => ({
  ...NO_PUBLISHED_STATS,
  tankId,
  ...sums,
});

describe("the difference of two readings", () => {
  const before = [
    vehicle(1, { battles: 10, wins: 5, draws: 1, damageDealt: 9000, kills: 7 }),
    vehicle(2, { battles: 3 }),
  ];

  it("is of the vehicles with more battles, new ones among them", () => {
    const after = [
      vehicle(1, { battles: 13, wins: 6, draws: 1, damageDealt: 12_500, kills: 9 }),
      vehicle(2, { battles: 3 }),
      vehicle(3, { battles: 2, wins: 1, damageDealt: 700 }),
    ];
    expect(differenceOf(before, after, day)).toEqual([
      vehicle(1, { battles: 3, wins: 1, draws: 0, damageDealt: 3500, kills: 2 }),
      vehicle(3, { battles: 2, wins: 1, damageDealt: 700 }),
    ]);
    expect(differenceOf(after, after, day)).toEqual([]);
    // A vehicle no longer reported does not count as one with fewer battles.
    expect(differenceOf(after, before, day)).toEqual([]);
  });

  it("leaves open what has become less, or is not told", () => {
    const after = [vehicle(1, { battles: 12, wins: 5, draws: 1, damageDealt: 8000, shots: 40 })];
    expect(differenceOf(before, after, day)).toEqual([vehicle(1, { battles: 2, wins: 0, draws: 0 })]);
    expect(differenceOf(before, [vehicle(1, { battles: 12, wins: 4, draws: 1 })], day)).toEqual([]);
    expect(differenceOf(before, [vehicle(1, { battles: 12, wins: 5, draws: 0 })], day)).toEqual([]);
  });

  it("is none when nobody can have fought as much", () => {
    const after = [...before, vehicle(4, { battles: 401, wins: 200 })];
    expect(differenceOf(before, after, day)).toBeNull();
    expect(differenceOf(before, after, day / 4)).toBeNull();
    expect(differenceOf(before, after, 2 * day)).toHaveLength(1);
    for (const ms of [day, day / 4]) expect(differenceOf(before, [vehicle(4, { battles: 400 })], ms)).toHaveLength(1);
  });

  it("is added to the next, and what one of them leaves open stays so", () => {
    const first = [vehicle(1, { battles: 3, wins: 1, kills: 2, shots: 20 }), vehicle(2, { battles: 1, kills: 5 })];
    const second = [vehicle(3, { battles: 4 }), vehicle(1, { battles: 2, wins: 2, kills: 4, hits: 7 })];
    expect(addDifferences(first, second)).toEqual([
      vehicle(1, { battles: 5, wins: 3, kills: 6 }),
      vehicle(2, { battles: 1, kills: 5 }),
      vehicle(3, { battles: 4 }),
    ]);
  });

  it("is the same in one step as in several that are added", () => {
    const added = fc.array(fc.record({ tankId: fc.integer({ min: 1, max: 4 }), battles: fc.nat(9), kills: fc.nat(9) }));
    const asVehicles = (rows: { tankId: number; battles: number; kills: number }[]) =>
      addDifferences(
        [],
        rows.map(({ tankId, battles, kills }) => vehicle(tankId, { battles: battles + 1, kills })),
      );
    fc.assert(
      fc.property(added, added, added, (first, second, third) => {
        const a = addDifferences([], asVehicles(first));
        const b = addDifferences(a, asVehicles(second));
        const c = addDifferences(b, asVehicles(third));
        const [ab, bc, ac] = [differenceOf(a, b, day * 9), differenceOf(b, c, day * 9), differenceOf(a, c, day * 9)];
        const byId = (list: PublishedVehicle[] | null) => [...(list ?? [])].sort((x, y) => x.tankId - y.tankId);
        expect(byId(addDifferences(ab ?? [], bc ?? []))).toEqual(byId(ac));
      }),
    );
  });
});
