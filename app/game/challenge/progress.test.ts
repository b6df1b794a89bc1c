import { describe, expect, it, test } from "vitest";
import { catalogue } from "./challenge.fixture.ts";
import { highestStep, NO_PROGRESS, possibleSteps, progressOf, type RunBattle, type RunStart } from "./progress.ts";
import { progressFromTotals, startOf, type TotalsRun, type VehicleTotals } from "./totals.ts";

const run: RunStart = { nation: "germany", startedAt: 1_000, playedBefore: new Set() };
const battle = (vehicleId: number, at: number, won: boolean | null = true): RunBattle => ({ vehicleId, at, won });

describe("a run by its battles", () => {
  it("has no step before the first battle", () => {
    expect(progressOf(run, [], catalogue)).toEqual(NO_PROGRESS);
  });

  it("counts battles of its nation, whatever their order, and each vehicle once", () => {
    const battles = [battle(2, 1_300, false), battle(1, 1_000), battle(1, 1_200), battle(2, 1_400)];
    expect(progressOf(run, battles, catalogue)).toEqual({
      ...NO_PROGRESS,
      steps: [
        { vehicleId: 1, at: 1_000 },
        { vehicleId: 2, at: 1_300 },
      ],
      battles: 4,
      wins: 3,
    });
  });

  it("leaves out what came before its start, refused vehicles too", () => {
    expect(progressOf(run, [battle(21, 999), battle(1, 500)], catalogue)).toEqual(NO_PROGRESS);
  });

  it("has no step in a vehicle that was driven before, whose battles count all the same", () => {
    const veteran = { ...run, playedBefore: new Set([1]) };
    const { steps, battles } = progressOf(veteran, [battle(1, 1_100), battle(2, 1_200)], catalogue);
    expect([steps.map(({ vehicleId }) => vehicleId), battles]).toEqual([[2], 2]);
    expect(possibleSteps(veteran, catalogue)).toBe(2);
    expect(possibleSteps(run, catalogue)).toBe(3);
  });

  test.each([[21], [22]])(
    "ends with the first battle in vehicle %i, of any nation, and counts nothing after it",
    (id) => {
      const ended = progressOf(run, [battle(1, 1_100), battle(2, 1_300), battle(id, 1_200)], catalogue);
      expect(ended).toEqual({
        ...NO_PROGRESS,
        steps: [{ vehicleId: 1, at: 1_100 }],
        battles: 1,
        wins: 1,
        ended: { vehicleId: id, at: 1_200 },
      });
    },
  );

  it("neither counts nor ends by other nations' tech trees and by what is not known", () => {
    const { battles, elsewhere, unknown, ended } = progressOf(
      run,
      [battle(11, 1_100), battle(31, 1_200), battle(999_999, 1_300), battle(1, 1_400)],
      catalogue,
    );
    expect({ battles, elsewhere, unknown, ended }).toEqual({ battles: 1, elsewhere: 1, unknown: 2, ended: null });
  });

  it("knows no win rate once a result is not known", () => {
    expect(progressOf(run, [battle(1, 1_100), battle(1, 1_200, null), battle(1, 1_300)], catalogue).wins).toBeNull();
  });
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
    expect([...startOf(totalsRun).playedBefore]).toEqual([1, 21]);
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
