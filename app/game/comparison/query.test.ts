import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STAT_KEYS } from "../stats/keys.ts";
import { type ComparisonChange, changed, moved } from "./change.ts";
import { type ComparisonEntry, entryText, parseEntry } from "./entry.ts";
import {
  type ComparisonQuery,
  comparisonHref,
  comparisonSearch,
  hrefOfEntries,
  MAX_ENTRIES,
  parseComparison,
  ROW_GROUPS,
  renewedColumns,
  unreadComparison,
} from "./query.ts";

const read = (search: string) => parseComparison(new URLSearchParams(search));
const entryTexts = (query: ComparisonQuery) => query.entries.map(entryText);

const anyEntry: fc.Arbitrary<ComparisonEntry> = fc.record({
  id: fc.integer({ min: 1, max: 9_999_999 }),
  loadout: fc.oneof(fc.constantFrom("", "stock", "typical", "typical.stock"), fc.stringMatching(/^1[\w-]{1,200}$/)),
});

const anyQuery: fc.Arbitrary<ComparisonQuery> = fc.record({
  entries: fc.array(anyEntry, { maxLength: MAX_ENTRIES }),
  deltas: fc.constantFrom("absolute" as const, "percent" as const),
  different: fc.boolean(),
  all: fc.boolean(),
  closed: fc.subarray([...ROW_GROUPS]),
  axes: fc.tuple(fc.constantFrom(...STAT_KEYS), fc.constantFrom(...STAT_KEYS)),
});

describe("a column in an address", () => {
  it.each<[string, ComparisonEntry]>([
    ["4481", { id: 4481, loadout: "" }],
    ["4481.stock", { id: 4481, loadout: "stock" }],
    ["4481.typical", { id: 4481, loadout: "typical" }],
    ["4481.typical.stock", { id: 4481, loadout: "typical.stock" }],
    ["4481.1A-_9", { id: 4481, loadout: "1A-_9" }],
  ])("%s is read and written", (text, entry) => {
    expect(parseEntry(text)).toEqual(entry);
    expect(entryText(entry)).toBe(text);
  });

  it.each([
    "",
    "E 100",
    "4481.",
    "4481.own",
    "4481.stock.typical",
    "-1",
    "12345678",
    `1.1${"A".repeat(400)}`,
    "1.1A+B",
  ])("%s is none", (text) => expect(parseEntry(text)).toBeNull());

  it.each([
    ["4481.top", "4481"],
    ["4481.typical.top", "4481.typical"],
    ["4481.1BAEABQ4.stock", "4481.1AQEABAEABxk"],
    ["4481.1AQEABAEABxk.top", "4481.1BAEABQ4"],
    // What is damaged stays as it is: the page says so.
    ["4481.1BAEABQ9.stock", "4481.1BAEABQ9"],
  ])("%s, as it was written once, leads to %s", (former, text) => {
    expect(renewedColumns(new URLSearchParams(`v=1&v=${former}&rows=different`))).toEqual([
      ["v", "1"],
      ["v", text],
      ["rows", "different"],
    ]);
    expect(renewedColumns(new URLSearchParams(`v=1&v=${text}&v=Tiger&rows=different`))).toBeNull();
  });
});

describe("the address of a comparison", () => {
  it("gives back every comparison", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(comparisonSearch(query))).toEqual(query);
      }),
    );
  });

  it("is as long as it has to be, and the bare page has none", () => {
    expect(comparisonHref(read(""))).toBe("/comparison");
    expect(hrefOfEntries(read("v=4481&v=4481.stock").entries)).toBe("/comparison?v=4481&v=4481.stock");
    expect(
      comparisonSearch(read("v=1&rows=different&deltas=percent&figures=all&closed=vision.firepower&y=health")),
    ).toBe("?v=1&deltas=percent&rows=different&figures=all&closed=firepower.vision&y=health");
  });

  it("stays below two thousand letters with eight full loadouts and every choice", () => {
    // The longest loadout of loadout/code/code.test.ts has less than 200 letters.
    const entries = Array.from({ length: 8 }, () => ({
      id: 65_535,
      loadout: "1".repeat(200),
    }));
    const axes = ["concealmentMovingFiredSkilled", "concealmentStillFiredSkilled"] as const;
    const query: ComparisonQuery = {
      entries,
      axes,
      deltas: "percent",
      different: true,
      all: true,
      closed: [...ROW_GROUPS],
    };
    expect(comparisonHref(query).length).toBeLessThan(2_000);
  });

  it("says what of it means nothing, and leaves it out", () => {
    const nine = Array.from({ length: 9 }, (_, index) => `v=${index + 1}`).join("&");
    expect(entryTexts(read(nine))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(unreadComparison(new URLSearchParams(nine))).toEqual([
      "A comparison has 8 vehicles at most: the last one was left out.",
    ]);
    expect(unreadComparison(new URLSearchParams(`${nine}&v=10`))).toEqual([
      "A comparison has 8 vehicles at most: the last 2 were left out.",
    ]);
    expect(entryTexts(read("v=IS-7&v=7169&x=nonsense&deltas=maybe"))).toEqual(["7169"]);
    expect(unreadComparison(new URLSearchParams("v=&v=7169"))).toEqual([]);
    expect(unreadComparison(new URLSearchParams("v=IS-7&v=7169"))).toEqual([
      "“IS-7” isn’t a vehicle, so it was left out.",
    ]);
  });

  it("gives the place of what is no vehicle any more to those that are", () => {
    const isVehicle = (id: number) => id < 900;
    const params = new URLSearchParams("v=999&v=1&v=2&v=3&v=999.stock&v=4&v=5&v=6&v=7&v=8");
    expect(entryTexts(parseComparison(params, isVehicle))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    const gone = "There is no vehicle 999, so it was left out.";
    expect(unreadComparison(params, isVehicle)).toEqual([gone]);
    params.append("v", "9");
    expect(unreadComparison(params, isVehicle)).toEqual([
      "A comparison has 8 vehicles at most: the last one was left out.",
      gone,
    ]);
    expect(unreadComparison(new URLSearchParams("v=998&v=999&v=1&v=998"), isVehicle)).toEqual([
      "There are no vehicles 998 and 999, so they were left out.",
    ]);
  });

  it("takes the same vehicle eight times", () => {
    expect(entryTexts(read("v=1&".repeat(8)))).toEqual(Array(8).fill("1"));
  });
});

describe("a change", () => {
  const three = read("v=1&v=2.stock&v=3.1AAA&v=1");
  it.each<[ComparisonChange, string[]]>([
    ["remove.1", ["1", "3.1AAA", "1"]],
    ["remove.3", ["1", "2.stock", "3.1AAA"]],
    ["base.2", ["3.1AAA", "1", "2.stock", "1"]],
    ["move.0.2", ["2.stock", "3.1AAA", "1", "1"]],
    ["move.3.1", ["1", "1", "2.stock", "3.1AAA"]],
    ["modules.1.top", ["1", "2", "3.1AAA", "1"]],
    ["modules.2.stock", ["1", "2.stock", "3.1AQEAAgU", "1"]],
    ["modules.all.stock", ["1.stock", "2.stock", "3.1AQEAAgU", "1.stock"]],
    ["loadout.all.typical", ["1.typical", "2.typical.stock", "3.typical", "1.typical"]],
    ["loadout.2.bare", ["1", "2.stock", "3", "1"]],
    ["loadout.rest.typical", ["1.typical", "2.typical.stock", "3.1AAA", "1.typical"]],
    ["clear", []],
  ])("%s", (change, entries) => expect(entryTexts(changed(three, change))).toEqual(entries));

  it("of how it is shown leaves the vehicles alone", () => {
    expect(changed(three, "deltas.percent")).toEqual({ ...three, deltas: "percent" });
    expect(changed(three, "rows.different")).toEqual({ ...three, different: true });
    expect(changed(three, "figures.all")).toEqual({ ...three, all: true });
    const closed = changed(changed(three, "close.vision"), "close.firepower");
    expect(closed.closed).toEqual(["firepower", "vision"]);
    expect(changed(closed, "open.firepower").closed).toEqual(["vision"]);
  });

  it("that means nothing changes nothing, whatever it is", () => {
    for (const text of [
      "",
      "remove.9",
      "base.x",
      "move.0.9",
      "move.0.-1",
      "modules.0.gold",
      "modules.0.own",
      "loadout.0.constructor",
      "close.nothing",
      "burn.1",
    ]) {
      expect(changed(three, text), text).toEqual(three);
    }
    fc.assert(fc.property(anyQuery, fc.string(), (query, text) => changed(query, text).entries.length <= MAX_ENTRIES));
  });

  it("of the order keeps every column", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 8 }), fc.nat(9), fc.nat(9), (list, from, to) => {
        expect([...moved(list, from, to)].sort()).toEqual([...list].sort());
      }),
    );
  });
});
