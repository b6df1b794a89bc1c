import { describe, expect, it } from "vitest";
import { NO_BATTLES, SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { packSums } from "./pack-sums.fixture.ts";
import { stretchesOf, TREND_KEYS, unpackVehicleSums } from "./vehicle-sums.ts";

/** Battles, wins, draws, then pairs of a sum and of how many battles tell it: damage, kills, spotted, defence. */
const rowOf = (battles: number) => [battles, 3, 1, 9000, 9, 8, 7, 6, 5, 4, 2];
const sumsOf = (battles: number) => ({
  ...NO_BATTLES,
  battles,
  wins: 3,
  draws: 1,
  damageDealt: 9000,
  damageDealtKnown: 9,
  kills: 8,
  killsKnown: 7,
  spotted: 6,
  spottedKnown: 5,
  defencePoints: 4,
  defencePointsKnown: 2,
});

describe("rows of sums", () => {
  it("are of one vehicle each", () => {
    const packed = [
      [5137, ...rowOf(10)],
      [1, ...rowOf(20)],
    ];
    expect(unpackVehicleSums(packed, TREND_KEYS)).toEqual([
      { tankId: 5137, sums: sumsOf(10) },
      { tankId: 1, sums: sumsOf(20) },
    ]);
    expect(unpackVehicleSums([], TREND_KEYS)).toEqual([]);
  });

  it("hold every sum where no fewer are asked for", () => {
    expect(packSums(sumsOf(10))).toHaveLength(SUM_KEYS.length);
    expect(unpackVehicleSums([[1, ...packSums(sumsOf(10))]])).toEqual([{ tankId: 1, sums: sumsOf(10) }]);
  });

  it("leave what an older row does not have at nothing", () => {
    expect(unpackVehicleSums([[1, 10, 3]], TREND_KEYS)).toEqual([
      { tankId: 1, sums: { ...NO_BATTLES, battles: 10, wins: 3 } },
    ]);
  });
});

describe("rows of a trend", () => {
  it("are put together by their days", () => {
    const packed = [
      [100, 5137, ...rowOf(10)],
      [107, 5137, ...rowOf(20)],
      [100, 1, ...rowOf(30)],
    ];
    expect(stretchesOf(packed)).toEqual([
      {
        day: 100,
        vehicles: [
          { tankId: 5137, sums: sumsOf(10) },
          { tankId: 1, sums: sumsOf(30) },
        ],
      },
      { day: 107, vehicles: [{ tankId: 5137, sums: sumsOf(20) }] },
    ]);
    expect(stretchesOf([])).toEqual([]);
  });
});
