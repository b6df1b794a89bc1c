import { describe, expect, it } from "vitest";

import { KEY_STEPS, readPoints, stepFrom } from "./chart-reader.ts";

const lines = readPoints("10 20 AP, 100 m: 203 mm\n30 25 AP, 200 m: 199 mm\n\n10 80 HE, 100 m: 44 mm");

describe("the points of a chart", () => {
  it("are read from the markup, line by line", () => {
    expect(lines).toEqual([
      [
        { x: 10, y: 20, text: "AP, 100 m: 203 mm" },
        { x: 30, y: 25, text: "AP, 200 m: 199 mm" },
      ],
      [{ x: 10, y: 80, text: "HE, 100 m: 44 mm" }],
    ]);
  });

  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 1, 1],
    ["ArrowLeft", 1, 0],
    ["ArrowLeft", 2, 2],
    ["ArrowDown", 1, 2],
    ["ArrowDown", 2, 2],
    ["ArrowUp", 2, 0],
    ["End", 0, 1],
    ["Home", 1, 0],
  ])("%s leads from point %d to point %d", (key, from, to) => {
    expect(stepFrom(lines, from, KEY_STEPS[key] ?? (() => [0, 0]))).toBe(to);
  });
});
