import { describe, expect, it } from "vitest";
import { listItems } from "./use-virtual-list.ts";

describe("listItems", () => {
  const range = (first: number, end: number, perRow = 1) => ({ first, end, perRow, height: 10 });
  const text = (...args: Parameters<typeof listItems>) =>
    listItems(...args)
      .map((item) => ("index" in item ? item.index : `${item.spacer}px`))
      .join(" ");

  it.each<[string, Parameters<typeof listItems>, string]>([
    ["everything without a window", [4, null, 2], "0 1 2 3"],
    ["the lines in sight, and the room of the rest", [10, range(3, 6), null], "30px 3 4 5 40px"],
    ["no room where nothing is left out", [3, range(0, 5), null], "0 1 2"],
    ["the entry with the focus before", [10, range(5, 7), 1], "10px 1 30px 5 6 30px"],
    ["the entry with the focus behind", [10, range(0, 2), 9], "0 1 70px 9"],
    ["an entry that is in sight anyway, once", [4, range(0, 4), 2], "0 1 2 3"],
    ["no entry that is gone", [2, range(0, 2), 7], "0 1"],
    ["only room where nothing is in sight", [5, range(5, 5), null], "50px"],
    ["whole lines of several entries", [8, range(1, 2, 3), null], "10px 3 4 5 10px"],
    ["the last line as far as it goes", [8, range(2, 3, 3), 0], "0 1 2 10px 6 7"],
  ])("gives %s", (_, args, expected) => expect(text(...args)).toBe(expected));
});
