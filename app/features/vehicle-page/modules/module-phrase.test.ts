import { expect, it } from "vitest";
import { modulePhrase } from "./module-phrase.ts";

it.each([
  ["gun", "8.8 cm KwK 36 L/56", "gun 8.8 cm KwK 36 L/56"],
  ["gun", "120 mm Gun M58", "120 mm Gun M58"],
  ["turret", "Standard B turret 2", "Standard B turret 2"],
  ["suspension", "Tiger II reinforced tracks", "suspension Tiger II reinforced tracks"],
])("says what a %s called %j is, and only once", (kind, name, phrase) => {
  expect(modulePhrase(kind, name)).toBe(phrase);
});
