import { expect, test } from "vitest";
import { MAP_LAYERS, mapHref, mapSearch, parseMapQuery, withPlan } from "./query.ts";
import { MAX_BOARD_CODE } from "./tactics/plan-code.ts";

test.each([
  "",
  "?type=encounter",
  "?type=assault&mode=assault2&spawn=capture",
  "?spawn=north&vehicle=529&at=D6&hide=grid,reach",
  "?at=150,-150",
  "?type=standard&hide=line&plan=1vUAAUCEOLkghOrm0FhA2N7e1kDm3uro0A",
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
    ["plan", "<svg>"],
  ]);
  expect(parseMapQuery({ get: (name) => params.get(name) ?? null })).toEqual({
    battleType: null,
    spawn: null,
    gameplay: null,
    vehicle: null,
    at: null,
    hidden: ["line"],
    plan: null,
  });
});

test.each(["<b>ctf", "ctf<b>", "CTF", "", "x".repeat(21)])("“%s” is no mode of the game", (mode) => {
  expect(parseMapQuery(new URLSearchParams({ mode })).gameplay).toBeNull();
});

test("what is usual is not in an address", () => {
  expect(mapHref("karelia", { battleType: null, hidden: [] })).toBe("/maps/karelia");
});

test("the longest address with a plan has fewer than 2,000 letters", () => {
  const longest = mapHref("x".repeat(30), {
    battleType: "encounter",
    spawn: "defense",
    gameplay: "x".repeat(20),
    vehicle: 999_999_999,
    at: "−1000,−1000",
    hidden: MAP_LAYERS,
    plan: "x".repeat(MAX_BOARD_CODE),
  });
  expect("https://".length + 80 + longest.length).toBeLessThan(2_000);
});

test("a plan joins an address that is there", () => {
  expect(withPlan("/maps/abbey", "1abc")).toBe("/maps/abbey?plan=1abc");
  expect(withPlan("/maps/abbey?type=assault", "1abc")).toBe("/maps/abbey?type=assault&plan=1abc");
  expect(withPlan("/maps/abbey", null)).toBe("/maps/abbey");
});
