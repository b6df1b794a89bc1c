import { describe, expect, it } from "vitest";
import { LIST_PAGE_SIZE, listPage } from "./list-page.tsx";

const all = Array.from({ length: 2 * LIST_PAGE_SIZE + 1 }, (_, index) => index);
const pageAt = (query: string, entries: readonly number[] = all) =>
  listPage(entries, new URLSearchParams(query), (entry) => `row ${entry}`);

describe("a list in pages", () => {
  it("has each row on one page, in their order", () => {
    const pages = [pageAt(""), pageAt("page=2"), pageAt("page=3")];
    expect(pages.map(({ rows }) => rows.length)).toEqual([LIST_PAGE_SIZE, LIST_PAGE_SIZE, 1]);
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all.map((entry) => `row ${entry}`));
    expect(pages.map(({ page, pages: count, start, end, total }) => [page, count, start, end, total])).toEqual([
      [1, 3, 0, 100, 201],
      [2, 3, 100, 200, 201],
      [3, 3, 200, 201, 201],
    ]);
  });

  it("draws the rows of its page alone", () => {
    const drawn: number[] = [];
    listPage(all, new URLSearchParams("page=3"), (entry) => drawn.push(entry));
    expect(drawn).toEqual([200]);
  });

  it("has its last page for one past the end, and an empty one where there are no rows", () => {
    expect(pageAt("page=9999")).toMatchObject({ page: 3, rows: ["row 200"], notes: [] });
    expect(pageAt("page=2", [])).toMatchObject({ page: 1, pages: 1, rows: [], total: 0 });
  });

  it.each(["0", "-1", "x", "1.5", "10000", "2 "])("has its first page for '%s', and says what is left out", (wrong) => {
    const { page, notes } = pageAt(`page=${encodeURIComponent(wrong)}`);
    expect([page, notes]).toEqual([1, [expect.stringContaining(wrong)]]);
  });
});
