import { describe, expect, it } from "vitest";
import { type Achieved, distanceFrom } from "./rate.ts";

const of = (value: number, handedOut = false): Achieved => ({ value, handedOut });

describe("a distance", () => {
  const group = [46, 48, 49, 50, 51, 52, 54].map((value) => of(value));

  // Middle 50, usual distance 14 ÷ 7 = 2, certainty 6 ÷ 8: a step of 1 is 0.75 ÷ 2 = 0.375.
  it.each([
    [46, -1.5],
    [49, -0.375],
    [50, 0],
    [51, 0.375],
    [54, 1.5],
  ])("of %f is %f", (value, distance) => {
    expect(distanceFrom(of(value), group)).toEqual({ distance, middle: 50 });
  });

  it("compares half with what is got in the same way", () => {
    const rewards = [58, 59, 60, 61, 62].map((value) => of(value, true));
    const all = [...group, ...rewards];
    // The median of all is 53; that of rewards 60, that of the others 50.
    expect(distanceFrom(of(60, true), all).middle).toBe(56.5);
    expect(distanceFrom(of(50), all).middle).toBe(51.5);
  });

  it("compares with all where fewer than five are got in the same way", () => {
    const rewards = [60, 61, 62, 63].map((value) => of(value, true));
    expect(distanceFrom(of(60, true), [...group, ...rewards]).middle).toBe(52);
  });

  it("is nearer to the middle in a small group", () => {
    const twice = [...group, ...group];
    expect(distanceFrom(of(54), twice).distance).toBeGreaterThan(distanceFrom(of(54), group).distance);
  });

  it("keeps to three", () => {
    const far = [...group, ...group, of(500), of(-400)];
    expect(distanceFrom(of(500), far).distance).toBe(3);
    expect(distanceFrom(of(-400), far).distance).toBe(-3);
  });

  it("is none where all are alike", () => {
    expect(
      distanceFrom(
        of(50),
        Array.from({ length: 5 }, () => of(50)),
      ).distance,
    ).toBe(0);
  });
});
