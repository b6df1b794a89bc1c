import { expect, test } from "vitest";
import { lastNationCookie, readLastNation } from "./last-nation.ts";

test("what is remembered is read again", () => {
  const [pair = ""] = lastNationCookie("ussr").split(";");
  expect(readLastNation(pair)).toBe("ussr");
  expect(readLastNation(`a=1; ${pair}; wg-active-acc=2`)).toBe("ussr");
});

test("the cookie is Secure, for this host alone, and stays for a year", () => {
  expect(lastNationCookie("italy")).toBe("__Host-nation=italy; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
});

test.each([
  "",
  "nation=uk",
  "__Host-nation=",
  "__Host-nation=atlantis",
  "x__Host-nation=uk",
  "__Host-nation=//evil.example",
])("%s names no nation", (cookies) => {
  expect(readLastNation(cookies)).toBeUndefined();
});
