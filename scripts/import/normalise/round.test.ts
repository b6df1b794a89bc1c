import { expect, it } from "vitest";
import { tidy } from "./round.ts";

it.each([
  [5.71428585, 5.714286],
  [0.1 + 0.2, 0.3],
  [-2.0000004, -2],
  [7_400_000, 7_400_000],
  [-0.0000001, 0],
])("%d without its noise is %d", (value, expected) => {
  expect(tidy(value)).toBe(expected);
});
