import { expect, it } from "vitest";
import { isNickname, playerSearchPath } from "./player-search.ts";

it.each([
  ["abc", true],
  ["A_1", true],
  ["x".repeat(24), true],
  ["ab", false],
  ["x".repeat(25), false],
  ["a b", false],
  ["naïve", false],
  ["abc%", false],
  ["abc\n", false],
  ["", false],
])("a nickname can begin with %j: %s", (text, can) => {
  expect(isNickname(text)).toBe(can);
});

it("has an address for a search, in all regions or in one", () => {
  expect(playerSearchPath("abc")).toBe("/accounts?q=abc");
  expect(playerSearchPath("a&b", "com")).toBe("/accounts?q=a%26b&region=com");
});
