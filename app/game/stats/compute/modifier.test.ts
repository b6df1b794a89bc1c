import { describe, expect, it } from "vitest";
import { breakdownOf, CONSTANT, startAt } from "./breakdown.ts";
import { modifierParts } from "./modifier.ts";
import { modifier } from "./modifiers.fixture.ts";

describe("modifiers", () => {
  it("leave what nobody changes as it is", () => {
    expect(modifierParts([], "s", "reload")).toEqual([]);
    expect(modifierParts([modifier("aimTime", "multiply", 0.9)], "s", "reload")).toEqual([]);
  });

  it("act step by step in the client's order, whatever the order they come in", () => {
    const steps = ["directive", "consumable", "skill", "crew", "equipment", "field modification"] as const;
    const parts = modifierParts(
      steps.map((step) => modifier("reload", "multiply", 0.9, step)),
      "s",
      "reload",
    );
    expect(parts.map(({ step }) => step)).toEqual([...steps].reverse());
  });

  it("multiply and divide within a step before they add, in the unit of what they change", () => {
    const parts = modifierParts(
      [
        modifier("topSpeed", "add", 4),
        modifier("topSpeed", "multiply", 1.1),
        modifier("topSpeed", "divide", 2),
        modifier("topSpeed", "add", 1, "skill"),
      ],
      "km/h",
      "topSpeed",
    );
    expect(parts.map(({ operation, operand, unit }) => [operation, operand, unit])).toEqual([
      ["multiply", 1.1, ""],
      ["divide", 2, ""],
      ["add", 4, "km/h"],
      ["add", 1, "km/h"],
    ]);
    expect(breakdownOf([startAt(40, "km/h", CONSTANT), ...parts]).value).toBe(27);
  });

  it("are those of all quantities that a characteristic is asked for", () => {
    const changes = [modifier("terrain", "divide", 1.1, "crew"), modifier("terrainSoft", "multiply", 0.9)];
    expect(modifierParts(changes, "", "terrain", "terrainSoft").map(({ operand }) => operand)).toEqual([0.9, 1.1]);
    expect(modifierParts(changes, "", "terrain", "terrainHard").map(({ operand }) => operand)).toEqual([1.1]);
  });

  it("carry what they stand for into the term", () => {
    const [part] = modifierParts([modifier("reload", "divide", 1.043, "crew", "Loader")], "s", "reload");
    expect(part).toStrictEqual({
      step: "crew",
      source: { kind: "fitting", tag: "loader", name: "Loader" },
      operation: "divide",
      operand: 1.043,
      unit: "",
    });
  });
});

it("a modifier that is computed brings its terms along", () => {
  const { terms } = breakdownOf([startAt(1.043, "", CONSTANT)]);
  const [part] = modifierParts([{ ...modifier("reload", "divide", 1.043), made: terms }], "s", "reload");
  expect(part?.made).toEqual(terms);
});

describe("field modifications", () => {
  const plates = Array.from({ length: 5 }, () => modifier("health", "multiply", 1.01, "field modification", "Plates"));

  it("add the deltas of their factors: five times + 1 % is × 1.05", () => {
    const [aggregate, ...others] = modifierParts(plates, "hp", "health");
    expect(others).toEqual([]);
    expect(aggregate).toMatchObject({ step: "field modification", operation: "multiply", unit: "" });
    expect(aggregate?.operand).toBeCloseTo(1.05, 12);
    expect(aggregate?.source).toMatchObject({ kind: "fitting", name: "Field modifications" });
    expect(aggregate?.made?.map(({ source }) => ("name" in source ? source.name : source.kind))).toEqual([
      "constant",
      ...Array.from({ length: 5 }, () => "Plates"),
    ]);
    expect(aggregate?.made?.at(-1)?.result).toBe(aggregate?.operand);
    expect(aggregate?.made?.map(({ step, operation, unit }) => [step, operation, unit])).toEqual([
      ["field modification", "start", ""],
      ...plates.map(() => ["field modification", "add", ""]),
    ]);
  });

  it("of which there is one alone stand by themselves", () => {
    expect(modifierParts(plates.slice(0, 1), "hp", "health")).toMatchObject([
      { operation: "multiply", operand: 1.01, unit: "", source: { name: "Plates" } },
    ]);
  });

  it("that divide are added up before they divide", () => {
    const faster = [1.3, 1.05].map((by) => modifier("trackRepair", "divide", by, "field modification"));
    expect(modifierParts(faster, "s", "trackRepair")).toMatchObject([{ operation: "divide", operand: 1.35 }]);
  });

  it("that multiply and that divide stay apart", () => {
    const both = (["multiply", "divide"] as const).flatMap((operation) =>
      [1.1, 1.2].map((by) => modifier("trackRepair", operation, by, "field modification")),
    );
    const parts = modifierParts(both, "s", "trackRepair");
    expect(parts.map(({ operation }) => operation)).toEqual(["multiply", "divide"]);
    for (const { operand } of parts) expect(operand).toBeCloseTo(1.3, 12);
  });

  it("of two quantities stay two factors", () => {
    const both = (["dispersionMoving", "dispersionFactors"] as const).map((quantity) =>
      modifier(quantity, "multiply", 0.9, "field modification"),
    );
    expect(modifierParts(both, "", "dispersionMoving", "dispersionFactors")).toHaveLength(2);
  });

  it("are followed by the devices, one after another", () => {
    const devices = [modifier("health", "multiply", 1.1), modifier("health", "multiply", 1.1)];
    expect(modifierParts([...devices, ...plates], "hp", "health").map(({ operand }) => operand.toFixed(2))).toEqual([
      "1.05",
      "1.10",
      "1.10",
    ]);
  });
});
