import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TableHead } from "./data-table.tsx";
import { parseQuery } from "./query/parse-query.ts";
import { SAMPLE } from "./sample-table.fixture.ts";
import { visibleColumns } from "./shown-columns.ts";

const htmlOf = (search: string) => {
  const query = parseQuery(new URLSearchParams(search), SAMPLE);
  return renderToStaticMarkup(
    <table>
      <TableHead model={SAMPLE} query={query} columns={visibleColumns(query, SAMPLE)} />
    </table>,
  );
};
/** The cells, each with what stands in it. */
const cellsOf = (html: string) => [...html.matchAll(/<th .*?<\/th>/g)].map(([cell]) => cell);
const cellOf = (html: string, key: string) => cellsOf(html).find((cell) => cell.includes(`data-sort="${key}"`)) ?? "";
const linkOf = (cell: string) => /href="([^"]*)"/.exec(cell)?.[1];
const orderOf = (cell: string) => /aria-sort="([^"]*)"/.exec(cell)?.[1];

describe("the head of a table", () => {
  it("heads the first column and the shown ones, in their order", () => {
    const cells = cellsOf(htmlOf("cols=price,dpm"));
    expect(cells.map((cell) => /data-sort="(\w+)"/.exec(cell)?.[1])).toEqual(["name", "price", "dpm"]);
    expect(cells.every((cell) => cell.startsWith('<th scope="col"'))).toBe(true);
    expect(cells[1]).toContain(">Price gold<");
  });

  it("names each column, with its meaning if there is one", () => {
    const html = htmlOf("cols=price,dpm");
    expect(/title="([^"]*)"/.exec(cellOf(html, "price"))?.[1]).toBe("Price");
    expect(/title="([^"]*)"/.exec(cellOf(html, "dpm"))?.[1]).toMatch(/^.+\. .+/);
  });

  it("gives columns their classes and widths, the first one none", () => {
    const html = htmlOf("cols=price,dpm&sort=-dpm");
    expect(cellOf(html, "name")).not.toContain('class="');
    expect(/class="([^"]*)"/.exec(cellOf(html, "dpm"))?.[1]?.split(" ")).toEqual([
      "figure",
      "decisive",
      "edge",
      "column-72",
    ]);
  });

  it("sorts by links: the natural order first, then the other, then none", () => {
    expect(linkOf(cellOf(htmlOf(""), "dpm"))).toBe("/sample?sort=-dpm");
    expect(linkOf(cellOf(htmlOf("sort=-dpm"), "dpm"))).toBe("/sample?sort=dpm");
    expect(linkOf(cellOf(htmlOf("sort=dpm"), "dpm"))).toBe("/sample");
    expect(linkOf(cellOf(htmlOf("sort=-dpm&size=small"), "reload"))).toBe("/sample?size=small&amp;sort=reload");
  });

  it("says by which column it is sorted, and which way", () => {
    const [down, up] = [htmlOf("sort=-dpm"), htmlOf("sort=dpm")];
    expect([orderOf(cellOf(down, "dpm")), orderOf(cellOf(up, "dpm"))]).toEqual(["descending", "ascending"]);
    expect(cellOf(down, "dpm")).toContain("i-lucide-arrow-down");
    expect(cellOf(up, "dpm")).toContain("i-lucide-arrow-up");
    for (const key of ["name", "size", "reload"]) {
      expect(orderOf(cellOf(down, key))).toBeUndefined();
      expect(cellOf(down, key)).not.toContain("i-lucide-arrow");
    }
    expect(down).not.toContain("<sup");
    expect(down).not.toContain("sr-only");
  });

  it("numbers the columns of an order of several, of which the first alone is announced as the order", () => {
    const html = htmlOf("sort=-dpm,reload");
    const [first, second] = [cellOf(html, "dpm"), cellOf(html, "reload")];
    expect([orderOf(first), orderOf(second)]).toEqual(["descending", undefined]);
    expect(first).toContain('<sup aria-hidden="true">1</sup>');
    expect(second).toContain('<sup aria-hidden="true">2</sup>');
    expect(first).not.toContain("sr-only");
    expect(second.replaceAll("<!-- -->", "")).toContain('<span class="sr-only">, then ascending</span>');
    expect(cellOf(html, "size")).not.toContain("<sup");
  });
});
