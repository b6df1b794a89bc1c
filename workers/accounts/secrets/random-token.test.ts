import { expect, it } from "vitest";
import { isToken, randomToken, tokenHash } from "./random-token.ts";

it("a token of ours is one, and no two are the same", () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  expect(tokens.filter(isToken)).toEqual(tokens);
  expect(new Set(tokens).size).toBe(100);
});

it.each([
  ["A".repeat(43), true],
  ["-_".repeat(21).concat("9"), true],
  [undefined, false],
  ["", false],
  ["A".repeat(42), false],
  ["A".repeat(44), false],
  ["A".repeat(42).concat("="), false],
  [".".concat("A".repeat(42)), false],
  ["A".repeat(42).concat("\n"), false],
])("%j can be a token: %s", (text, expected) => {
  expect(isToken(text)).toBe(expected);
});

it.each([
  // The examples of FIPS 180.
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("%j is kept as its SHA-256", async (token, expected) => {
  expect(await tokenHash(token)).toBe(expected);
});
