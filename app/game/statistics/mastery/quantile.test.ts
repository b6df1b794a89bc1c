import { describe, expect, it } from "vitest";
import { quantile } from "./estimate-mastery.ts";

describe("a quantile of a sample", () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  // R 4.3: quantile(1:10, p, type = 8).
  it.each([
    [0.5, 5.5],
    [0.8, 8.6],
    [0.25, 2.916667],
    [0.1, 1.366667],
  ])("of one to ten, at %f, is R's %f", (share, known) => expect(quantile(ten, share)).toBeCloseTo(known, 5));

  it("stays within the sample where the sample can tell no more", () => {
    expect(quantile(ten, 0.99)).toBe(10);
    expect(quantile(ten, 0)).toBe(1);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it("never falls as the share rises", () => {
    const values = Array.from({ length: 101 }, (_, percent) => quantile([3, 3, 4, 9, 27, 81], percent / 100));
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });
});
