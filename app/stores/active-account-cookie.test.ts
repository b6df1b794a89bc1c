import { expect, it } from "vitest";
import { activeAccountCookie, readActiveAccount } from "./active-account-cookie.ts";

it("has the flags of the specification", () => {
  expect(activeAccountCookie(500000001)).toBe("wg-active-acc=500000001; Max-Age=2592000; Path=/; SameSite=Lax; Secure");
  expect(activeAccountCookie(null)).toBe("wg-active-acc=; Max-Age=0; Path=/; SameSite=Lax; Secure");
});

it.each([
  ["wg-active-acc=500000001", 500000001],
  ["a=b; wg-active-acc=7; c=d", 7],
  ["wg-active-acc=", null],
  ["wg-active-acc=abc", null],
  ["wg-active-acc=-1", null],
  ["wg-active-acc=1e99", null],
  ["wg-active-acc=1.5", null],
  ["x-wg-active-acc=5", null],
  ["wg-active-accident=5", null],
  ["", null],
])("reads %j as %s", (cookies, expected) => {
  expect(readActiveAccount(cookies)).toBe(expected);
});
