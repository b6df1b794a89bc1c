import fc from "fast-check";
import { expect, test } from "vitest";
import { fillTemplate } from "./video-templates.ts";

const values = { vehicle: "T-34", damage: "912", mastery: null, map: "Cliff", player: "{map} [x]" };

const CASES: [template: string, text: string][] = [
  ["{vehicle} on {map}", "T-34 on Cliff"],
  ["{vehicle}[, {damage} damage][, {mastery}]", "T-34, 912 damage"],
  ["[{mastery}]", ""],
  ["[{mastery} with {damage}]{map}", "Cliff"],
  // Brackets without a placeholder are words like others, and so is what has none of ours.
  ["[EU] {vehicle}", "[EU] T-34"],
  ["[{nothing}] {vehicle}", "[{nothing}] T-34"],
  // A value is never read as a template.
  ["by {player}", "by {map} [x]"],
  ["[by {player}]", "by {map} [x]"],
  ["a\n[{mastery}]\n\n\nb  c", "a\n\nb c"],
  ["open [ and { stay } ] so", "open [ and { stay } ] so"],
];

test.each(CASES)("%j gives %j", (template, text) => {
  expect(fillTemplate(template, values).text).toBe(text);
});

test("What nothing stands for, and what is not known outside of brackets, is named once", () => {
  expect(fillTemplate("{foo} {mastery} {foo} [{mastery}] {constructor}", values)).toMatchObject({
    unknown: ["foo", "constructor"],
    missing: ["mastery"],
  });
});

test("Any text is a template, and one without braces and brackets stays as it is but for its gaps", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (template) => {
      const { text } = fillTemplate(template, values);
      if (!/[[\]{}\s]/.test(template)) expect(text).toBe(template);
    }),
  );
});
