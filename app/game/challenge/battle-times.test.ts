import { expect, test } from "vitest";
import { atBattleTimes } from "./battle-times.ts";
import { NO_PROGRESS } from "./progress.ts";

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
