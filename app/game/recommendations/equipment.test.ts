import { expect, it } from "vitest";
import { combinations, permutations } from "./equipment.ts";

it.each([
  [0, [[]]],
  [1, [["a"], ["b"], ["c"]]],
  [2, ["ab", "ac", "bc"].map((pair) => [...pair])],
  [3, [["a", "b", "c"]]],
  [4, []],
])("chooses %i of three", (size, expected) => {
  expect(combinations(["a", "b", "c"], size)).toEqual(expected);
});

it("puts three things in all orders, as they are given first", () => {
  expect(permutations(["a", "b", "c"]).map((order) => order.join(""))).toEqual([
    "abc",
    "acb",
    "bac",
    "bca",
    "cab",
    "cba",
  ]);
  expect(permutations([])).toEqual([[]]);
});
