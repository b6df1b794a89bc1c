import { expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { readEditorialRecommendations } from "./recommendations.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const read = (source: string) =>
  readEditorialRecommendations(source, "data/content/recommendations.yaml", [is7], definitions);
const entry = (fields: string, head = "recommendations:\n") =>
  `${head}  - vehicle: 7169\n    configuration: onslaught\n    author: Anna\n    reason: It drives ahead of the others.\n${fields}`;

it("reads who decided which configuration, and why", () => {
  expect(read("recommendations: []").size).toBe(0);
  expect(read(entry("    equipment: [tankRammer_tier1, null, turbocharger_tier1]\n")).get(7169)).toEqual([
    {
      purpose: "onslaught",
      author: "Anna",
      reason: "It drives ahead of the others.",
      equipment: ["tankRammer_tier1", null, "turbocharger_tier1"],
    },
  ]);
});

it.each([
  [entry("").replace("7169", "1"), ":2: recommendations.0.vehicle: there is no vehicle 1 of which builds are known."],
  [entry("").replace("onslaught", "clan_wars"), ":3: recommendations.0.configuration: "],
  [entry("    equipment: [bond]\n"), ":6: recommendations.0.equipment: “bond”: There is no equipment of this name."],
  [
    entry("    equipment: [tankRammer_tier1, tankRammer_tier1]\n"),
    ":6: recommendations.0.equipment: “tankRammer_tier1”: It is mounted already.",
  ],
  [
    entry("    crew: [[gunner_armorer]]\n"),
    ":6: recommendations.0.crew: “gunner_armorer”: Only a gunner can learn it.",
  ],
  [entry("    field: [role_LT_wheeled_base_4]\n"), ":6: recommendations.0.field: “role_LT_wheeled_base_4”: It belongs"],
  [entry("    directive: none\n"), ":6: recommendations.0.directive: “none”: There is no directive of this name."],
  [entry("    shells: []\n"), ":6: recommendations.0.shells: there is no such field."],
  [entry(entry("", "")), ":7: recommendations.1.configuration: onslaught of 7169 stands here twice."],
])("names the line of a fault: %#", (source, message) => {
  expect(() => read(source)).toThrow(`data/content/recommendations.yaml${message}`);
});
