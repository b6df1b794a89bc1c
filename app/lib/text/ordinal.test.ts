import { expect, it } from "vitest";
import { ordinal } from "./ordinal.ts";

it.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [42, "42nd"],
  [101, "101st"],
  [111, "111th"],
])("%i is %s", (number, text) => {
  expect(ordinal(number)).toBe(text);
});
