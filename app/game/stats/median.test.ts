import { expect, it } from "vitest";
import { medianOf } from "./median.ts";

it.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])("the middle of %j is %d", (values, median) => {
  expect(medianOf(values)).toBe(median);
});
