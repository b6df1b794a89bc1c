import { describe, expect, it } from "vitest";
import type { ListSorts } from "./list-order.ts";
import { LIST_PAGE_SIZE, listPage } from "./list-page.tsx";

const all = Array.from({ length: 2 * LIST_PAGE_SIZE + 1 }, (_, index) => index);
const sorts: ListSorts<number> = {
  value: { value: (entry) => entry, descending: true },
  digit: { value: (entry) => (entry % 10 === 9 ? null : entry % 10), descending: false },
};
const pageAt = (query: string, entries: readonly number[] = all) =>
  listPage(entries, new URLSearchParams(query), { sorts, usual: null, draw: (entry) => `row ${entry}` });

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
    listPage(all, new URLSearchParams("page=3"), { sorts, usual: null, draw: (entry) => drawn.push(entry) });
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

  it("is sorted as its URL requests, over all of its pages, equals in their own order and unknown values last", () => {
    expect(pageAt("sort=-value").rows.slice(0, 2)).toEqual(["row 200", "row 199"]);
    expect(pageAt("sort=digit").rows.slice(0, 2)).toEqual(["row 0", "row 10"]);
    expect(pageAt("sort=-digit").rows.slice(0, 2)).toEqual(["row 8", "row 18"]);
    for (const query of ["sort=digit&page=3", "sort=-digit&page=3"]) expect(pageAt(query).rows).toEqual(["row 199"]);
  });

  it("leads from the head of a column to its natural order, then to the other", () => {
    expect(pageAt("").sortSearch).toEqual({ value: "sort=-value", digit: "sort=digit" });
    expect(pageAt("sort=-value").sortSearch).toEqual({ value: "sort=value", digit: "sort=digit" });
    const usual = { sort: "value", descending: false };
    const { order, search, sortSearch } = listPage(all, new URLSearchParams("sort=-value"), {
      sorts,
      usual,
      draw: String,
    });
    expect([order, search, sortSearch.value]).toEqual([{ sort: "value", descending: true }, "sort=-value", ""]);
  });

  it.each(["nothing", "constructor", "-"])("keeps its order for one by '%s', and says so", (wrong) => {
    const { rows, order, notes } = pageAt(`sort=${wrong}`);
    expect([rows[0], order, notes.length]).toEqual(["row 0", null, 1]);
  });

  it("has one order at a time, and says what it leaves out", () => {
    const { order, notes } = pageAt("sort=-value,digit");
    expect([order?.sort, notes]).toEqual(["value", [expect.stringContaining("digit")]]);
  });
});
