import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { battleOf } from "./battle-record.fixture.ts";
import {
  addSums,
  assistedMean,
  type BattleSums,
  meanOf,
  NO_BATTLES,
  SUM_KEYS,
  subtractSums,
  sumsOf,
} from "./battle-sums.ts";

const total = (battles: readonly BattleSums[]) => battles.reduce(addSums, NO_BATTLES);

describe("The sums of battles", () => {
  it("count a figure only where it is known", () => {
    const battles = [
      battleOf({ outcome: "win", damageDealt: 1000, survived: true, duration: 300 }),
      battleOf({ outcome: "draw", damageDealt: null, survived: null, duration: 900 }),
      battleOf({ outcome: "loss", damageDealt: 500, survived: false, duration: 120 }),
    ];
    const sums = total(battles.map(sumsOf));
    expect(sums).toMatchObject({
      battles: 3,
      wins: 1,
      draws: 1,
      duration: 1320,
      damageDealt: 1500,
      damageDealtKnown: 2,
      survived: 1,
      survivedKnown: 2,
    });
    expect([meanOf(sums, "damageDealt"), meanOf(sums, "survived")]).toEqual([750, 0.5]);
    expect(meanOf(total([sumsOf(battleOf({ kills: null }))]), "kills")).toBeNull();
  });

  it.each([
    [{ assistedBySpotting: 300, assistedByTracking: 200, assistedByStun: 50 }, 550],
    [{ assistedBySpotting: 300, assistedByTracking: 200, assistedByStun: null }, 500],
    [{ assistedBySpotting: 300, assistedByTracking: null, assistedByStun: 50 }, null],
    [{ assistedBySpotting: null, assistedByTracking: 200, assistedByStun: 50 }, null],
  ])("tell what was assisted with %j: %s", (stats, assisted) => {
    expect(assistedMean(total([sumsOf(battleOf(stats))]))).toBe(assisted);
  });

  it("do not depend on the order, and are taken back by what was added", () => {
    const battle = fc.record({ damageDealt: fc.option(fc.nat(5000)), kills: fc.option(fc.nat(15)) });
    fc.assert(
      fc.property(fc.array(battle, { maxLength: 20 }), battle, (battles, last) => {
        const all = battles.map((battle) => sumsOf(battleOf(battle)));
        expect(total([...all].reverse())).toEqual(total(all));
        const one = sumsOf(battleOf(last));
        expect(subtractSums(addSums(total(all), one), one)).toEqual(total(all));
      }),
    );
  });

  it("name every number once", () => {
    expect(new Set(SUM_KEYS).size).toBe(SUM_KEYS.length);
    expect(Object.keys(sumsOf(battleOf({}))).sort()).toEqual([...SUM_KEYS].sort());
  });
});
