import { expect, it } from "vitest";
import { penetrationAt } from "./penetration.ts";

const tigerAp = { penetration: 203, penetrationFar: 185, maxDistance: 720 };
const tigerApcr = { penetration: 237, penetrationFar: 217, maxDistance: 720 };
const explosive = { penetration: 44, penetrationFar: 44, maxDistance: 720 };
const short = { penetration: 60, penetrationFar: 10, maxDistance: 700 };

it.each([
  ["full at the muzzle", tigerAp, 0, 203],
  ["full up to 100 m", tigerAp, 100, 203],
  ["full up to 100 m, however little is left at 500 m", { ...tigerAp, penetrationFar: 0 }, 100, 203],
  ["nothing at the end of a flight that ends early", { ...tigerAp, maxDistance: 350 }, 350, 0],
  ["the full one at 100 m even where the flight ends there", { ...tigerAp, maxDistance: 100 }, 100, 203],
  ["half way at 300 m", tigerAp, 300, 194],
  ["the second value at 500 m", tigerAp, 500, 185],
  ["on along the same line", tigerAp, 700, 176],
  ["of another shell", tigerApcr, 700, 207],
  ["the same for chemical shells", explosive, 650, 44],
  ["never below nothing", short, 640, 0],
  ["nothing at the end of the flight", tigerAp, 720, 0],
])("penetration is %s", (_, shell, distance, expected) => {
  expect(penetrationAt(shell, distance)).toBeCloseTo(expected, 10);
});
