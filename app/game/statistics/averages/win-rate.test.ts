import { describe, expect, it } from "vitest";
import { winRateLevel } from "./win-rate.ts";

describe("the performance level of a win rate", () => {
  it.each([
    [0, "bad"],
    [45.99, "bad"],
    [46, "belowAverage"],
    [47, "average"],
    [49.999, "aboveAverage"],
    [50, "intermediate"],
    [52, "adequate"],
    [54, "good"],
    [56, "veryGood"],
    [60, "great"],
    [65, "unicum"],
    [100, "unicum"],
  ])("of %f %% is %s", (rate, level) => expect(winRateLevel(rate)).toBe(level));
});
