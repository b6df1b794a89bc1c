import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankInGroup } from "./rank.ts";

describe("a figure among its peers", () => {
  it("is placed by the share of the others that it beats", () => {
    expect(rankInGroup(3, [1, 2, 3, 4, 5], "higher").percentile).toBe(50);
    expect(rankInGroup(5, [1, 2, 3, 4, 5], "higher").percentile).toBe(100);
    expect(rankInGroup(1, [1, 2, 3, 4, 5], "higher").percentile).toBe(0);
    expect(rankInGroup(1, [1, 2, 3, 4, 5], "lower").percentile).toBe(100);
  });

  it("counts ties half", () => {
    expect(rankInGroup(2, [1, 2, 2, 3], "higher").percentile).toBe(50);
    expect(rankInGroup(2, [2, 2], "lower").percentile).toBe(50);
  });

  it("has the mean, the median and the ends of the group beside it", () => {
    expect(rankInGroup(1, [4, 1, 2, 9], "higher")).toMatchObject({ n: 4, mean: 4, median: 3, min: 1, max: 9 });
    expect(rankInGroup(4, [4, 1, 9], "higher")).toMatchObject({ median: 4, min: 1, max: 9 });
  });

  it("has no place where nothing is better or nobody else is there", () => {
    expect(rankInGroup(3, [1, 3], "neutral").percentile).toBeNull();
    expect(rankInGroup(3, [3], "higher").percentile).toBeNull();
  });

  it("stands mirrored when less is better", () => {
    const group = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(group, (values) => {
        const [value = 0] = values;
        const up = rankInGroup(value, values, "higher").percentile ?? Number.NaN;
        const down = rankInGroup(value, values, "lower").percentile ?? Number.NaN;
        expect(up + down).toBeCloseTo(100);
      }),
    );
  });
});
