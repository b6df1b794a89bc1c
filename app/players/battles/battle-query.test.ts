import { describe, expect, it } from "vitest";
import { battleQuery, battleSearch, choicesOf } from "./battle-query.ts";

const none = { vehicle: null, outcome: null, map: null, after: null };

describe("what a list of battles is filtered by", () => {
  it.each([
    ["", none],
    ["vehicle=5137&outcome=win&map=11", { ...none, vehicle: 5137, outcome: "win", map: 11 }],
    ["after=1795000000-18446744073709551615", { ...none, after: "1795000000-18446744073709551615" }],
    ["vehicle=-1&outcome=victory&map=99999&after=x", none],
    ["vehicle=99999999999&outcome=toString&after=1-", none],
  ])("of the address “%s”", (search, query) => {
    expect(battleQuery(new URLSearchParams(search))).toEqual(query);
  });

  it("is told by an address as it was read from one", () => {
    const search = "vehicle=5137&outcome=loss&map=11&after=1-2";
    expect(`${battleSearch(battleQuery(new URLSearchParams(search)))}`).toBe(search);
  });
});

it("a filter offers what there is, and what was chosen although there is none of it", () => {
  const rows = [[5137, 9], [2], [2]];
  expect(choicesOf(rows, null)).toEqual([5137, 2]);
  expect(choicesOf(rows, 2)).toEqual([5137, 2]);
  expect(choicesOf(rows, 7)).toEqual([5137, 2, 7]);
  expect(choicesOf(null, 7)).toEqual([7]);
});
