import { describe, expect, it } from "vitest";
import {
  breakdownOf,
  byBreakdown,
  byModule,
  byStat,
  CONSTANT,
  conversion,
  startAt,
  type TermPart,
} from "./breakdown.ts";

const part = (operation: TermPart["operation"], operand: number): TermPart => ({
  ...startAt(operand, "", CONSTANT),
  operation,
});

describe("a figure", () => {
  it.each([
    ["add", 12, 3, 15],
    ["multiply", 12, 3, 36],
    ["divide", 12, 3, 4],
    ["round", 752.5, 1, 753],
    ["round", 752.4, 1, 752],
    ["round", 17, 5, 15],
    ["round up", 361.8, 10, 370],
    ["round up", 360, 10, 360],
    // A hair of floating point is no step beyond the multiple.
    ["round up", 1350.000_000_000_000_2, 10, 1350],
    ["round up", 360.001, 10, 370],
  ] as const)("can %s %d by %d", (operation, from, operand, result) => {
    expect(breakdownOf([part("start", from), part(operation, operand)]).value).toBe(result);
  });

  it("begins anew with what starts it", () => {
    expect(breakdownOf([part("start", 10), part("start", 5)]).value).toBe(5);
  });

  it("is what its parts come to, one after the other, and each term has what was come to with it", () => {
    const { value, terms } = breakdownOf([part("start", 10), part("add", 5), part("multiply", 2)]);
    expect(value).toBe(30);
    expect(terms.map(({ result }) => result)).toEqual([10, 15, 30]);
  });

  it("says of every term where it comes from", () => {
    const turret = { kind: "turret", name: "T-2" } as const;
    const weight = breakdownOf([startAt(20, "kg", { kind: "hull" })]);
    const made = breakdownOf([startAt(2, "", CONSTANT), part("multiply", 3)]);
    expect(breakdownOf([byStat("start", weight, "kg", "weight"), byModule("add", 5, "kg", turret)]).terms).toEqual([
      {
        step: "base",
        source: { kind: "stat", key: "weight" },
        operation: "start",
        operand: 20,
        unit: "kg",
        result: 20,
      },
      { step: "module", source: turret, operation: "add", operand: 5, unit: "kg", result: 25 },
    ]);
    expect(byBreakdown("divide", made, "s", CONSTANT)).toEqual({
      step: "base",
      source: CONSTANT,
      operation: "divide",
      operand: 6,
      unit: "s",
      made: made.terms,
    });
    expect(conversion("divide", 1000, "t")).toEqual({
      step: "conversion",
      source: CONSTANT,
      operation: "divide",
      operand: 1000,
      unit: "t",
    });
  });
});
