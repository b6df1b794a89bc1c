import fc from "fast-check";
import { expect, test } from "vitest";
import { clockSeconds, clockText } from "./clock.ts";

test.each([
  [0, "0:00"],
  [7.4, "0:07"],
  [7.9, "0:07"],
  [290, "4:50"],
  [3723, "1:02:03"],
  [-5, "0:00"],
])("%d s are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test("What is written as a time is read as that time", () => {
  fc.assert(
    fc.property(fc.nat(99 * 3600), (seconds) => {
      expect(clockSeconds(clockText(seconds))).toBe(seconds);
    }),
  );
});

test.each(["", "0:7", "1:60", "a", "1:2:3", "-1:00", "1:00:00:00", ":30"])("%j is no time", (text) => {
  expect(clockSeconds(text)).toBeNull();
});

test("Seconds alone are a time", () => {
  expect(clockSeconds(" 90 ")).toBe(90);
});
