import { describe, expect, it } from "vitest";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import { type FurtherColumns, furtherKeys } from "#app/components/vehicle-table/vehicle-rows.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import { TIGER_ROW } from "#app/game/model/vehicle/tiger-row.fixture.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { toColumns, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { pageAt } from "#app/pages/public-paths.ts";
import { columnsFor, indexFacts, indexTable } from "./index-table.ts";

const tiger: VehicleRow = { ...TIGER_ROW, patch: { version: "1.0", commonTest: false }, rating: 4.5 };
const prize: VehicleRow = {
  ...tiger,
  id: 1,
  name: "Bat.-Châtillon 25 t",
  nation: "uk",
  type: "SPG",
  tier: 3,
  role: null,
  premium: true,
  collector: true,
  slug: "bat-chatillon-25-t",
};
const newer: VehicleRow = { ...tiger, patch: null, id: 2, name: "Löwe", slug: "lowe", tier: 11, record: "summary" };
const columns = toColumns({ gameVersion: "1.0", vehicles: [tiger, prize, newer] });
const manifest = { counts: { entries: 10, full: 2, summary: 1, leftOut: { bot: 5, test: 3 } } } as unknown as Manifest;

interface Sources {
  further?: FurtherColumns;
  of?: VehicleColumns;
}

const pageOf = (search: string, { further = new Map(), of = columns }: Sources = {}) =>
  tablePage(indexTable(of, further), new URLSearchParams(search));
const ids = (search: string, sources?: Sources) => pageOf(search, sources).rows.map(({ id }) => id);

describe("the rows of the index", () => {
  it("print the figures of a row and tell what is not known from what is not there", () => {
    const { rows, total, keys } = pageOf("tier=7");
    const cell = (key: string) => rows[0]?.cells[keys.indexOf(key)];
    expect(total).toBe(1);
    expect(cell("role")).toBe("Versatile");
    expect(cell("health")).toBe("1,500");
    expect(cell("penetration")).toBeNull();
    expect(cell("viewRange")).toBe("");
    expect(rows[0]?.percentiles[keys.indexOf("health")]).toBe(90);
  });

  it("have the patch of their figures where it is another than the dataset's, and a column of it", () => {
    const test: VehicleRow = { ...tiger, patch: { version: "2.4.1.0", commonTest: true } };
    const vehicles = [test, { ...prize, patch: { version: "1.0.0.0", commonTest: false } }, newer];
    const rowsOf = (search: string) => pageOf(search, { of: toColumns({ gameVersion: "1.0.0.0", vehicles }) }).rows;
    expect(rowsOf("").map(({ patch }) => patch)).toEqual(["2.4.1 (Common Test)", undefined, undefined]);
    expect(rowsOf("cols=patch").map(({ cells }) => cells[0])).toEqual(["2.4.1 (Common Test)", "1.0.0", null]);
  });

  it("come from tier X down to I and then of tier XI, in a tier those without figures last", () => {
    const at = (id: number, tier: number, more: Partial<VehicleRow> = {}): VehicleRow => ({
      ...tiger,
      id,
      tier,
      ...more,
    });
    const vehicles = [
      at(1, 1),
      at(2, 11),
      at(3, 10, { record: "summary", patch: null }),
      at(4, 9),
      at(5, 10),
      at(6, 11, { record: "summary", patch: null }),
      at(7, 10, { type: "AT-SPG" }),
      at(8, 2),
    ];
    const rowsOf = (search: string) => pageOf(search, { of: toColumns({ gameVersion: "1.0", vehicles }) }).rows;
    const idsOf = (search: string) => rowsOf(search).map(({ id }) => id);
    expect(idsOf("")).toEqual([5, 7, 3, 4, 8, 1, 2, 6]);
    expect(idsOf("tier=10,11")).toEqual([5, 7, 3, 2, 6]);
    expect(idsOf("view=grid")).toEqual(idsOf(""));
    // Whoever sorts by tier gets its numbers.
    expect(idsOf("sort=-tier")).toEqual([2, 6, 5, 7, 3, 4, 8, 1]);
    expect(idsOf("sort=tier")).toEqual([1, 8, 4, 5, 7, 3, 2, 6]);
    expect(rowsOf("tier=11").map(({ unpublished = "" }) => unpublished)).toEqual(["", "Stats not published"]);
  });

  it("show no figure of a vehicle that is known with its stock modules only, and say so", () => {
    const stock: VehicleRow = { ...newer, id: 3, record: "default-profile", stats: { health: null }, percentiles: {} };
    const { rows, keys } = pageOf("", { of: toColumns({ gameVersion: "1.0", vehicles: [stock, tiger] }) });
    expect(rows.map(({ id }) => id)).toEqual([529, 3]);
    expect(rows[1]).toMatchObject({ unpublished: "Known with stock modules only" });
    expect(rows[1]?.cells[keys.indexOf("health")]).toBeNull();
  });

  it.each([
    ["type=premium", [1]],
    ["type=collector", []],
    ["type=researchable&nation=germany", [529, 2]],
    ["role=versatile", [529, 2]],
    ["class=SPG", [1]],
    ["sort=-tier", [2, 529, 1]],
    ["sort=name", [1, 2, 529]],
    ["dpm=3000..", []],
  ])("are those of %s", (search, expected) => expect(ids(search)).toEqual(expected));

  it.each(["chatillon bat", "batchat", "BAT CHÂT", "bc25"])("are found by %s, as the search finds them", (typed) => {
    expect(ids(`q=${typed}`)).toEqual([1]);
  });

  it("are not looked for by signs alone", () => {
    expect(ids("q=---")).toEqual([529, 1, 2]);
  });

  it("mark a vehicle once, as premium where it is both", () => {
    const row = pageOf("tier=3").rows[0];
    expect(row?.vehicle).toMatchObject({ premium: true });
    expect(row?.vehicle?.collector).toBeUndefined();
  });
});

describe("further columns", () => {
  const price: VehicleColumn = { cells: [1_390_000, 11_200, null], currencies: ["credits", "gold", ""] };
  const weight: VehicleColumn = { cells: [57.6, 25, null] };
  const further: FurtherColumns = new Map([
    ["price", price],
    ["weight", weight],
  ]);

  it("are fetched for what is shown, sorted or filtered by", () => {
    const needed = (search: string) => furtherKeys(columnsFor(parseQuery(new URLSearchParams(search), INDEX)));
    expect(needed("")).toEqual([]);
    expect(needed("cols=dpm,weight,gold&sort=-credits")).toEqual(["weight", "price"]);
    expect(needed("calibre=100..")).toEqual(["calibre"]);
    // Cards show three figures, whatever columns the table has.
    expect(needed("cols=weight&view=grid")).toEqual([]);
    expect(needed("view=grid&sort=weight")).toEqual(["weight"]);
  });

  it("print what is dear in one currency apart from another", () => {
    expect(pageOf("cols=credits,gold", { further }).rows.map(({ cells }) => cells)).toEqual([
      ["1,390,000", ""],
      ["", "11,200"],
      [null, null],
    ]);
    expect(ids("cols=dpm&sort=gold", { further })).toEqual([1, 529, 2]);
    expect(ids("weight=30..", { further })).toEqual([529]);
  });

  it("have the plates at an angle from those of the plates, to print, sort and filter by", () => {
    const plates: FurtherColumns = new Map([
      ["hullSide", { cells: [80, "", null], percentiles: [70, "", ""] } satisfies VehicleColumn],
      ["turretSide", { cells: [82, 120, null] } satisfies VehicleColumn],
    ]);
    const address = "cols=hullSide30,hullSide45,turretSide45";
    const needed = furtherKeys(columnsFor(parseQuery(new URLSearchParams(address), INDEX)));
    expect(needed).toEqual(["hullSide", "turretSide"]);
    const { rows } = pageOf(`${address}&sort=-turretSide45`, { further: plates });
    expect(rows.map(({ id, cells }) => [id, ...cells])).toEqual([
      [1, "", "", "170"],
      [529, "92", "113", "116"],
      [2, null, null, null],
    ]);
    expect(rows[1]?.percentiles).toEqual([70, 70, null]);
    expect(ids("turretSide45=150..", { further: plates })).toEqual([1]);
    expect(pageOf("cols=hullRear30").notes).toEqual([expect.stringContaining("at 30°")]);
  });

  it("are named where they cannot be read, and the rest is shown", () => {
    const { notes, rows } = pageOf("cols=dpm,weight&sort=weight");
    expect(notes.filter((note) => note.includes("Weight"))).toHaveLength(1);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["2,154", ""],
      ["2,154", ""],
      ["2,154", ""],
    ]);
    expect(pageOf("cols=dpm,weight", { further }).notes).toEqual([]);
  });
});

describe("cards", () => {
  it("show the figure that gives the order", () => {
    expect(pageOf("view=grid").keys).toEqual(["dpm", "penetration", "health"]);
    expect(pageOf("view=grid&sort=-health").keys).toEqual(["dpm", "penetration", "health"]);
    expect(pageOf("view=grid&sort=name,-topSpeed").keys).toEqual(["topSpeed", "dpm", "penetration"]);
  });
});

it("counts the whole index, and gives the last page in place of one past the end", () => {
  const facts = indexFacts(manifest);
  expect(facts).toMatchObject({ leftOut: 8, summaries: 1 });
  const { query, ...page } = pageOf("tier=7&page=9");
  expect(query.page).toBe(1);
  expect(page).toMatchObject({ all: 3, from: 1, total: 1 });
});

it("is kept by a cache with every choice, order, layout and page, and with nothing that a visitor composed", () => {
  const choices = INDEX.columns.filter(({ kind }) => kind === "choice").map(({ key }) => key);
  expect(pageAt(INDEX.path)?.cacheableWith).toEqual([...choices, "sort", "view", "page", ...(INDEX.kept ?? [])]);
});
