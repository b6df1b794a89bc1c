import { expect, it } from "vitest";
import { modifier } from "../stats/compute/modifiers.fixture.ts";
import { statInput } from "../stats/compute/stat-input.ts";
import { stockModuleIds } from "../stats/fitted-modules.ts";
import { sampleModules } from "../stats/sample-vehicle.fixture.ts";
import { extraStat, extraStats } from "./extra-stats.ts";

const modules = sampleModules();
const of = (...modifiers: ReturnType<typeof modifier>[]) => statInput(modules, stockModuleIds(modules), modifiers);

it("a shot does a quarter less or more than its average, and modules hold what they hold", () => {
  // The average of the sample's gun is 200.
  const values = Object.entries(extraStats(of())).map(([key, { value }]) => [key, value]);
  expect(Object.fromEntries(values)).toEqual({
    damageLow: 150,
    damageHigh: 250,
    trackHealth: 100,
    engineHealth: 100,
    ammoRackHealth: 100,
    fuelTankHealth: 100,
    repairSpeed: 100,
  });
});

it.each([
  // A skill that raises the average does so by its lower bound, which moves by itself.
  ["damageLow", [modifier("damage", "multiply", 1.01, "skill"), modifier("damageLow", "add", 2, "skill")], 154],
  ["damageHigh", [modifier("damage", "multiply", 1.01, "skill")], 250],
  ["damageHigh", [modifier("damageHigh", "add", -5, "skill")], 240],
  ["damageLow", [modifier("damage", "multiply", 1.2, "mode"), modifier("damageLow", "add", 5, "skill")], 192],
  ["trackHealth", [modifier("trackHealth", "multiply", 1.5)], 150],
  ["repairSpeed", [modifier("repairSpeed", "multiply", 1.1), modifier("repairSpeed", "multiply", 1.2, "skill")], 132],
] as const)("%s with %j is %f", (key, modifiers, value) => {
  expect(extraStat(key, of(...modifiers)).value).toBeCloseTo(value, 10);
});

it("the terms of a bound and of a share have units and sources", () => {
  const [constant, gun] = [{ kind: "constant" }, { kind: "gun", name: "Module 40" }];
  const { terms } = extraStat("damageLow", of(modifier("damageLow", "add", 5, "skill")));
  expect(terms).toMatchObject([
    { step: "base", source: gun, operation: "start", operand: 200, unit: "hp" },
    { step: "base", source: constant, operation: "multiply", operand: 80, unit: "%" },
    { step: "conversion", source: constant, operation: "divide", operand: 100, unit: "hp", result: 160 },
  ]);
  expect(terms[1]?.made).toMatchObject([
    { source: constant, operation: "start", operand: 75, unit: "%" },
    { step: "skill", operation: "add", operand: 5, unit: "%" },
  ]);
  expect(extraStat("trackHealth", of(modifier("trackHealth", "add", 5))).terms).toMatchObject([
    { source: constant, operation: "start", operand: 100, unit: "%" },
    { operation: "add", operand: 5, unit: "%" },
  ]);
});
