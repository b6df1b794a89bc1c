import { expect, it } from "vitest";
import { camouflageFactor } from "./concealment.ts";

// IS-7, own value 11.6 %: the client's garage shows 6.612 % for a crew without the skill.
it.each([
  ["nobody has the skill", 0, 6.612],
  ["half of the crew's skill is trained", 0.5, 9.106],
  ["all have it at 100 %", 1, 11.6],
  ["brotherhood and ventilation lift it to 110 %", 1.1, 12.0988],
])("the concealment of the IS-7 when %s", (_, share, expected) => {
  expect(11.6 * camouflageFactor(share)).toBeCloseTo(expected, 10);
});
