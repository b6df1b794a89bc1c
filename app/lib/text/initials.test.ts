import { describe, expect, it } from "vitest";
import { initials } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Nordwind Seven", "NS"],
    ["Nordwind_7", "N"],
    ["one two three", "ot"],
    ["  spaced   out ", "so"],
    ["(Ünal) 7th", "Ü7"],
    ["𝒜lpha 𝒷eta", "𝒜𝒷"],
    ["__ ★", ""],
    ["", ""],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
