import { describe, expect, it } from "vitest";
import { rangeText } from "#app/components/vehicle-table/applied-filters.tsx";
import { cellRuns } from "../data-table.tsx";
import { emptyQuery } from "../query/table-query.ts";
import { SAMPLE, sampleRows, TWO_ROWS } from "../sample-table.fixture.ts";
import { visibleColumns } from "../shown-columns.ts";
import { columnOf } from "../table-definition.ts";
import { printCells } from "./table-rows.ts";

describe("printCells", () => {
  it("prints figures as the registry has them, and tells what is not known from what does not apply", () => {
    const keys = ["size", "dpm", "reload", "gunDepression", "price", "none"];
    const columns = { ...TWO_ROWS, column: (key: string) => (key === "none" ? undefined : TWO_ROWS.column(key)) };
    expect(printCells(columns, SAMPLE, 0, keys.slice(0, 5)).cells).toEqual([
      "Large, heavy",
      "2,154",
      "7.1",
      "\u22128",
      "12,500",
    ]);
    expect(printCells(columns, SAMPLE, 1, keys).cells).toEqual(["", null, "12.0", "0", "", ""]);
  });

  it("knows nothing of a row that a column is too short for", () => {
    expect(printCells(sampleRows({ name: ["a", "b"], dpm: [1] }), SAMPLE, 1, ["name", "dpm"]).cells).toEqual([
      "b",
      null,
    ]);
  });

  it("has the percentiles of those that have one", () => {
    const column = { cells: [1, 2], percentiles: [90, "" as const] };
    const ranked = { ...TWO_ROWS, column: () => column };
    expect(printCells(ranked, SAMPLE, 0, ["dpm"]).percentiles).toEqual([90]);
    expect(printCells(ranked, SAMPLE, 1, ["dpm"]).percentiles).toEqual([null]);
    expect(printCells(TWO_ROWS, SAMPLE, 0, ["dpm"]).percentiles).toEqual([null]);
  });
});

describe("what is not published", () => {
  const text = (cells: string, spared: string) =>
    cellRuns(
      [...cells].map((cell) => (cell === "?" ? null : cell)),
      [...spared].map((flag) => flag === "s"),
    )
      .map(({ span, hasNote }) => `${span}${hasNote ? "!" : ""}`)
      .join(" ");

  it.each([
    ["12?", "---", "1 1 1"],
    ["???", "---", "3!"],
    ["1??2???", "-------", "1 2 1 3!"],
    ["??1??", "-----", "2! 1 2"],
    ["????", "--ss", "2! 2"],
    ["1???", "-sss", "1 3"],
    ["", "", ""],
  ])("%j with %j spared is shown as %j", (cells, spared, runs) => expect(text(cells, spared)).toBe(runs));
});

describe("shownAs", () => {
  it("leaves columns out on narrow screens unless the visitor chose them", () => {
    const spared = (columns: string[] | null) =>
      visibleColumns({ ...emptyQuery(SAMPLE), columns }, SAMPLE).map(({ className }) => className);
    expect(spared(null)).toEqual(["spared", "figure", "figure edge"]);
    expect(spared(["size", "price"])).toEqual(["", "figure edge"]);
  });

  it("marks the column that decides first", () => {
    const sort = ["reload", "dpm"].map((key) => ({ key, descending: true }));
    const visible = visibleColumns({ ...emptyQuery(SAMPLE), sort }, SAMPLE);
    expect(visible.filter(({ className }) => className.includes("decisive")).map(({ column }) => column.key)).toEqual([
      "reload",
    ]);
  });
});

describe("rangeText", () => {
  it.each([
    ["dpm", { min: 2500, max: null }, "Damage per minute from 2,500"],
    ["reload", { min: null, max: 8 }, "Reload up to 8.0 s"],
    ["gunDepression", { min: 8, max: 10 }, "Gun depression 8 to 10°"],
  ])("%s", (key, range, text) => expect(rangeText(columnOf(SAMPLE, key), range)).toBe(text));
});
