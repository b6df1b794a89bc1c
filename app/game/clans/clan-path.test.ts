import { describe, expect, it } from "vitest";
import { clanIdOf, clanPath, clanSearchPath, clanTabOf } from "./clan-path.ts";

describe("the address of a clan", () => {
  it("has its region, its number and its tag", () => {
    expect(clanPath({ region: "eu", clanId: 500_012_345, tag: "A_-1" })).toBe("/clans-info/eu/500012345/A_-1");
  });

  it.each([
    ["A/B", "/clans-info/asia/7/A%2FB"],
    ["A?B#C", "/clans-info/asia/7/A%3FB%23C"],
  ])("of a tag like %s stays one", (tag, path) => {
    expect(clanPath({ region: "asia", clanId: 7, tag })).toBe(path);
  });

  it("of a search keeps what was typed", () => {
    const address = new URL(clanSearchPath("com", "a&b=c d"), "https://index.test");
    expect([address.pathname, ...address.searchParams]).toEqual(["/clans-info", ["region", "com"], ["q", "a&b=c d"]]);
  });
});

it.each([
  ["1", 1],
  ["500012345", 500_012_345],
  ["999999999999999", 999_999_999_999_999],
  ["1000000000000000", null],
  ["0", null],
  ["012", null],
  ["-5", null],
  ["5.0", null],
  ["x5", null],
  ["5x", null],
  ["5 ", null],
  ["", null],
  [undefined, null],
])("of %j in an address the clan is number %s", (text, id) => expect(clanIdOf(text)).toBe(id));

it.each([
  [undefined, ""],
  ["vehicles", "vehicles"],
  ["stronghold", "stronghold"],
  ["global-map", "global-map"],
  ["history", "history"],
  // The members have one address, without a last part.
  ["", null],
  ["members", null],
  ["constructor", null],
])("of the last part %j the page is %j", (segment, tab) => expect(clanTabOf(segment)).toBe(tab));
