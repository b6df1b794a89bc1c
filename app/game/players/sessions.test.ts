import { expect, test } from "vitest";
import { sessionSizes } from "./sessions.ts";

const hours = (...ago: number[]) => ago.map((each) => 1_700_000_000 - each * 3600);

test.each([
  ["none", [], []],
  ["one", hours(0), [1]],
  ["an evening", hours(0, 0.2, 0.5, 3), [4]],
  ["a pause just short of the gap", hours(0, 3.99), [2]],
  ["a pause of exactly the gap", hours(0, 4), [1, 1]],
  ["two evenings", hours(0, 0.3, 24, 24.3, 24.6), [2, 3]],
  ["two battles in one second", hours(0, 0), [2]],
])("%s", (_, battles, sizes) => {
  expect(sessionSizes(battles)).toEqual(sizes);
});
