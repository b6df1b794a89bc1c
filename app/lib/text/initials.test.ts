import { describe, expect, it } from "vitest";
import { initials, initialsApart } from "./initials.ts";

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

describe("initials apart", () => {
  it.each([
    [
      ["World of Tanks", "World of Tanks on YouTube", "World of Tanks on Twitch"],
      ["WT", "YT", "Tw"],
    ],
    [
      ["Demo channel", "Demo guides"],
      ["ch", "gu"],
    ],
    [
      ["Nordwind", "South Wind"],
      ["No", "SW"],
    ],
    [
      ["one two", "one three"],
      ["ot", "th"],
    ],
    [["YouTube"], ["YT"]],
    [["★"], [""]],
    [[], []],
  ])("of %j are %j", (names, expected) => {
    expect(initialsApart(names)).toEqual(expected);
  });
});
