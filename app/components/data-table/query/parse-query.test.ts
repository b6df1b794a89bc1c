import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE } from "../sample-table.fixture.ts";
import { parseNumber, parseQuery } from "./parse-query.ts";
import { emptyQuery, queryToSearch, type TableQuery } from "./table-query.ts";

const parse = (search: string) => parseQuery(new URLSearchParams(search), SAMPLE);
const empty = emptyQuery(SAMPLE);

describe("parseQuery", () => {
  it.each<[string, Partial<TableQuery>]>([
    ["", {}],
    ["q=tiger", { q: "tiger" }],
    ["q=%20%20bat%20%20%20chat%20", { q: "bat chat" }],
    ["q=bat%00chat", { q: "bat chat" }],
    [`q=${"x".repeat(200)}`, { q: "x".repeat(60) }],
    ["size=large", { sets: { size: ["large"] } }],
    ["size=large,small,large,huge", { sets: { size: ["small", "large"] } }],
    ["size=large&size=small", { sets: { size: ["small", "large"] } }],
    ["size=huge,,SMALL", {}],
    ["name=tiger", {}],
    ["dpm=2000..3000", { ranges: { dpm: { min: 2000, max: 3000 } } }],
    ["dpm=2000..", { ranges: { dpm: { min: 2000, max: null } } }],
    ["dpm=..3000", { ranges: { dpm: { min: null, max: 3000 } } }],
    ["dpm=3000..2000", { ranges: { dpm: { min: 2000, max: 3000 } } }],
    ["dpm=-5.25..0", { ranges: { dpm: { min: -5.25, max: 0 } } }],
    ["gunDepression=-10..-8", { ranges: { gunDepression: { min: 8, max: 10 } } }],
    ["dpm=2000", {}],
    ["dpm=..", {}],
    ["dpm=1e9..", {}],
    ["dpm=NaN..Infinity", {}],
    ["dpm=..-5", { ranges: { dpm: { min: null, max: -5 } } }],
    ["dpm=-5..", { ranges: { dpm: { min: -5, max: null } } }],
    ["dpm=7..7", { ranges: { dpm: { min: 7, max: 7 } } }],
    ["dpm=1..2..3", { ranges: { dpm: { min: 1, max: 2 } } }],
    ["dpm=1..2&dpm-min=5&dpm-max=6", { ranges: { dpm: { min: 1, max: 2 } } }],
    ["dpm=5&dpm-min=1&dpm-max=2", { ranges: { dpm: { min: 1, max: 2 } } }],
    ["dpm-max=2&dpm-min=", { ranges: { dpm: { min: null, max: 2 } } }],
    ["dpm=x..3000", { ranges: { dpm: { min: null, max: 3000 } } }],
    ["dpm-min=2,000&dpm-max=", { ranges: { dpm: { min: 2000, max: null } } }],
    ["dpm-min=&dpm-max=3000", { ranges: { dpm: { min: null, max: 3000 } } }],
    ["size-min=2", {}],
    ["sort=dpm", { sort: [{ key: "dpm", descending: false }] }],
    [
      "sort=-dpm,name",
      {
        sort: [
          { key: "dpm", descending: true },
          { key: "name", descending: false },
        ],
      },
    ],
    ["sort=-dpm,dpm", { sort: [{ key: "dpm", descending: true }] }],
    ["sort=constructor,--dpm,", {}],
    ["by=dpm&order=desc&by=none&order=asc", { sort: [{ key: "dpm", descending: true }] }],
    ["by=none&order=desc", {}],
    ["sort=reload&by=dpm&order=asc", { sort: [{ key: "dpm", descending: false }] }],
    ["cols=reload,dpm", { columns: ["reload", "dpm"] }],
    ["cols=reload&cols=dpm", { columns: ["reload", "dpm"] }],
    ["cols=reload,reload,nothing,name", { columns: ["reload"] }],
    ["cols=size,dpm,reload", {}],
    ["cols=nothing", {}],
    ["cols=dpm,price&was=reload,dpm", { columns: ["dpm", "price"] }],
    ["cols=size,dpm&was=dpm,size", { columns: ["dpm", "size"] }],
    ["view=cards", { layout: "cards" }],
    ["view=table", {}],
    ["view=list", {}],
    ["page=3", { page: 3 }],
    ["page=9999", { page: 9999 }],
    ["page=10000", {}],
    ["page=0", {}],
    ["page=-1", {}],
    ["page=1e9", {}],
    ["page=1a", {}],
    ["something=else&__proto__=1&constructor=2..3", {}],
  ])("%j", (search, expected) => {
    expect(parse(search)).toEqual({ ...empty, ...expected });
  });

  it("takes no more columns than the table can show", () => {
    const columnsOf = (maxColumns: number) =>
      parseQuery(new URLSearchParams("cols=price,nothing,dpm,reload"), { ...SAMPLE, maxColumns }).columns;
    expect(columnsOf(2)).toEqual(["price", "dpm"]);
    expect(columnsOf(3)).toEqual(["price", "dpm", "reload"]);
  });

  it("takes no more than three columns to sort by", () => {
    expect(parse("sort=dpm,reload,name,price").sort.map(({ key }) => key)).toEqual(["dpm", "reload", "name"]);
  });

  it("reads nothing of an address but what the table knows, and never fails", () => {
    const name = fc.constantFrom("q", "size", "dpm", "dpm-min", "sort", "by", "order", "cols", "was", "view", "page");
    const value = fc.oneof(fc.string(), fc.constantFrom("dpm", "-dpm", "1..2", "small,large", "2", "__proto__"));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const query = parseQuery(new URLSearchParams(pairs), SAMPLE);
        const canonical = queryToSearch(query, SAMPLE);
        expect(parse(canonical)).toEqual(query);
        expect(queryToSearch(parse(canonical), SAMPLE)).toBe(canonical);
      }),
    );
  });
});

describe("parseNumber", () => {
  it.each([
    ["12", 12],
    [" 12.5 ", 12.5],
    ["12,5", 12.5],
    ["2,500", 2500],
    ["1,250,000", 1_250_000],
    ["-0", 0],
    ["\u22128", -8],
    ["", null],
    ["-", null],
    ["1.23456", null],
    ["12345678901", null],
    ["0x10", null],
    ["1..2", null],
  ])("%j is %j", (text, value) => expect(parseNumber(text)).toBe(value));
});

describe("what the page itself reads of its address", () => {
  const model = { ...SAMPLE, kept: ["region", "plan"] };
  const search = (text: string) => queryToSearch(parseQuery(new URLSearchParams(text), model), model);

  it("is kept by the links of the table, and nothing else is", () => {
    expect(search("plan=1&page=2&x=1&region=asia&q=a")).toBe("?q=a&region=asia&plan=1&page=2");
    expect(search("region=&plan=")).toBe("");
    expect(search(`plan=${"x".repeat(200)}`)).toBe(`?plan=${"x".repeat(100)}`);
  });
});
