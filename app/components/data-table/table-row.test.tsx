import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PrintedRow } from "#app/components/data-table/rows/table-rows.ts";
import { tableRow } from "./data-table.tsx";
import { emptyQuery } from "./query/table-query.ts";
import { SAMPLE } from "./sample-table.fixture.ts";
import { visibleColumns } from "./shown-columns.ts";

const query = { ...emptyQuery(SAMPLE), columns: ["size", "dpm", "price"] };
const columns = visibleColumns(query, SAMPLE);
const plain: PrintedRow = { id: 1, cells: ["Small", "2,300", "12"], percentiles: [null, null, null] };
const htmlOf = (row: Partial<PrintedRow>, draw?: Parameters<typeof tableRow>[3], of = columns) =>
  renderToStaticMarkup(
    <table>
      <tbody>{tableRow({ ...plain, ...row }, of, "Tiger I", draw)}</tbody>
    </table>,
  );
const cellsOf = (html: string) => [...html.matchAll(/<td.*?<\/td>/g)].map(([cell]) => cell);
const classesOf = (cell = "") => (/class="([^"]*)"/.exec(cell)?.[1] ?? "").split(" ").filter(Boolean);
const textOf = (cell = "") => cell.replaceAll(/<[^>]*>/g, "");

describe("a row of a table", () => {
  it("is headed by its name, and has its cells in the order of the columns", () => {
    const html = htmlOf({});
    expect(html).toContain('<th scope="row">Tiger I</th>');
    expect(cellsOf(html).map(textOf)).toEqual(["Small", "2,300", "12"]);
    expect(cellsOf(html).map((cell) => classesOf(cell).includes("figure"))).toEqual([false, true, true]);
  });

  it("distinguishes what is unknown from what does not apply", () => {
    const cells = cellsOf(htmlOf({ cells: [null, "", "0"] }));
    expect(cells.map(textOf)).toEqual(["–Not known", "", "0"]);
    expect(cells.map((cell) => cell.includes('title="Not known"'))).toEqual([true, false, false]);
    expect(cells.map((cell) => classesOf(cell).includes("not-known"))).toEqual([true, false, false]);
  });

  it("shows where a figure stands in its group, and marks the best", () => {
    const cells = cellsOf(htmlOf({ percentiles: [null, 84.4, 85] })).map(classesOf);
    expect(cells[0]).not.toContain("percentile");
    expect(cells[1]).toEqual(expect.arrayContaining(["percentile", "percent-84"]));
    expect(cells[1]).not.toContain("percentile-top");
    expect(cells[2]).toEqual(expect.arrayContaining(["percentile", "percentile-top", "percent-85"]));
  });

  it("marks cells by their class, a title and where they lead", () => {
    const marks = [null, { className: "level-good", title: "Good" }, { title: "All prices", href: "/prices" }];
    const [first, second, third] = cellsOf(htmlOf({ marks }));
    expect(first).not.toContain("title=");
    expect(classesOf(second)).toContain("level-good");
    expect(second).toContain('title="Good"');
    expect(second).not.toContain("<a");
    expect(third).toContain('title="All prices"');
    expect(third).toContain('<a class="text-link" href="/prices">12</a>');
  });

  it("draws a column in place of its text", () => {
    const cells = cellsOf(htmlOf({}, (key) => (key === "dpm" ? <b>drawn</b> : null)));
    expect(cells.map(textOf)).toEqual(["Small", "drawn", "12"]);
    expect(classesOf(cells[1])).toEqual(["figure"]);
  });

  it("is greyed where it rests on few cases", () => {
    expect(htmlOf({ low: true })).toContain('<tr class="low-sample">');
    expect(htmlOf({})).toContain("<tr>");
  });

  it("says once why figures are missing, in one cell over all of them", () => {
    const unpublished = "Not published yet";
    const all = visibleColumns({ ...query, columns: ["dpm", "reload", "price"] }, SAMPLE);
    const cells = cellsOf(htmlOf({ unpublished, cells: [null, null, "12"] }, undefined, all));
    expect(cells.map(textOf)).toEqual([unpublished, "12"]);
    expect(cells[0]).toContain('colSpan="2"');
    expect(classesOf(cells[0])).toContain("not-known");
    // A single unknown one between known ones has no room for the words.
    expect(cellsOf(htmlOf({ unpublished, cells: ["1", null, "12"] }, undefined, all)).map(textOf)).toEqual([
      "1",
      "–",
      "12",
    ]);
  });
});
