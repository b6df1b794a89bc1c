import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../query/parse-query.ts";
import { SAMPLE, sampleRows } from "../sample-table.fixture.ts";
import { selectRows } from "./select-rows.ts";
import { pageOf } from "./table-rows.ts";

const rows = sampleRows(
  {
    name: ["Tiger 10", "Tiger 9", "Ägir", "Maus", "Löwe"],
    size: ["large", "large", "small", "large", ""],
    dpm: [2000, 2500, null, 2000, ""],
    reload: [7, 6, 5, 8, null],
  },
  [4, 3, 2, 1, 0],
);
const select = (search: string, of = rows) => selectRows(of, SAMPLE, parseQuery(new URLSearchParams(search), SAMPLE));
const names = (search: string) => select(search).map((row) => rows.column("name")?.cells[row]);

describe("selectRows", () => {
  it.each<[string, string[]]>([
    ["", ["Löwe", "Maus", "Ägir", "Tiger 9", "Tiger 10"]],
    ["size=large", ["Maus", "Tiger 9", "Tiger 10"]],
    ["size=small,large", ["Maus", "Ägir", "Tiger 9", "Tiger 10"]],
    ["dpm=2000..", ["Maus", "Tiger 9", "Tiger 10"]],
    ["dpm=..2000", ["Maus", "Tiger 10"]],
    ["dpm=2000..2000&reload=..7", ["Tiger 10"]],
    ["dpm=..0", []],
    ["price=1..", []],
    ["sort=dpm", ["Maus", "Tiger 10", "Tiger 9", "Löwe", "Ägir"]],
    ["sort=-dpm", ["Tiger 9", "Maus", "Tiger 10", "Löwe", "Ägir"]],
    ["sort=-dpm,reload", ["Tiger 9", "Tiger 10", "Maus", "Ägir", "Löwe"]],
    ["sort=name", ["Ägir", "Löwe", "Maus", "Tiger 9", "Tiger 10"]],
    ["sort=-name", ["Tiger 10", "Tiger 9", "Maus", "Löwe", "Ägir"]],
    ["sort=size,-reload", ["Ägir", "Maus", "Tiger 10", "Tiger 9", "Löwe"]],
    ["sort=-size,name", ["Maus", "Tiger 9", "Tiger 10", "Ägir", "Löwe"]],
    ["sort=price", ["Löwe", "Maus", "Ägir", "Tiger 9", "Tiger 10"]],
    // What finds a text has an order of its own, and gives way to one that is asked for.
    ["q=Tiger", ["Tiger 10", "Tiger 9"]],
    ["q=Tiger&sort=size", ["Tiger 9", "Tiger 10"]],
    ["q=Tiger&dpm=2500..", ["Tiger 9"]],
  ])("%j", (search, expected) => expect(names(search)).toEqual(expected));

  const several = sampleRows({
    name: ["Zebra", "", "Alte Maus", "Tiger 10", null, "Tiger 9", "Alte Maus"],
    size: ["large", "small large", null, "large small", "small", "", "large"],
  });

  it("sorts words as one reads them, with the missing ones last either way", () => {
    expect(select("sort=name", several)).toEqual([2, 6, 5, 3, 0, 1, 4]);
    expect(select("sort=-name", several)).toEqual([0, 3, 5, 2, 6, 1, 4]);
  });

  it("finds a cell of several choices by each, and sorts it by the first", () => {
    expect(select("size=small", several)).toEqual([1, 3, 4]);
    expect(select("size=large", several)).toEqual([0, 1, 3, 6]);
    expect(select("sort=size", several)).toEqual([1, 4, 0, 3, 6, 2, 5]);
    expect(select("sort=-size", several)).toEqual([0, 3, 6, 1, 4, 2, 5]);
  });

  it("has nothing where the cells that are filtered by are not here", () => {
    expect(select("size=small", sampleRows({ name: ["Maus"] }))).toEqual([]);
    expect(select("dpm=1..", sampleRows({ name: ["Maus"] }))).toEqual([]);
  });

  it("passes over a range of what is no number, which stays sorted by its words", () => {
    const query = { ...parseQuery(new URLSearchParams("sort=name"), SAMPLE), ranges: { name: { min: 1, max: 2 } } };
    expect(selectRows(sampleRows({ name: ["Maus", "E 100"] }), SAMPLE, query)).toEqual([1, 0]);
  });

  it("leaves the order of the table itself alone", () => {
    select("sort=dpm");
    expect(rows.natural).toEqual([4, 3, 2, 1, 0]);
  });

  it("sorts numbers with the missing ones last either way, and equal ones as they were", () => {
    const cell = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(null), fc.constant("" as const));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 20 }), fc.boolean(), (dpm, descending) => {
        const sorted = select(descending ? "sort=-dpm" : "sort=dpm", sampleRows({ dpm }));
        const isNumber = (row: number) => typeof dpm[row] === "number";
        const expected = dpm
          .map((_, row) => row)
          .filter(isNumber)
          .sort((a, b) => (descending ? -1 : 1) * (Number(dpm[a]) - Number(dpm[b])) || a - b);
        const missing = dpm.map((_, row) => row).filter((row) => !isNumber(row));
        expect(sorted).toEqual([...expected, ...missing]);
      }),
    );
  });
});

describe("pageOf", () => {
  it.each([
    [7, 1, 3, { page: 1, pages: 3, start: 0, end: 3 }],
    [7, 3, 3, { page: 3, pages: 3, start: 6, end: 7 }],
    [7, 9, 3, { page: 3, pages: 3, start: 6, end: 7 }],
    [0, 2, 3, { page: 1, pages: 1, start: 0, end: 0 }],
  ])("%i rows, page %i of %i", (total, page, size, expected) => expect(pageOf(total, page, size)).toEqual(expected));
});
