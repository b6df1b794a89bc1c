import { expect, it } from "vitest";
import { canSearchNames } from "./name-search-rules.ts";

it.each([
  [0, false],
  [2, false],
  [3, true],
  [64, true],
  [65, false],
])("names are searched by %i letters: %s", (length, searched) => {
  expect(canSearchNames("x".repeat(length))).toBe(searched);
});

it.each([
  ["Commander_1", true],
  ["FAME", true],
  ["-G-", true],
  ["Дикая Охота", true],
  ["=Big Cats= (EU)", true],
  ["Café de l’Étoile", true],
  ["🐅🐅🐅", false],
  ["tiger 🐅", false],
  ["<script>alert(1)</script>", false],
  ["a < b", false],
  ["---", false],
  ["   ", false],
])("%j can be a name: %s", (text, can) => expect(canSearchNames(text)).toBe(can));
