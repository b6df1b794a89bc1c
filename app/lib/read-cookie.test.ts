import { expect, it } from "vitest";
import { readCookie } from "./read-cookie.ts";

it.each([
  ["a=1", "1"],
  ["b=2; a=1; c=3", "1"],
  ["b=2;a=1", "1"],
  ["a=1; a=2", "1"],
  ['a="1"', "1"],
  ["a=%C5%A1", "š"],
  ["a=%zz", "%zz"],
  ["a=x=y", "x=y"],
  ["a=", ""],
  ["ba=1; ab=2; b=a=1", undefined],
  ["a", undefined],
  ["", undefined],
  [null, undefined],
])("in %j the cookie a is %j", (cookies, value) => {
  expect(readCookie(cookies, "a")).toBe(value);
});
