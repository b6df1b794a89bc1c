import { expect, test } from "vitest";
import { lastNationCookie, lastNationOf } from "./tech-tree-path.ts";

test("what is remembered is read again", () => {
  const [, value] = /^__Host-nation=(\w+);/.exec(lastNationCookie("ussr")) ?? [];
  expect(lastNationOf(value)).toBe("ussr");
});

test("the cookie is Secure, for this host alone, and stays for a year", () => {
  expect(lastNationCookie("italy")).toBe("__Host-nation=italy; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
});

test.each([undefined, "", "atlantis", "UK", "//evil.example", "constructor"])("%s names no nation", (cookie) => {
  expect(lastNationOf(cookie)).toBeUndefined();
});
