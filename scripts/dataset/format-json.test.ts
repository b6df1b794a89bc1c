import fc from "fast-check";
import { expect, it } from "vitest";
import { formatJson } from "./format-json.ts";

it("puts small groups of values on a line, and everything else one value a line", () => {
  const value = {
    name: "Tiger I",
    price: { amount: 1, currency: "credits" },
    position: [0, 1.5, null],
    hull: {
      armor: { front: 100, side: 80, rear: null },
      plates: [{ group: "armor_1" }],
      variants: [{ weight: 1, at: [1] }],
    },
    crew: [{ role: "driver", also: [] }],
    words: ["a", "b", "c", "d", "e", "f", "g"],
    left: undefined,
  };
  expect(formatJson(value)).toBe(`{
  "name": "Tiger I",
  "price": { "amount": 1, "currency": "credits" },
  "position": [0, 1.5, null],
  "hull": {
    "armor": { "front": 100, "side": 80, "rear": null },
    "plates": [
      { "group": "armor_1" }
    ],
    "variants": [
      {
        "weight": 1,
        "at": [1]
      }
    ]
  },
  "crew": [
    { "role": "driver", "also": [] }
  ],
  "words": [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g"
  ]
}
`);
});

it("is JSON of the same value, whatever it is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(formatJson(value)))).toBe(JSON.stringify(value));
    }),
  );
});

it("changes one line with a figure, however long the figure is", () => {
  const of = (health: number) => formatJson({ hull: { health, armor: { front: health } }, list: [1, 2] }).split("\n");
  const [one, other] = [of(1), of(123_456.789_012)];
  expect(other.length).toBe(one.length);
  expect(other.filter((line, index) => line !== one[index]).length).toBe(2);
});
