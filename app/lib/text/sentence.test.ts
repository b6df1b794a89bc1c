import { expect, it } from "vitest";
import { sentence } from "./sentence.ts";

it.each([
  ["A medium tank of Poland", "A medium tank of Poland."],
  ["A medium tank of the U.S.S.R.", "A medium tank of the U.S.S.R."],
  ["Really?", "Really?"],
  ["Loading …", "Loading …"],
])("%s", (text, expected) => expect(sentence(text)).toBe(expected));
