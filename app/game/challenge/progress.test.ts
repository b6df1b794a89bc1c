import { describe, expect, it, test } from "vitest";
import { catalogue } from "./challenge.fixture.ts";
import {
  atBattleTimes,
  highestStep,
  NO_PROGRESS,
  playedIn,
  possibleSteps,
  progressFromTotals,
  type RunStart,
  type TotalsRun,
  type VehicleTotals,
} from "./progress.ts";

const run: RunStart = { nation: "germany", startedAt: 1_000, playedBefore: new Set() };

test("a run can have the vehicles of its nation as steps that were not driven before", () => {
  expect(possibleSteps(run, catalogue)).toBe(3);
  expect(possibleSteps({ ...run, playedBefore: new Set([1]) }, catalogue)).toBe(2);
});

const had = (vehicleId: number, battles: number, wins = 0): VehicleTotals => ({ vehicleId, battles, wins });

describe("a run by the publisher's totals", () => {
  const totalsRun: TotalsRun = { nation: "germany", startedAt: 1_000, totals: [had(1, 10, 5), had(21, 7, 3)] };
  const then = (totals: VehicleTotals[], before = NO_PROGRESS, at = 2_000) =>
    progressFromTotals(totalsRun, totals, catalogue, { before, at });

  it("is the difference to its start, where a premium vehicle may have been driven", () => {
    expect(then([had(1, 10, 5), had(21, 7, 3)])).toEqual(NO_PROGRESS);
    expect(then([had(1, 12, 6), had(21, 7, 3), had(2, 4, 1), had(11, 3), had(31, 2), had(999_999, 1)])).toEqual({
      ...NO_PROGRESS,
      steps: [{ vehicleId: 2, at: 2_000 }],
      battles: 6,
      wins: 2,
      elsewhere: 3,
      unknown: 3,
    });
    expect([...playedIn(totalsRun.totals)]).toEqual([1, 21]);
  });

  it("keeps when a step was first seen", () => {
    const first = then([had(1, 10, 5), had(2, 1)]);
    const second = then([had(1, 10, 5), had(2, 9, 4), had(3, 1, 1)], first, 3_000);
    expect(second.steps).toEqual([
      { vehicleId: 2, at: 2_000 },
      { vehicleId: 3, at: 3_000 },
    ]);
    expect([second.battles, second.wins]).toEqual([10, 5]);
  });

  it("ends with a refused vehicle, and with what was known before", () => {
    const first = then([had(2, 5, 2)]);
    const ended = then([had(2, 9, 4), had(21, 8, 3)], first, 3_000);
    expect(ended).toEqual({ ...first, ended: { vehicleId: 21, at: 3_000 } });
    expect(then([had(2, 20), had(3, 1)], ended, 4_000)).toBe(ended);
  });

  it("takes counts that went down for no battles, and more wins than battles for as many", () => {
    expect(then([had(1, 4, 2), had(2, 0)])).toEqual(NO_PROGRESS);
    expect(then([had(2, 2, 9)]).wins).toBe(2);
  });
});

test("the highest step is the latest of its tier", () => {
  const at = (vehicleId: number, time: number) => ({ vehicleId, at: time });
  expect(highestStep([], catalogue)).toBeUndefined();
  expect(highestStep([at(1, 1), at(3, 2), at(2, 3)], catalogue)).toBe(3);
  expect(highestStep([at(1, 1), at(11, 9)], catalogue)).toBe(11);
});

const seen = {
  ...NO_PROGRESS,
  steps: [
    { vehicleId: 1, at: 5_000 },
    { vehicleId: 2, at: 5_000 },
    { vehicleId: 3, at: 9_000 },
  ],
  battles: 7,
};

test("a step has the time of its first battle where that was sent, and the steps stand in the order of these", () => {
  const first = new Map([
    [2, 3_000],
    [3, 8_500],
  ]);
  expect(atBattleTimes(seen, first)).toEqual({
    ...seen,
    steps: [
      { vehicleId: 2, at: 3_000 },
      { vehicleId: 1, at: 5_000 },
      { vehicleId: 3, at: 8_500 },
    ],
  });
});

test("a battle that was sent after the step was seen, or in another vehicle, changes nothing", () => {
  const first = new Map([
    [1, 6_000],
    [4, 1_000],
  ]);
  expect(atBattleTimes(seen, first)).toEqual(seen);
});

test("the end of a run has the time of the battle that ended it", () => {
  const ended = { ...seen, ended: { vehicleId: 21, at: 9_500 } };
  expect(atBattleTimes(ended, new Map([[21, 9_200]])).ended).toEqual({ vehicleId: 21, at: 9_200 });
});
