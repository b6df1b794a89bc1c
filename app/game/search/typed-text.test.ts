import { expect, test } from "vitest";
import { typedText } from "./typed-text.ts";

test.each([
  [null, ""],
  ["", ""],
  ["  bat \t\n chat ", "bat chat"],
  ["bat\0chat\u0085", "bat chat"],
  ["<b>É", "<b>É"],
  ["123456789", "12345678"],
  ["1234567 9", "1234567"],
  ["1234567🎯", "1234567"],
  ["🎯34567", "🎯34567"],
])("%j is read as “%s”", (text, read) => {
  expect(typedText(text, 8)).toBe(read.slice(0, 8));
});
