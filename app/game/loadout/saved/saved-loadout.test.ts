import { describe, expect, it } from "vitest";
import { cleanName, freeName, isCode, isPatch, MAX_LOADOUT_NAME, savedLoadoutHref } from "./saved-loadout.ts";

describe("the name of a build", () => {
  const names: [given: string, kept: string][] = [
    ["  Sniper  ", "Sniper"],
    ["two\nlines\tand\u2028more", "two lines and more"],
    ["<b>bold</b> & “quoted”", "<b>bold</b> & “quoted”"],
    ["\u202Eright to left\u200B", "right to left"],
    ["\uD800", ""],
    ["Cafe\u0301", "Café"],
    [" \u0000 ", ""],
    ["🎯".repeat(60), "🎯".repeat(MAX_LOADOUT_NAME)],
    [`${"a".repeat(MAX_LOADOUT_NAME - 1)} b`, "a".repeat(MAX_LOADOUT_NAME - 1)],
  ];
  it.each(names)("%j is kept as %j", (given, kept) => {
    expect(cleanName(given)).toBe(kept);
  });

  it("is by default the first number that is free", () => {
    expect(freeName([])).toBe("Loadout 1");
    expect(freeName(["Loadout 1", "Sniper", "Loadout 3"])).toBe("Loadout 2");
  });
});

it("tells codes and versions from what is none", () => {
  expect(["1", "1AgNVUk0EAQAFCgEDAQMB", "2new-form_"].every(isCode)).toBe(true);
  expect(["", "1 2", "1?x=1", `1${"A".repeat(400)}`, "../evil", "ÄÖ"].some(isCode)).toBe(false);
  expect(["1.26.1.0", "2.4.1 Common Test", "1.26.1.0 #546"].every(isPatch)).toBe(true);
  expect(["", "<script>", "x".repeat(41)].some(isPatch)).toBe(false);
});

it("has an address, with the name of the page where it is known", () => {
  expect(savedLoadoutHref({ vehicleId: 529, code: "1A" })).toBe("/529?loadout=1A");
  expect(savedLoadoutHref({ vehicleId: 529, code: "1A" }, "tiger-i")).toBe("/529/tiger-i/loadout?loadout=1A");
});
