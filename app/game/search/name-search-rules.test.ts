import { expect, it } from "vitest";
import { canSearchNames } from "./name-search-rules.ts";

it.each([
  [0, false],
  [2, false],
  [3, true],
  [64, true],
  [65, false],
])("names are searched by %i letters: %s", (length, searched) => {
  expect(canSearchNames("x".repeat(length))).toBe(searched);
});
