import { expect, it } from "vitest";
import { spottingDistance } from "./spotting.ts";

it.each([
  ["Tiger I, still, by 300 m", 300, 0.109, 272.75],
  ["Tiger I, still, by 400 m", 400, 0.109, 361.85],
  ["Tiger I, still, by 445 m", 445, 0.109, 401.945],
  ["Tiger I, moving, by 400 m", 400, 0.055, 380.75],
  ["without any concealment", 380, 0, 380],
  ["by more than the furthest", 500, 0, 445],
  ["view range beyond the furthest still counts", 500, 0.2, 410],
  ["hidden altogether", 400, 1, 50],
  ["by the blind", 30, 0, 50],
])("%s", (_, viewRange, concealment, expected) => {
  expect(spottingDistance(viewRange, concealment)).toBeCloseTo(expected, 10);
});
