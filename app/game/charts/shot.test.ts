import { describe, expect, it } from "vitest";
import { dispersionAt, grownDispersion, penetrationAt } from "./shot.ts";

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

describe("dispersion", () => {
  it.each([
    [0.34, 0, 0],
    [0.34, 100, 0.34],
    [0.34, 250, 0.85],
    [0.34, 500, 1.7],
  ])("of a gun with %d m at 100 m has at %d m a radius of %d m", (dispersion, distance, radius) => {
    expect(dispersionAt(dispersion, distance)).toBeCloseTo(radius, 9);
  });

  it.each([
    ["nothing", 0, 0.4],
    ["a shot of factor 0.75", 0.75, 0.5],
    ["40 km/h at 0.16", 6.4, 0.4 * Math.sqrt(1 + 6.4 ** 2)],
  ])("grows by the root of the squares with %s", (_, growth, radius) => {
    expect(grownDispersion(0.4, growth)).toBeCloseTo(radius, 9);
  });
});
