import { describe, expect, it } from "vitest";
import { type Achieved, distanceScore } from "./distance.ts";

const of = (figure: number, handedOut = false): Achieved => ({ figure, handedOut });

describe("the score of a distance", () => {
  const figures = [46, 48, 49, 50, 51, 52, 54].map((figure) => of(figure));

  // Middle 50, usual distance 14 ÷ 7 = 2, certainty 6 ÷ 8: a step of 1 is 16 × 0.75 ÷ 2 = 6 points.
  it.each([
    [46, 26],
    [49, 44],
    [50, 50],
    [51, 56],
    [54, 74],
  ])("of %f is %f", (figure, score) => {
    expect(distanceScore(of(figure), figures)).toEqual({ score, middle: 50 });
  });

  it("compares half with what is got in the same way", () => {
    const rewards = [58, 59, 60, 61, 62].map((figure) => of(figure, true));
    const all = [...figures, ...rewards];
    // The median of all is 53; that of rewards 60, that of the others 50.
    expect(distanceScore(of(60, true), all).middle).toBe(56.5);
    expect(distanceScore(of(50), all).middle).toBe(51.5);
  });

  it("compares with all where fewer than five are got in the same way", () => {
    const rewards = [60, 61, 62, 63].map((figure) => of(figure, true));
    expect(distanceScore(of(60, true), [...figures, ...rewards]).middle).toBe(52);
  });

  it("is nearer to the middle in a small group", () => {
    const twice = [...figures, ...figures];
    expect(distanceScore(of(54), twice).score).toBeGreaterThan(distanceScore(of(54), figures).score);
  });

  it("keeps to 0 and 100", () => {
    const far = [...figures, ...figures, of(500), of(-400)];
    expect(distanceScore(of(500), far).score).toBe(100);
    expect(distanceScore(of(-400), far).score).toBe(0);
  });

  it("is the middle where all are alike", () => {
    expect(
      distanceScore(
        of(50),
        Array.from({ length: 5 }, () => of(50)),
      ).score,
    ).toBe(50);
  });
});
