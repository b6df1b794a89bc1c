import { describe, expect, it } from "vitest";
import { SAMPLE } from "./sample-table.fixture.ts";
import { type Table, tablePage } from "./table.ts";
import { columnOf, rowNoun } from "./table-definition.ts";

const table: Table = {
  model: { ...SAMPLE, pageSize: 2 },
  rows: { length: 5, natural: [4, 3, 2, 1, 0], column: () => undefined, find: () => [] },
  rowOf: (row) => ({ id: row }),
};

describe("a page of a table", () => {
  it.each([
    ["the first without an address", "", undefined, [4, 3], { from: 1, first: 1, page: 1 }],
    ["the one asked for", "page=2", undefined, [2, 1], { from: 3, first: 2, page: 2 }],
    ["the last one past the end", "page=9", undefined, [0], { from: 5, first: 3, page: 3 }],
    ["with those before it", "page=2", 1, [4, 3, 2, 1], { from: 1, first: 1, page: 2 }],
    ["with the last one, which is not full", "page=3", 1, [4, 3, 2, 1, 0], { from: 1, first: 1, page: 3 }],
    ["and none that comes after it", "page=1", 3, [4, 3], { from: 1, first: 1, page: 1 }],
  ])("is %s", (_, search, first, ids, numbers) => {
    const current = tablePage(table, new URLSearchParams(search), first);
    expect(current.rows.map(({ id }) => id)).toEqual(ids);
    expect(current).toMatchObject({ ...numbers, total: 5, pages: 3 });
  });

  it("counts from nothing where nothing is found", () => {
    expect(tablePage(table, new URLSearchParams("q=none"))).toMatchObject({ rows: [], total: 0, from: 0, pages: 1 });
  });

  it.each([
    ["as usual", "", ["size", "dpm", "reload"]],
    ["chosen", "cols=price", ["price"]],
    [
      "and further figures that decide the order",
      "sort=-price,gunDepression",
      ["size", "dpm", "reload", "price", "gunDepression"],
    ],
    ["each once, and no name or choice by which they are sorted", "cols=dpm&sort=-dpm,size,name", ["dpm"]],
  ])("has its columns %s", (_, search, keys) => {
    expect(tablePage(table, new URLSearchParams(search)).keys).toEqual(keys);
  });
});

describe("the definition of a table", () => {
  it("has its columns by their keys, and no others", () => {
    expect(SAMPLE.columns.map(({ key }) => columnOf(SAMPLE, key))).toEqual(SAMPLE.columns);
    expect(() => columnOf(SAMPLE, "dp")).toThrow(RangeError);
  });

  it("says what its rows are called", () => {
    const counted = { one: "battle", many: "battles" };
    expect([0, 1, 2].map((count) => rowNoun({ ...SAMPLE, counted }, count))).toEqual(["battles", "battle", "battles"]);
    expect([1, 2].map((count) => rowNoun(SAMPLE, count))).toEqual(["vehicle", "vehicles"]);
  });
});
