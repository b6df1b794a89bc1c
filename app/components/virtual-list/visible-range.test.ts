import { describe, expect, it } from "vitest";
import { nextRange, sameRange } from "./visible-range.ts";

const range = (first: number, end: number, perRow = 1) => ({ first, end, perRow, height: 10 });

describe("the way to other lines", () => {
  it.each([
    ["begins at the first of lines far away", range(0, 20), range(100, 120), range(100, 110)],
    ["goes on behind those that are there", range(100, 110), range(100, 130), range(100, 120)],
    ["lets go at once of what is not wanted", range(0, 20), range(15, 25), range(15, 25)],
    ["fills up before when nothing is left behind", range(20, 30), range(12, 30), range(12, 30)],
    ["shares what comes at once between both sides", range(20, 30), range(0, 36), range(16, 36)],
    ["ends with the lines that are wanted", range(0, 10), range(0, 13), range(0, 13)],
    ["counts entries, not lines", range(0, 5, 4), range(50, 60, 4), range(50, 52, 4)],
    ["begins anew where a line takes more entries", range(0, 5, 4), range(0, 10, 5), range(0, 2, 5)],
    ["goes on where a line takes more than come at once", range(0, 5, 40), range(50, 60, 40), range(50, 51, 40)],
  ])("%s", (_, shown, wanted, next) => expect(nextRange(shown, wanted, 10)).toEqual(next));

  it("always arrives", () => {
    let shown = range(0, 30);
    const wanted = range(7, 93);
    for (let steps = 0; !sameRange(shown, wanted); steps++) {
      expect(steps).toBeLessThan(8);
      shown = nextRange(shown, wanted, 10);
    }
  });

  it("takes the height that was measured", () => {
    expect(nextRange({ ...range(0, 50), height: 0 }, range(0, 22))).toEqual(range(0, 22));
  });
});
