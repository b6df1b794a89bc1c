import { describe, expect, it } from "vitest";
import { SAMPLE, TWO_ROWS } from "../data-table/sample-table.fixture.ts";
import { exportedCells, exportedCellsInSteps } from "./table-to-export.ts";
import { writeCsv } from "./write/write-text.ts";

const keys = ["name", "size", "dpm", "reload", "gunDepression", "price"];
const chosen = { rows: TWO_ROWS, model: SAMPLE, selected: [1, 0], keys };

describe("what is taken along of a table", () => {
  it("has figures with the decimals of the table, choices by their values, and what is not known apart", () => {
    expect(exportedCells(chosen).rows).toEqual([
      ["=SUM(A1)", "", null, 12, 0, ""],
      ["Tiger, the first", "large", 2154, 7.1, 8, 12_500],
    ]);
  });

  it("has as CSV the labels with their units, plain numbers, and words as they read", () => {
    expect(writeCsv(exportedCells(chosen))).toBe(
      [
        "\uFEFFTank,Size,Damage per minute,Reload (s),Gun depression (°),Price (gold)\r\n",
        `'=SUM(A1),,,12,0,\r\n`,
        '"Tiger, the first","Large, heavy",2154,7.1,8,12500\r\n',
      ].join(""),
    );
  });
});

describe("the same in steps", () => {
  const many = { ...chosen, selected: Array.from({ length: 120 }, (_, i) => i % 2) };

  it("is the same as at once, and says how far it is", async () => {
    const reported: number[] = [];
    const { signal } = new AbortController();
    const cells = await exportedCellsInSteps(many, { signal, report: (done) => reported.push(done) });
    expect(cells).toEqual(exportedCells(many));
    expect(reported).toEqual([0, 50, 100]);
  });

  it("ends half-way when it is cancelled", async () => {
    const work = new AbortController();
    const report = (done: number) => (done >= 50 ? work.abort() : undefined);
    await expect(exportedCellsInSteps(many, { signal: work.signal, report })).rejects.toThrow("aborted");
  });
});
