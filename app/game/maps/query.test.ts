import { expect, test } from "vitest";
import { mapHref, mapSearch, mapsHref, parseMapQuery } from "./query.ts";

test.each([
  "",
  "?type=encounter",
  "?type=assault&mode=assault2&spawn=capture",
  "?spawn=north&vehicle=529&at=D6&hide=grid,reach",
  "?at=150,-150",
])("an address that is read and written again is the same: “%s”", (search) => {
  const params = new Map(
    search === ""
      ? []
      : search
          .slice(1)
          .split("&")
          .map((pair) => pair.split("=") as [string, string]),
  );
  expect(mapSearch(parseMapQuery({ get: (name) => params.get(name) ?? null }))).toBe(search);
});

test("words that are none are as if they were not there", () => {
  const params = new Map([
    ["type", "royale"],
    ["spawn", "up"],
    ["mode", "<b>"],
    ["vehicle", "1e9"],
    ["hide", "x,line"],
  ]);
  expect(parseMapQuery({ get: (name) => params.get(name) ?? null })).toEqual({
    ...{ battleType: null, spawn: null, gameplay: null, vehicle: null, at: null, hidden: ["line"] },
  });
});

test("what is usual is not in an address", () => {
  expect(mapHref("karelia", { battleType: null, hidden: [] })).toBe("/maps/karelia");
  expect(mapsHref()).toBe("/maps");
});
