import { describe, expect, it } from "vitest";
import { credibility, variancesOf } from "./estimate-mastery.ts";

describe("how far a vehicle's own results are believed", () => {
  it("follows from the variances by hand", () => {
    // Means 2 and 6 around 4: within (1 + 1 + 1 + 1) / 2 = 2; between (16 − 1 · 2) / (2 · ½ + 2 · ½) = 7.
    const variances = variancesOf([
      [
        [1, 3],
        [5, 7],
      ],
    ]);
    expect(variances).toEqual({ within: 2, between: 7 });
    expect(credibility(2, variances)).toBeCloseTo(2 / (2 + 2 / 7), 12);
  });

  it("is nothing where the means differ by no more than chance", () => {
    const variances = variancesOf([
      [
        [1, 9],
        [2, 8],
      ],
    ]);
    expect(variances.between).toBe(0);
    expect(credibility(1000, variances)).toBe(0);
  });

  it("grows with the results and stays below one", () => {
    const variances = { within: 4, between: 1 };
    const shares = [0, 1, 4, 40, 4000].map((count) => credibility(count, variances));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(credibility(0, { within: 0, between: 1 })).toBe(0);
    expect(shares[2]).toBe(0.5);
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it("is estimated of no results at all without a fault", () => {
    expect(variancesOf([])).toEqual({ within: 0, between: 0 });
  });
});
