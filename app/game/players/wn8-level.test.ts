import { expect, it } from "vitest";
import { ladderPosition } from "./wn8-level.ts";

// Ten levels of a tenth each: steps at 300, 450, 650, 900, 1200, 1600, 2000, 2450, 2900, and the end at 3500.
it.each([
  [-5, 0],
  [0, 0],
  [150, 0.05],
  [300, 0.1],
  [550, 0.25],
  [1400, 0.55],
  [2900, 0.9],
  [3200, 0.95],
  [3500, 1],
  [9000, 1],
])("a WN8 of %d lies at %d of the ladder", (value, at) => expect(ladderPosition(value)).toBeCloseTo(at, 9));
