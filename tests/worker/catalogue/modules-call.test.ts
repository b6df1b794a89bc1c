import { sha1 } from "hono/utils/crypto";
import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { MODULE_VEHICLES_PATH, moduleTablePath } from "#app/game/model/modules/table-kinds.ts";
import { toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import { ask, publishFiles } from "../support/site.ts";

const vehicle = { slug: "", premium: false, collector: false, nation: "germany" as const };
const vehicles = toVehicleTable([
  { ...vehicle, id: 529, name: "Tiger I", shortName: "Tiger I", type: "heavyTank", tier: 7 },
  { ...vehicle, id: 2, name: "Ferdinand", shortName: "Ferdinand", type: "AT-SPG", tier: 8 },
]);
const engines = {
  sources: [{ version: "1.26.1.0", commonTest: false, publisher: "A publisher", date: "2024-10-16" }],
  id: [20, 21],
  name: ["Maybach HL 210", "=Porsche"],
  siege: [0, 0],
  users: [[0, 1], [1]],
  source: [0, 0],
  cells: { tier: [6, ""], power: [650, 320], fireChance: [20, null], weight: [850, 500], credits: [19000, ""] },
};

const json = async (search: string) => (await ask(`/api/modules.json${search}`)).json<{ rows: { id: number }[] }>();

beforeEach(() =>
  publishFiles("1.26.1.0-000000000001", {
    [MODULE_VEHICLES_PATH]: JSON.stringify({ ...vehicles, leftOut: 3, gameVersion: "1.26.1.0" }),
    [moduleTablePath("engines")]: JSON.stringify(engines),
  }),
);

describe("the open call for modules", () => {
  it.each(["csv", "json"])("has the ETag of its text, so that another build's %s is not taken for it", async (kind) => {
    const answer = await ask(`/api/modules.${kind}?view=engines`);
    expect(answer.headers.get("etag")).toBe(`W/"${await sha1(await answer.arrayBuffer())}"`);
  });

  it("gives modules with their figures, the vehicles that use them, and where the figures come from", async () => {
    expect((await json("?view=engines&columns=power,fireChance,class")).rows).toEqual([
      {
        id: 20,
        name: "Maybach HL 210",
        tier: 6,
        nation: "germany",
        mode: "normal",
        power: 650,
        fireChance: 20,
        class: "heavyTank AT-SPG",
        usedBy: "Tiger I, Ferdinand",
        userIds: "529 2",
        patch: "1.26.1.0",
        source: "A publisher",
        date: "2024-10-16",
      },
      expect.objectContaining({ id: 21, power: 320, fireChance: null }),
    ]);
  });

  it("filters by what any of the vehicles is, by figures and by names, and sorts", async () => {
    const ids = async (search: string) => (await json(`?view=engines${search}`)).rows.map(({ id }) => id);
    expect(await ids("&class=heavyTank")).toEqual([20]);
    expect(await ids("&class=AT-SPG&sort=power")).toEqual([21, 20]);
    expect(await ids("&power=..400")).toEqual([21]);
    expect(await ids("&q=maybach")).toEqual([20]);
    expect(await ids("&q=ferdinand&tier=6")).toEqual([20]);
  });

  it("writes CSV that no spreadsheet runs as formulas, under a name by which one finds it again", async () => {
    const answer = await ask("/api/modules.csv?view=engines&columns=power&q=porsche");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="engines-1-patch-1.26.1.0.csv"');
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const { data } = Papa.parse<string[]>((await answer.text()).trim());
    expect(data[1]?.slice(0, 7)).toEqual(["21", "'=Porsche", "", "Germany", "Normal", "320", "Ferdinand"]);
  });

  it.each([
    ["?view=tracks", /“tracks” is no kind of modules: guns, shells/],
    ["?view=engines&columns=reload", /There is no column “reload”/],
    ["?view=engines&power=much", /power must be a range/],
    ["?kind=engines", /“engines” is not a value of kind|There is no parameter “kind”/],
  ])("says in a sentence what is wrong with %s", async (search, sentence) => {
    const answer = await ask(`/api/modules.json${search}`);
    const { error } = await answer.json<{ error: { message: string } }>();
    expect([answer.status, error.message]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it("says that the data cannot be read where a kind is not published", async () => {
    expect((await ask("/api/modules.csv?view=radios")).status).toBe(503);
  });
});
