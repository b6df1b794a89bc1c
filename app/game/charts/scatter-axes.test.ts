import { describe, expect, it } from "vitest";
import { axesParameters, parseAxes } from "./scatter-axes.ts";

const read = (query: string) => parseAxes(new URLSearchParams(query));

describe("the axes of a scatter", () => {
  it.each([
    ["", ["specificPower", "dpm"]],
    ["x=health&y=viewRange", ["health", "viewRange"]],
    ["x=nonsense&y=health", ["specificPower", "health"]],
    ["x=toString", ["specificPower", "dpm"]],
  ])("of %o are read", (query, axes) => {
    expect(read(query)).toEqual(axes);
  });

  it.each([[""], ["x=health"], ["y=health"], ["x=dpm&y=specificPower"]])("lead back to %o", (query) => {
    expect(new URLSearchParams(axesParameters(read(query))).toString()).toBe(query);
  });
});
