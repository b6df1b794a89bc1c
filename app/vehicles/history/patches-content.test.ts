import { describe, expect, it } from "vitest";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import { patchesPageHref } from "#app/game/model/addresses/patches-path.ts";
import { patchesContent } from "./patches-content.ts";

const vehicle = (id: number, type: "heavyTank" | "SPG", nation: "ussr" | "usa") => ({
  id,
  name: `Vehicle ${id}`,
  shortName: `V ${id}`,
  slug: `vehicle-${id}`,
  nation,
  type,
  tier: 10,
});
const source = { commonTest: false, publisher: "somebody" };
const list: PatchChangesList = {
  sources: [
    { ...source, version: "2.1.1.0", date: "2025-12" },
    { ...source, version: null, date: "2026-07" },
  ],
  vehicles: [
    {
      vehicle: vehicle(1, "heavyTank", "ussr"),
      from: "1.26.1.0",
      size: 0.2,
      changes: [
        { key: "reload", before: 10, after: 8, source: 0 },
        { key: "health", before: 1500, after: 1550, source: 1 },
      ],
    },
    {
      vehicle: vehicle(2, "SPG", "usa"),
      from: "1.26.1.0",
      size: 0.1,
      changes: [{ key: "health", before: 1000, after: 900, source: 0 }],
    },
  ],
};
const contentOf = (search: string) => patchesContent(list, new URLSearchParams(search));
const ids = (search: string) => contentOf(search).rows.map((row) => row.vehicle.id);

describe("the page of what patches changed", () => {
  it("has every vehicle in the order of the document, with each figure before and after", () => {
    expect(ids("")).toEqual([1, 2]);
    const [first] = contentOf("").rows;
    expect(first?.since).toBe("2.1.1, July 2026");
    expect(first?.changes.map(({ label, before, after }) => `${label} ${before} ${after}`)).toEqual([
      "Reload 10.0 s 8.0 s",
      "Health 1,500 hp 1,550 hp",
    ]);
  });

  it("is chosen from by class and nation, each keeping the other, and drops what means nothing", () => {
    expect(ids("?class=SPG")).toEqual([2]);
    expect(ids("?class=SPG&nation=ussr")).toEqual([]);
    expect(ids("?class=constructor&nation=%3Cb%3E")).toEqual([1, 2]);
    expect(contentOf("?nation=ussr&class=boat").search).toBe("?nation=ussr");
    const { classes } = contentOf("?nation=ussr&class=heavyTank");
    expect(classes.filter(({ on }) => on).map(({ href }) => href)).toEqual(["/patches?class=heavyTank&nation=ussr"]);
    expect(classes[0]?.href).toBe("/patches?nation=ussr");
  });

  it("counts all that changed beside what is shown", () => {
    expect([contentOf("?class=SPG").rows.length, contentOf("?class=SPG").total]).toEqual([1, 2]);
  });

  it.each([
    ["", 1, 1, 50],
    ["?page=2", 2, 51, 100],
    ["?page=3", 3, 101, 120],
    ["?page=99", 3, 101, 120],
    ["?page=0", 1, 1, 50],
    ["?page=two", 1, 1, 50],
  ])("has 50 vehicles a page: %s", (search, page, first, last) => {
    const vehicles = Array.from({ length: 120 }, (_, at) => ({
      vehicle: vehicle(at + 1, "heavyTank", "ussr"),
      from: "1.26.1.0",
      size: 0.2,
      changes: [{ key: "health" as const, before: 1000, after: 900, source: 0 }],
    }));
    const content = patchesContent({ ...list, vehicles }, new URLSearchParams(search));
    expect([content.page, content.pages, content.chosen]).toEqual([page, 3, 120]);
    expect([content.rows[0]?.vehicle.id, content.rows.at(-1)?.vehicle.id]).toEqual([first, last]);
    expect(content.search).toBe(page === 1 ? "" : `?page=${page}`);
  });

  it("leads to other pages of the same choice, and from a page to the first one of another choice", () => {
    const content = contentOf("?class=SPG&nation=usa");
    expect(patchesPageHref(content.search, 2)).toBe("/patches?class=SPG&nation=usa&page=2");
    expect(patchesPageHref("?class=SPG&page=2", 1)).toBe("/patches?class=SPG");
    expect(patchesPageHref("", 1)).toBe("/patches");
    expect(contentOf("?class=SPG&page=2").nations[0]?.href).toBe("/patches?class=SPG");
  });
});
