import { expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { readableRows } from "./readable-rows.ts";

it("reads every row that can be read, and names the others", () => {
  expectConsoleError(/^Row 1 cannot be read/);
  const aside: string[] = [];
  const rows = ["[1]", "[2", "[3]"];
  const read = readableRows<string, number[]>(
    rows,
    (row) => JSON.parse(row),
    (row) => `Row ${rows.indexOf(row)}`,
    (row) => aside.push(row),
  );
  expect(read).toEqual([[1], [3]]);
  expect(aside).toEqual(["[2"]);
});
