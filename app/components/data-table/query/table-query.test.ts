import { describe, expect, it } from "vitest";
import { SAMPLE } from "../sample-table.fixture.ts";
import { cycleSort, cycleThenSort, moveColumn, toggleChoice, withoutFilters, withRange } from "./change-query.ts";
import { parseQuery } from "./parse-query.ts";
import { emptyQuery, neededColumns, queryToHref, queryToSearch, type TableQuery } from "./table-query.ts";

const parse = (search: string) => parseQuery(new URLSearchParams(search), SAMPLE);
const search = (query: TableQuery) => queryToSearch(query, SAMPLE);
const empty = emptyQuery(SAMPLE);

describe("queryToSearch", () => {
  it.each([
    ["", ""],
    ["page=1", ""],
    ["size=large,small&q=T%2D54%20%26%20co", "?q=T-54%20%26%20co&size=small,large"],
    ["page=2&cols=dpm,price&sort=-dpm,name&view=cards", "?sort=-dpm,name&cols=dpm,price&view=cards&page=2"],
    ["price=5..&dpm-min=1,000&size=small", "?size=small&dpm=1000..&price=5.."],
    ["size=huge&junk=1", ""],
  ])("%j is written %j", (written, canonical) => {
    expect(search(parse(written))).toBe(canonical);
  });

  it("leaves out the columns of the table itself, however they were chosen", () => {
    expect(search({ ...empty, columns: SAMPLE.usual })).toBe("");
    expect(search({ ...empty, columns: SAMPLE.usual.toReversed() })).toBe("?cols=reload,dpm,size");
  });

  it("leads to the page of the table", () => {
    expect(queryToHref(parse("q=a"), SAMPLE)).toBe("/sample?q=a");
    expect(queryToHref(empty, SAMPLE)).toBe("/sample");
  });
});

describe("changes of a query", () => {
  it("switches a choice on and off and returns to the first page", () => {
    const on = toggleChoice({ ...empty, page: 4 }, "size", "large");
    expect(on).toEqual({ ...empty, sets: { size: ["large"] } });
    expect(toggleChoice(on, "size", "large")).toEqual(empty);
    const both = toggleChoice(on, "size", "small");
    expect(search(both)).toBe("?size=small,large");
    expect(toggleChoice(both, "size", "large")).toEqual({ ...empty, sets: { size: ["small"] } });
  });

  it("sets a range and takes it off", () => {
    const set = withRange({ ...empty, page: 4 }, "dpm", { min: 1, max: null });
    expect(search(set)).toBe("?dpm=1..");
    expect(withRange(set, "dpm", null)).toEqual(empty);
  });

  it.each([
    ["", "dpm", "?sort=-dpm", "?sort=dpm", ""],
    ["", "reload", "?sort=reload", "?sort=-reload", ""],
    ["sort=name,dpm", "name", "?sort=name", "?sort=-name", ""],
  ])("from %j goes through the orders of %s", (from, key, ...orders) => {
    let query = parse(from);
    for (const order of orders) {
      query = cycleSort(query, SAMPLE, key);
      expect(search(query)).toBe(order);
    }
  });

  it.each([
    ["", "dpm", "?sort=-dpm"],
    ["sort=name", "dpm", "?sort=name,-dpm"],
    ["sort=name,-dpm", "dpm", "?sort=name,dpm"],
    ["sort=name,dpm", "dpm", "?sort=name"],
    ["sort=name,dpm,reload", "price", "?sort=name,dpm,price"],
    ["page=3&sort=name", "dpm", "?sort=name,-dpm"],
  ])("from %j sorts beside the order there is by %s", (from, key, to) => {
    expect(search(cycleThenSort(parse(from), SAMPLE, key))).toBe(to);
  });

  it.each([
    ["dpm", 0, "?cols=dpm,size,reload"],
    ["size", 1, "?cols=dpm,size,reload"],
    ["size", 9, "?cols=dpm,reload,size"],
    ["reload", -1, "?cols=reload,size,dpm"],
    ["dpm", 1, ""],
  ])("moves %s to place %i", (key, index, to) => {
    expect(search(moveColumn(empty, SAMPLE, key, index))).toBe(to);
  });

  it("are those of the table itself again once they stand as there", () => {
    expect(moveColumn(parse("cols=dpm,size,reload"), SAMPLE, "dpm", 1)).toEqual(empty);
  });

  it("clears the filters and keeps order, columns and layout", () => {
    const query = parse("q=a&size=small&dpm=1..&sort=-dpm&cols=dpm&view=cards&page=2");
    expect(search(withoutFilters(query))).toBe("?sort=-dpm&cols=dpm&view=cards");
  });

  it("needs the cells of what it shows, sorts and filters by", () => {
    expect(neededColumns(parse("cols=dpm&sort=reload,dpm&price=1..&size=small"), SAMPLE)).toEqual([
      "dpm",
      "reload",
      "price",
    ]);
  });
});
