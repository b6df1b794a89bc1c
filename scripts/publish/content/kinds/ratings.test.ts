import { expect, it } from "vitest";
import { readEditorialRatings } from "./ratings.ts";

const read = (source: string) => readEditorialRatings(source, "data/content/ratings.yaml", new Set([529]));
const entry = (fields: string) =>
  `# ours\nratings:\n  - vehicle: 529\n    ${fields}\n    author: Anna\n    reason: It is driven by the best alone.\n`;

it("reads who decided which rating, and why", () => {
  expect(read("ratings: []").size).toBe(0);
  expect(read(entry("value: 3.5")).get(529)).toEqual({
    value: 3.5,
    author: "Anna",
    reason: "It is driven by the best alone.",
  });
});

it.each([
  [entry("value: 3.3"), "data/content/ratings.yaml:4: ratings.0.value: A rating is 0 to 5 in half steps."],
  [entry("value: 7"), "data/content/ratings.yaml:4: ratings.0.value: A rating is 0 to 5 in half steps."],
  [entry("value: 3").replace("529", "1"), "data/content/ratings.yaml:3: ratings.0.vehicle: there is no vehicle 1."],
  [
    entry("value: 3").replace("author: Anna", "by: Anna"),
    "data/content/ratings.yaml:5: ratings.0.by: there is no such field.",
  ],
  [
    entry("value: 3") + entry("value: 4").split("\n").slice(2).join("\n"),
    "data/content/ratings.yaml:7: ratings.1.vehicle: 529 is rated twice.",
  ],
])("names the line of a fault: %#", (source, message) => {
  expect(() => read(source)).toThrow(message);
});
