import { sha1 } from "hono/utils/crypto";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { REVISED_COLUMNS_PATHS, VEHICLE_PROVENANCE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import { stockColumnPath, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import { TIGER_ROW } from "#app/game/model/vehicle/tiger-row.fixture.ts";
import { toColumns, VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { jsonTableSchema } from "#workers/catalogue/tables/answer-table.ts";
import { ask, publishFiles } from "../support/site.ts";

const first = "1.26.1.0-000000000001";
const second = "1.26.1.0-000000000002";

/** Its patch is that of its source. */
const tiger: VehicleRow = { ...TIGER_ROW, patch: null };
const others: VehicleRow[] = [
  { ...tiger, id: 1, name: "=cmd|'/c calc'!A1", nation: "uk", type: "SPG", tier: 3, rating: 0, stats: { health: 200 } },
  { ...tiger, id: 2, name: "Löwe", tier: 8, premium: true, stats: { health: 1600, dpm: 1900 }, record: "summary" },
];

const source = { version: "1.26.1.0", commonTest: false, publisher: "A publisher", date: "2024-10-16" };
const files = {
  [VEHICLE_COLUMNS_PATH]: JSON.stringify(toColumns({ gameVersion: "1.26.1.0", vehicles: [tiger, ...others] })),
  [VEHICLE_PROVENANCE_PATH]: JSON.stringify({
    sources: [source, { ...source, version: "2.3.1", commonTest: true }],
    source: [0, 0, 1],
  }),
  [vehicleColumnPath("gunDepression")]: JSON.stringify({ cells: [8, "", null] }),
  [stockColumnPath("health")]: JSON.stringify({ cells: [1350, 180, null] }),
};

const json = async (search: string): Promise<{ rows: unknown[] }> =>
  jsonTableSchema.parse(await (await ask(`/api/vehicles.json${search}`)).json());
const problem = async (search: string) => {
  const answer = await ask(`/api/vehicles.json${search}`);
  const { error } = await answer.json<{ error: { code: string; message: string } }>();
  return [answer.status, error.message];
};

describe("the open call for vehicles", () => {
  it("gives the columns that are asked for, with what is not known and what does not apply told apart", async () => {
    await publishFiles(first, files);
    const { rows } = await json("?columns=health,gunDepression&sort=health");
    expect(rows).toEqual([
      expect.objectContaining({ id: 1, name: "=cmd|'/c calc'!A1", health: 200, patch: "1.26.1.0" }),
      expect.objectContaining({ id: 529, name: "Tiger I", health: 1500, gunDepression: 8, source: "A publisher" }),
      expect.objectContaining({ id: 2, gunDepression: null, patch: "2.3.1 (Common Test)", date: "2024-10-16" }),
    ]);
    expect(rows[0]).not.toHaveProperty("gunDepression");
  });

  it("filters as the index does, by its very address", async () => {
    await publishFiles(first, files);
    const ids = async (search: string) => (await json(search)).rows.map((row) => (row as { id: number }).id);
    expect(await ids("?tier=7,8&dpm=2000..")).toEqual([529]);
    expect(await ids("?cols=health&type=premium&view=grid&page=1")).toEqual([2]);
    expect(await ids("?q=lowe")).toEqual([2]);
    expect(await ids("?rating=3.5,4&sort=-rating,tier")).toEqual([529, 2]);
    expect(await ids("?vehicles=2,529")).toEqual([2, 529]);
    // As the links of the extractor have it.
    expect(await ids("?vehicles=~ACAhAA")).toEqual([529, 1]);
  });

  it("has the figures of stock modules as well", async () => {
    await publishFiles(first, files);
    const { rows } = await json("?columns=health&modules=stock&vehicles=529,2");
    expect(rows).toEqual([
      expect.objectContaining({ id: 529, health: 1350 }),
      expect.objectContaining({ id: 2, health: null }),
    ]);
  });

  it("says which stats are of later patches, and has those of the definitions when they are asked for", async () => {
    const later = { ...source, version: "2.1.1" };
    const revised = { sources: [later], stats: { health: { row: [0], before: [1450], source: [0] } } };
    await publishFiles("1.26.1.0-000000000003", { ...files, [REVISED_COLUMNS_PATHS.top]: JSON.stringify(revised) });
    const { rows } = await json("?columns=health&vehicles=529,1");
    expect(rows).toEqual([
      expect.objectContaining({ id: 529, health: 1500, patch: "1.26.1.0", revised: "health: 2.1.1" }),
      expect.objectContaining({ id: 1, health: 200 }),
    ]);
    const definitions = await json("?columns=health&vehicles=529,1&figures=definitions");
    expect(definitions.rows).toEqual([
      expect.objectContaining({ id: 529, health: 1450 }),
      expect.objectContaining({ id: 1, health: 200 }),
    ]);
    expect(definitions.rows[0]).not.toHaveProperty("revised");
    // Of stock modules nothing can be read: today's stats would pass for those of the definitions.
    expect(await problem("?columns=health&modules=stock&vehicles=529&figures=definitions")).toEqual([
      503,
      expect.stringContaining("Later patches"),
    ]);
    expect(await problem("?figures=latest")).toEqual([400, expect.stringContaining("current or definitions")]);
  });

  it("computes plates at an angle from the plates of the modules and sources that are asked for", async () => {
    const later = { ...source, version: "2.1.1" };
    const revised = { sources: [later], stats: { hullFront: { row: [0], before: [90], source: [0] } } };
    await publishFiles("1.26.1.0-000000000004", {
      ...files,
      [vehicleColumnPath("hullFront")]: JSON.stringify({ cells: [100, "", null] }),
      [vehicleColumnPath("turretFront")]: JSON.stringify({ cells: [200, "", null] }),
      [stockColumnPath("turretFront")]: JSON.stringify({ cells: [120, "", null] }),
      [REVISED_COLUMNS_PATHS.top]: JSON.stringify(revised),
      [REVISED_COLUMNS_PATHS.stock]: JSON.stringify({ sources: [], stats: {} }),
    });
    const top = await json("?columns=hullFront30,turretFront45&sort=-hullFront30");
    expect(top.rows).toEqual([
      expect.objectContaining({ id: 529, hullFront30: 115, turretFront45: 283, revised: "hullFront30: 2.1.1" }),
      expect.objectContaining({ id: 2, hullFront30: null, turretFront45: null }),
      expect.objectContaining({ id: 1 }),
    ]);
    expect(top.rows[2]).not.toHaveProperty("hullFront30");
    const [definitions] = (await json("?columns=hullFront30&vehicles=529&figures=definitions")).rows;
    expect(definitions).toMatchObject({ hullFront30: 104 });
    const [stock] = (await json("?columns=turretFront45&vehicles=529&modules=stock")).rows;
    expect(stock).toMatchObject({ turretFront45: 170 });
    expect(await problem("?columns=turretRear30")).toEqual([503, expect.stringContaining("at 30°")]);
  });

  it("writes CSV that no spreadsheet runs as formulas, under a name by which one finds it again", async () => {
    await publishFiles(first, files);
    const answer = await ask("/api/vehicles.csv?columns=tier,health&vehicles=1");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain('filename="vehicles-1-top-modules-patch-1.26.1.0.csv"');
    const { data } = Papa.parse<string[]>((await answer.text()).trim());
    expect(data).toEqual([
      ["Tank id", "Vehicle", "Tier", "Health (hp)", "Patch", "Source", "Date of the source"],
      ["1", "'=cmd|'/c calc'!A1", "III", "200", "1.26.1.0", "A publisher", "2024-10-16"],
    ]);
  });

  it("is open to every site, and answers 304 to the ETag it gave until the table is another", async () => {
    await publishFiles(first, files);
    const answer = await ask("/api/vehicles.csv?tier=7");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cache-control")).toContain("max-age=60");
    const etag = answer.headers.get("etag") ?? "";
    const again = () => ask("/api/vehicles.csv?tier=7", { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    expect((await ask("/api/vehicles.csv?tier=8", { headers: { "if-none-match": etag } })).status).toBe(200);
    await publishFiles(second, files);
    expect((await again()).status).toBe(304);
    const renamed = toColumns({ gameVersion: "1.26.1.0", vehicles: [{ ...tiger, name: "Another" }, ...others] });
    await publishFiles("1.26.1.0-000000000003", { ...files, [VEHICLE_COLUMNS_PATH]: JSON.stringify(renamed) });
    expect((await again()).status).toBe(200);
  });

  it.each(["csv", "json"])("has the ETag of its text, so that another build's %s is not taken for it", async (kind) => {
    await publishFiles(first, files);
    const answer = await ask(`/api/vehicles.${kind}?tier=7`);
    expect(answer.headers.get("etag")).toBe(`W/"${await sha1(await answer.arrayBuffer())}"`);
  });

  it.each([
    ["?columns=dpmm", /There is no column “dpmm”. The columns are: name, id, /],
    ["?tier=12", /“12” is not a value of tier. Values: 1, 2, /],
    ["?dpm=fast", /dpm must be a range such as 10..20/],
    ["?sort=-speed", /There is no column “speed”/],
    ["?sort=tier,dpm,health,name", /There may be 3 entries at most, not 4/],
    ["?modules=best", /modules must be top or stock/],
    ["?vehicles=Maus", /“Maus” is not a vehicle ID/],
    ["?vehicles=~ADAhAA", /The short form of vehicles is broken/],
    ["?vehicles=77", /No vehicle has this id: 77/],
    ["?collums=dpm", /There is no parameter “collums”/],
  ])("says in a sentence what is wrong with %s", async (search, sentence) => {
    await publishFiles(first, files);
    expect(await problem(search)).toEqual([400, expect.stringMatching(sentence)]);
  });

  it("says which columns it cannot read at the moment, and no cache keeps that", async () => {
    await publishFiles(first, files);
    expect(await problem("?columns=weight")).toEqual([503, expect.stringMatching(/Weight/)]);
    expect((await ask("/api/vehicles.csv?columns=weight")).headers.get("cache-control")).toContain("no-store");
  });
});
