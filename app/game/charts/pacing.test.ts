import { expect, it } from "vitest";
import { sampleGun } from "../stats/sample-vehicle.fixture.ts";
import { medianPace, PACING_TIMES, paceOf } from "./pacing.ts";

const at = (pace: readonly number[] | null, second: number) => pace?.[PACING_TIMES.indexOf(second)];

it("a pace has the damage of every shot so far", () => {
  const pace = paceOf({ gun: sampleGun(), damage: 300, reload: 10 });
  expect([0, 8, 10, 58, 60].map((second) => at(pace, second))).toEqual([300, 300, 600, 1800, 2100]);
});

it("a gun is fired in the way that deals most in the minute", () => {
  // All three in 27 s and 4 s of shots, or each further one in 10 s: 6 shots against 8.
  const gun = sampleGun({ autoReload: [10, 9, 8], clip: { size: 3, interval: 2 }, reload: 27 });
  expect(at(paceOf({ gun, damage: 100, reload: 27 }), 60)).toBe(800);
});

it("a gun that overheats has none", () => {
  expect(paceOf({ gun: sampleGun({ overheats: true }), damage: 100, reload: 5 })).toBeNull();
});

it("the middle of a group is taken at every moment", () => {
  const paces = [10, 20, 30].map((reload) => paceOf({ gun: sampleGun(), damage: 100, reload }) ?? []);
  expect(medianPace(paces)).toEqual(paces[1]);
  expect(medianPace(paces.slice(0, 2))[5]).toBe(150);
});
