import { expect, test } from "vitest";
import { formatPrice, formatShortPrice, formatShortXp } from "./format-price.ts";

test.each([
  [0, "0"],
  [275, "275"],
  [3_800, "3,800"],
  [9_999, "9,999"],
  [10_000, "10.0k"],
  [12_800, "12.8k"],
  [78_000, "78.0k"],
  [99_949, "99.9k"],
  [99_950, "100k"],
  [183_010, "183k"],
])("%i experience in a node", (xp, text) => {
  expect(formatShortXp(xp)).toBe(text);
});

test("a price names its currency", () => {
  expect(formatPrice({ amount: 6_100_000, currency: "credits" })).toBe("6,100,000 credits");
  expect(formatPrice({ amount: 11_200, currency: "gold" })).toBe("11,200 gold");
  expect(formatPrice({ amount: 15_000, currency: "crystal" })).toBe("15,000 bonds");
  expect(formatPrice({ amount: 0, currency: "credits" })).toBe("Free");
});

test("a short price names every currency but credits", () => {
  expect(formatShortPrice({ amount: 1_040, currency: "credits" })).toBe("1,040");
  expect(formatShortPrice({ amount: 8, currency: "gold" })).toBe("8 gold");
});
