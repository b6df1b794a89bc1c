import { describe, expect, it } from "vitest";
import { clearRecents, MAX_RECENT, parseRecents, readRecents, rememberRecent, withRecent } from "./answers.ts";

describe("parseRecents", () => {
  it.each([
    ["nothing", null, []],
    ["an empty text", "", []],
    ["no JSON", "{[", []],
    ["no list", '{"a":1}', []],
    ["null", "null", []],
    ["a text", '"vehicle:1"', []],
    ["a list", '["vehicle:1","page:/maps"]', ["vehicle:1", "page:/maps"]],
    ["broken entries", '[1,null,{},[],"","x","vehicle:","vehicle:5"]', ["vehicle:5"]],
    ["an endless entry", JSON.stringify([`page:${"x".repeat(500)}`, "page:/"]), ["page:/"]],
    ["repeated entries", '["page:/","page:/"]', ["page:/"]],
  ])("takes %s as it is", (_, text, expected) => {
    expect(parseRecents(text)).toEqual(expected);
  });

  it("keeps eight", () => {
    const many = Array.from({ length: 20 }, (_, i) => `vehicle:${i}`);
    expect(parseRecents(JSON.stringify(many))).toEqual(many.slice(0, MAX_RECENT));
  });
});

it("withRecent puts an entry first, once", () => {
  expect(withRecent(["page:/", "vehicle:1"], "vehicle:1")).toEqual(["vehicle:1", "page:/"]);
  const full = Array.from({ length: MAX_RECENT }, (_, i) => `vehicle:${i}`);
  expect(withRecent(full, "page:/")).toHaveLength(MAX_RECENT);
});

it("without storage nothing is recent, and nothing fails", () => {
  rememberRecent("vehicle:1");
  expect(readRecents()).toEqual([]);
  expect(clearRecents).not.toThrow();
});
