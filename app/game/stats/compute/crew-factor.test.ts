import { expect, it } from "vitest";
import { breakdownOf, crewFactorParts, startAt } from "./breakdown.ts";

const factor = (efficiency: number) => breakdownOf(crewFactorParts([startAt(efficiency, "", { kind: "crew" })])).value;

// IS-7, own value 11.6%: the client's garage shows 6.612 % for a crew without the skill.
it.each([
  ["nobody has the skill", 0, 6.612],
  ["half of the crew's skill is trained", 0.5, 9.106],
  ["all have it at 100%", 1, 11.6],
  ["brotherhood and ventilation lift it to 110%", 1.1, 12.0988],
])("the concealment of the IS-7 when %s", (_, share, expected) => {
  expect(11.6 * factor(share)).toBeCloseTo(expected, 10);
});

// The roles of the IS-7's crew, client 1.26.1.
it.each([
  ["a commander at 111%", 1.11, 1.0473],
  ["the others at 111% and a tenth of the commander's", 1.221, 1.09503],
  ["a crew at 110%", 1.1, 1.043],
])("the factor of %s", (_, efficiency, expected) => {
  expect(factor(efficiency)).toBeCloseTo(expected, 10);
});
