import { expect, it, vi } from "vitest";
import { rowsFrom } from "./rows-from.ts";

const print = (row: number) => `row ${row}`;

it("gives the rows from one on, with their numbers among all that are selected", () => {
  const { rows, ...numbers } = rowsFrom([7, 3, 5], 1, print);
  expect([rows.length, rows.at(0), rows.at(1), rows.at(2)]).toEqual([2, "row 3", "row 5", undefined]);
  expect(numbers).toEqual({ total: 3, from: 2 });
});

it("prints a row once, when it is asked for", () => {
  const printed = vi.fn(print);
  const { rows } = rowsFrom([7, 3], 0, printed);
  expect(printed).not.toHaveBeenCalled();
  expect([rows.at(1), rows.at(1)]).toEqual(["row 3", "row 3"]);
  expect(printed).toHaveBeenCalledExactlyOnceWith(3);
});

it("counts from nothing where nothing is selected", () => {
  expect(rowsFrom([], 0, print)).toMatchObject({ rows: { length: 0 }, total: 0, from: 0 });
});
