import { describe, expect, it } from "vitest";
import type { VehicleMarks } from "#app/game/battles/answers.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { marksList } from "./marks-list.ts";

const now = Date.UTC(2026, 10, 22, 14, 30);
const tiger = {
  id: 529,
  name: "Tiger I",
  shortName: "Tiger I",
  slug: "tiger-i",
  tier: 7,
  nation: "germany" as const,
  type: "heavyTank" as const,
};
const vehicleOf = (id: number) => (id === tiger.id ? tiger : undefined);
/** Of the Tiger I the third mark is not known; vehicle 7 is not in it. */
const table: MarksTable = {
  id: [1, 529],
  name: ["T-34", "Tiger I"],
  shortName: ["", ""],
  aliases: {},
  tier: [5, 7],
  premium: [0, 0],
  collector: [0, 0],
  nation: ["ussr", "germany"],
  type: ["mediumTank", "heavyTank"],
  region: "eu",
  date: "2026-11-20",
  publisher: "Publisher",
  notInData: 0,
  leftOut: 0,
  changes: [],
  p65: [1000, 1400],
  p85: [1500, 2100],
  p95: [2000, null],
  p100: [3000, 4000],
};

const vehicleMarks = (changes: Partial<VehicleMarks> = {}): VehicleMarks => ({
  tankId: 1,
  at: now / 1000 - 7200,
  marks: 0,
  percentage: 49,
  averageCombined: 639,
  ...changes,
});
const rowsOf = (
  sent: readonly VehicleMarks[],
  published: Record<number, number> | null = null,
  thresholds: MarksTable | null = table,
) => pageOf("", sent, published, thresholds).rows;
function pageOf(
  query: string,
  sent: readonly VehicleMarks[],
  published: Record<number, number> | null,
  thresholds: MarksTable | null = table,
) {
  const onGuns = published && new Map(Object.entries(published).map(([id, marks]) => [Number(id), marks]));
  return listOf({ marks: [...sent], combined: [] }, onGuns, query, thresholds);
}
function listOf(
  own: Parameters<typeof marksList>[0],
  onGuns: ReadonlyMap<number, number> | null,
  query = "",
  thresholds: MarksTable | null = table,
) {
  return marksList(own, onGuns, new URLSearchParams(query), { table: thresholds, vehicleOf, now });
}

describe("a row of marks", () => {
  it("tells what the last battle told, and when that was", () => {
    expect(rowsOf([vehicleMarks({ tankId: 529, percentage: 72, marks: 1, averageCombined: 1639 })])).toEqual([
      {
        id: 529,
        vehicle: tiger,
        marks: 1,
        percentage: 72,
        average: "1,639",
        next: { percent: 85, damage: "2,100", missing: "461" },
        complete: false,
        when: "2 hours ago",
      },
    ]);
  });

  it("has no vehicle where the data does not have it", () => {
    expect(rowsOf([vehicleMarks()])[0]?.vehicle).toBeNull();
  });

  it.each<[string, marks: number | null, published: Record<number, number> | null, shown: number | null]>([
    ["from the battle", 2, { 1: 1 }, 2],
    ["from the battle, if that told none", 0, { 1: 1 }, 0],
    ["from the publisher, if the battle did not tell", null, { 1: 3 }, 3],
    ["from nobody", null, { 7: 3 }, null],
    ["from nobody, if the publisher does not tell", null, null, null],
  ])("has the marks on the gun %s", (_, marks, published, expected) => {
    expect(rowsOf([vehicleMarks({ marks })], published)[0]?.marks).toBe(expected);
  });
});

describe("the next mark", () => {
  const first = { percent: 65, damage: "1,000" };

  it.each<[string, Partial<VehicleMarks>, { percent: number; damage: string; missing: string } | null]>([
    ["is the first below 65%", { percentage: 64 }, { percent: 65, damage: "1,000", missing: "361" }],
    ["is the second from 65%", { percentage: 65, marks: 1 }, { percent: 85, damage: "1,500", missing: "861" }],
    ["is the third from 85%", { percentage: 85, marks: 2 }, { percent: 95, damage: "2,000", missing: "1,361" }],
    ["is none from 95%", { percentage: 95, marks: 3 }, null],
    ["follows the percentage alone if no marks are told", { marks: null }, { ...first, missing: "361" }],
    ["is none that is on the gun", { marks: 2, percentage: 80 }, { percent: 95, damage: "2,000", missing: "1,361" }],
    ["is none if all are on the gun", { marks: 3, percentage: 80 }, null],
    ["is not known of a vehicle without thresholds", { tankId: 7 }, null],
    ["is not known without its threshold", { tankId: 529, percentage: 90 }, null],
    ["does not tell what is missing to an unknown average", { averageCombined: null }, { ...first, missing: "" }],
    ["does not tell what is missing if nothing is", { averageCombined: 1000 }, { ...first, missing: "" }],
  ])("%s", (_, changes, next) => {
    expect(rowsOf([vehicleMarks(changes)])[0]?.next).toEqual(next);
  });

  it("counts marks that the publisher alone tells", () => {
    expect(rowsOf([vehicleMarks({ marks: null })], { 1: 1 })[0]?.next?.percent).toBe(85);
  });

  it("is not known where the region has no thresholds", () => {
    const [row] = rowsOf([vehicleMarks({ averageCombined: null })], null, null);
    expect([row?.next, row?.average, row?.percentage]).toEqual([null, null, 49]);
  });
});

describe("marks that no battle reported", () => {
  const complete: MarksTable = { ...table, id: [1, 2, 3], p65: [1000, 1000, 1000], p85: [1500, 1500, 1500] };
  const full: MarksTable = { ...complete, p95: [2000, 2000, 2000], p100: [3000, 3000, 3000] };
  const estimates = (combined: number[][], onGuns: [number, number][] = [], thresholds = full) =>
    listOf({ marks: [], combined }, new Map(onGuns), "", thresholds);

  it("are estimated from uploaded battles, the nearest mark first", () => {
    const { rows, columns } = estimates([
      [1, 20, 700.4],
      [2, 50, 900],
      [3, 90, 1750],
    ]);
    expect(
      rows.map(({ id, percentage, average, next, when }) => [id, percentage, average, next?.missing, when]),
    ).toEqual([
      [2, null, "900", "100", ""],
      [3, 90, "1,750", "250", ""],
      [1, null, "700", "300", ""],
    ]);
    expect(columns).toEqual(["percentage", "average", "next", "source"]);
  });

  it("are not, from few battles or without thresholds", () => {
    expect(estimates([[1, 19, 900]]).rows).toEqual([]);
    expect(estimates([[7, 90, 900]]).rows).toEqual([]);
  });

  it("stand before those of the publisher alone, and put no mark on a gun", () => {
    const { rows } = estimates(
      [[1, 90, 2500]],
      [
        [2, 3],
        [1, 1],
      ],
    );
    expect(rows.map(({ id, marks, complete }) => [id, marks, complete])).toEqual([
      [1, 1, false],
      [2, 3, true],
    ]);
  });

  it("leave what a battle reported as it is", () => {
    const own = { marks: [vehicleMarks()], combined: [[1, 90, 1900]] };
    expect(listOf(own, null, "", full).rows.map(({ percentage, average }) => [percentage, average])).toEqual([
      [49, "639"],
    ]);
  });
});

describe("the columns of marks", () => {
  const columns = (...of: Parameters<typeof pageOf>) => pageOf(...of).columns;

  it("are all there where battles told them", () => {
    expect(columns("", [vehicleMarks()], null)).toEqual(["marks", "percentage", "average", "next", "source"]);
  });

  it("leave out what no row of any page knows", () => {
    const onGuns = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [1000 + index, 1 + (index % 2)]));
    expect(columns("", [], onGuns)).toEqual(["marks"]);
    expect(columns("", [], { ...onGuns, 529: 1 })).toEqual(["marks", "next"]);
    expect(columns("page=2", [vehicleMarks({ marks: null })], onGuns)).toContain("percentage");
    expect(columns("", [vehicleMarks({ marks: null, averageCombined: null })], null, null)).toEqual([
      "percentage",
      "source",
    ]);
  });
});

describe("the rows of marks", () => {
  it("begin with what battles told, in their order, and end with the publisher's, most marks first", () => {
    const rows = rowsOf([vehicleMarks({ tankId: 1, percentage: 90 }), vehicleMarks({ tankId: 7, percentage: 95 })], {
      2: 1,
      3: 3,
      7: 2,
      529: 2,
    });
    expect(rows.map(({ id, marks, when }) => [id, marks, when])).toEqual([
      [1, 0, "2 hours ago"],
      [7, 0, "2 hours ago"],
      [3, 3, ""],
      [529, 2, ""],
      [2, 1, ""],
    ]);
  });

  it("know of what the publisher alone tells the marks, and at what damage the next one is", () => {
    const unknown = { percentage: null, average: null, complete: false, when: "" };
    expect(rowsOf([], { 529: 1, 1: 3, 7: 2 })).toEqual([
      { ...unknown, id: 1, vehicle: null, marks: 3, next: null, complete: true },
      { ...unknown, id: 7, vehicle: null, marks: 2, next: null },
      { ...unknown, id: 529, vehicle: tiger, marks: 1, next: { percent: 85, damage: "2,100", missing: "" } },
    ]);
  });

  it("are in pages, each on one of them, whatever the order in which the publisher tells them", () => {
    const sent = Array.from({ length: 60 }, (_, index) => vehicleMarks({ tankId: 1000 + index }));
    const marks = Array.from({ length: 90 }, (_, index) => [String(2000 + index), 1 + (index % 3)] as const);
    const published = Object.fromEntries(marks);
    const backwards = new Map(marks.map(([id, onGun]) => [Number(id), onGun] as const).reverse());
    const pages = ["", "page=2"].map((query) => pageOf(query, sent, published));
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect([pages.map(({ rows }) => rows.length), new Set(ids).size]).toEqual([[100, 50], 150]);
    const again = listOf({ marks: sent, combined: [] }, backwards, "page=2");
    expect(again.rows).toEqual(pages[1]?.rows);
  });

  it.each([null, {}])("are none where nothing is told: %j", (published) => {
    expect(rowsOf([], published)).toEqual([]);
  });
});
