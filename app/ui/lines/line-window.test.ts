import { describe, expect, it } from "vitest";
import { sameLines, towards } from "./line-window.ts";

const lines = (first: number, end: number, perLine = 1) => ({ first, end, perLine, height: 10 });

describe("the way to other lines", () => {
  it.each([
    ["begins at the first of lines far away", lines(0, 20), lines(100, 120), lines(100, 110)],
    ["goes on behind those that are there", lines(100, 110), lines(100, 130), lines(100, 120)],
    ["lets go at once of what is not wanted", lines(0, 20), lines(15, 25), lines(15, 25)],
    ["fills up before when nothing is left behind", lines(20, 30), lines(12, 30), lines(12, 30)],
    ["shares what comes at once between both sides", lines(20, 30), lines(0, 36), lines(16, 36)],
    ["ends with the lines that are wanted", lines(0, 10), lines(0, 13), lines(0, 13)],
    ["counts entries, not lines", lines(0, 5, 4), lines(50, 60, 4), lines(50, 52, 4)],
    ["begins anew where a line takes more entries", lines(0, 5, 4), lines(0, 10, 5), lines(0, 2, 5)],
    ["goes on where a line takes more than come at once", lines(0, 5, 40), lines(50, 60, 40), lines(50, 51, 40)],
  ])("%s", (_, shown, wanted, next) => expect(towards(shown, wanted, 10)).toEqual(next));

  it("always arrives", () => {
    let shown = lines(0, 30);
    const wanted = lines(7, 93);
    for (let steps = 0; !sameLines(shown, wanted); steps++) {
      expect(steps).toBeLessThan(8);
      shown = towards(shown, wanted, 10);
    }
  });

  it("takes the height that was measured", () => {
    expect(towards({ ...lines(0, 50), height: 0 }, lines(0, 22))).toEqual(lines(0, 22));
  });
});
