import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_TEMPLATES, fillTemplate, LONGEST_TEMPLATE, noValues, readTemplates } from "./video-templates.ts";

test("What was kept stands in place of the usual words, and the rest is as usual", () => {
  expect(readTemplates('{"title":"{map}!","tags":7,"foreign":"x"}')).toEqual({ ...DEFAULT_TEMPLATES, title: "{map}!" });
});

test("Whatever storage holds gives templates", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(null)), (kept) => {
      const templates = readTemplates(kept);
      expect(Object.keys(templates)).toEqual(Object.keys(DEFAULT_TEMPLATES));
      for (const text of Object.values(templates)) expect(text.length).toBeLessThanOrEqual(LONGEST_TEMPLATE);
    }),
  );
});

test("The usual templates have only placeholders that stand for something", () => {
  const known = { ...noValues(), victim: null, destroyer: null };
  for (const template of Object.values(DEFAULT_TEMPLATES)) expect(fillTemplate(template, known).unknown).toEqual([]);
});
