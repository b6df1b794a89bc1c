import { describe, expect, it } from "vitest";
import { iconShard, isSafeDrawing } from "./icon-sets.ts";

it("the part of an icon follows from the FNV-1a hash of its name", () => {
  // Known values of the 32-bit hash: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  expect(iconShard("", 2 ** 31)).toBe(0x011c9dc5);
  expect(iconShard("a", 2 ** 32)).toBe(0xe40c292c);
  expect(iconShard("foobar", 2 ** 32)).toBe(0xbf9cf968);
  expect(iconShard("foobar", 1)).toBe(0);
});

describe("a drawing", () => {
  it.each([
    ['<path d="M0 0"/>', true],
    ['<use href="#a"/>', true],
    ["<use href = ' #a'/>", true],
    ['<use href=""/>', true],
    ['<use href=" https://a.example"/>', false],
    ["<use href = a/>", false],
    ["<path fill=\"url( '#a')\"/>", true],
    ["<path fill=\"url( 'a')\"/>", false],
    ['<path onload="x"/>', false],
    ["<script/>", false],
  ])("%s is safe: %s", (body, safe) => expect(isSafeDrawing(body)).toBe(safe));

  it("full of gaps is checked at once", () => {
    const start = performance.now();
    expect(isSafeDrawing(`<use href=${" ".repeat(200_000)}"`)).toBe(true);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
