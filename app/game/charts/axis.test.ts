import { describe, expect, it } from "vitest";
import { fixedAxis, linePath, niceAxis, spreadLabels, valueAt } from "./axis.ts";

describe("niceAxis", () => {
  it.each([
    ["penetration of the Tiger I", 0, 237, [0, 50, 100, 150, 200, 250]],
    ["a howitzer's", 0, 61, [0, 20, 40, 60, 80]],
    ["ending on a step", 0, 500, [0, 100, 200, 300, 400, 500]],
    ["spotting", 215, 445, [200, 250, 300, 350, 400, 450]],
    ["of a single figure", 7, 7, [7, 8]],
  ])("has whole steps for %s", (_, low, high, ticks) => {
    expect(niceAxis(low, high, 0, 100).ticks).toEqual(ticks);
  });

  it("goes from the one place to the other, upwards too", () => {
    const axis = niceAxis(0, 237, 230, 20);
    expect([axis.at(0), axis.at(125), axis.at(250)]).toEqual([230, 125, 20]);
  });
});

it("fixedAxis keeps its ticks", () => {
  const axis = fixedAxis([300, 350, 445], 38, 294);
  expect([axis.at(300), axis.at(445)]).toEqual([38, 294]);
});

it("linePath writes short numbers", () => {
  expect(
    linePath([
      [1, 2],
      [3.04, 4.06],
    ]),
  ).toBe("M1 2L3 4.1");
});

describe("spreadLabels", () => {
  it.each([
    ["apart already", [10, 50, 90], [10, 50, 90]],
    ["pushed down", [10, 12, 14], [10, 22, 34]],
    ["in any order", [14, 10, 12], [34, 10, 22]],
    ["pushed back up at the foot", [98, 99], [88, 100]],
  ])("%s", (_, positions, expected) => {
    expect(spreadLabels(positions, 12, 100)).toEqual(expected);
  });
});

describe("the figure of a line at a place", () => {
  const line = [
    [0, 200],
    [100, 200],
    [500, 160],
  ] as const;

  it.each([
    [0, 200],
    [50, 200],
    [100, 200],
    [300, 180],
    [500, 160],
  ])("is read between its corners: %d → %d", (x, y) => {
    expect(valueAt(line, x)).toBe(y);
  });

  it("is none beyond its ends", () => {
    expect(valueAt(line, -1)).toBeUndefined();
    expect(valueAt(line, 501)).toBeUndefined();
    expect(valueAt([], 0)).toBeUndefined();
  });

  it("is what follows where the line jumps", () => {
    const steps = [
      [0, 0],
      [0, 400],
      [2, 400],
      [2, 800],
    ] as const;
    expect([0, 1, 2].map((x) => valueAt(steps, x))).toEqual([400, 400, 800]);
  });
});
