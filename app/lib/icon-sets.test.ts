import { expect, it } from "vitest";
import { iconShard } from "./icon-sets.ts";

it("the part of an icon follows from the FNV-1a hash of its name", () => {
  // Known values of the 32-bit hash: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  expect(iconShard("", 2 ** 31)).toBe(0x011c9dc5);
  expect(iconShard("a", 2 ** 32)).toBe(0xe40c292c);
  expect(iconShard("foobar", 2 ** 32)).toBe(0xbf9cf968);
  expect(iconShard("foobar", 1)).toBe(0);
});
