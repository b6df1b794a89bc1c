import { describe, expect, it } from "vitest";
import { tablePage } from "#app/components/data-table/table.ts";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import { type TableVehicle, toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import type { AveragesTable } from "#app/game/model/tables/vehicle-table.ts";
import { averagesStatistics } from "./averages-table.ts";

const vehicle = (id: number, changes: Partial<TableVehicle> = {}): TableVehicle => ({
  id,
  name: `Tank ${id}`,
  shortName: `Tank ${id}`,
  slug: `tank-${id}`,
  nation: "germany",
  type: "heavyTank",
  tier: 10,
  premium: false,
  collector: false,
  ...changes,
});

const TIGER = vehicle(7, { name: "Tiger", shortName: "Tiger", slug: "tiger", tier: 7 });
const vehicles = [1, 2, 3, 4, 5].map((id) => vehicle(id)).concat(TIGER, vehicle(8, { nation: "uk", type: "SPG" }));
const damage = [1000, 1100, 1200, 1300, 1400, 800, null];
const table: AveragesTable = {
  ...toVehicleTable(vehicles),
  damage,
  winRate: damage.map((value) => value && value / 25),
  kills: damage.map((value) => value && 1),
  spots: damage.map((value) => value && 0.5),
  defence: damage.map((value) => value && 0),
};

function pageOf(search = "", own: OwnAverages | null = null) {
  const params = new URLSearchParams(search);
  return tablePage(averagesStatistics(table, own)(params), params);
}

const stats = { winRate: 52, damage: 900, kills: 1, spots: 1, defence: 0, survival: 20 };
const average = { battles: 4000, accounts: 40, until: "2026-11-18", ...stats };
const ownOf = (known: OwnAverages["vehicles"]): OwnAverages => ({
  countedAt: null,
  leastAccounts: 10,
  vehicles: known,
});
/** Of all vehicles, but one that WN8 does not know. */
const ALL_OWN = ownOf({
  ...Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, { ...average, damage: 900 + 100 * id, winRate: 47 + id }])),
  7: { ...average, battles: 9, damage: 500 },
});

describe("what WN8 expects, while no averages of players are known", () => {
  const { model } = averagesStatistics(table, null)(new URLSearchParams());

  it("is called that, and has its figures by vehicle and no others", () => {
    expect(model.label).toBe("Expected by WN8");
    expect(model.columns.map(({ key }) => key)).toEqual(
      ["name", "class", "tier", "nation", "type"].concat(["winRate", "damage", "kills", "spots", "defence"]),
    );
    const { rows, all } = pageOf("cols=damage,winRate");
    expect(rows[0]?.cells).toEqual(["1,000", "40.00"]);
    expect(all).toBe(6);
  });

  it("is rolled up by nothing, and compared with no mean of its tier and class", () => {
    for (const layout of ["class", "tier", "nation"]) {
      const { rows, query, notes } = pageOf(`view=${layout}&cols=damage`);
      expect([query.layout, rows.length, notes]).toEqual([
        "vehicles",
        6,
        [`Not understood, and left out: view “${layout}”.`],
      ]);
    }
    expect(pageOf("cols=damage,damageDifference").query.columns).toEqual(["damage"]);
  });

  it("is nobody's performance: no win rate has the colour of a level", () => {
    expect(pageOf("cols=winRate").rows.flatMap(({ marks }) => marks?.filter((mark) => mark !== null) ?? [])).toEqual(
      [],
    );
  });
});

describe("the community averages of an address", () => {
  it("are of players as soon as a vehicle has one, greyed where it is of few battles, and stand beside what WN8 expects", () => {
    const own = ownOf({ 1: average, 2: { ...average, battles: 9, accounts: 10 }, 8: average });
    const { rows } = pageOf("cols=damage,source,sample,survival,margin,damageDifference&sort=damage", own);
    const cellsById = new Map(rows.map(({ id, cells, low }) => [id, [low, ...cells]]));
    expect(cellsById.get(1)).toEqual([false, "900", "Own battles", "4,000 of 40 players", "20.0", "1.55", null]);
    expect(cellsById.get(2)?.slice(0, 4)).toEqual([true, "900", "Own battles", "9 of 10 players"]);
    expect(cellsById.get(3)).toEqual([false, "1,200", "WN8 expects", "Not stated", null, null, null]);
    expect(cellsById.get(8)?.slice(0, 3)).toEqual([false, "900", "Own battles"]);
  });

  it("are compared with those of players of tier and class, from five vehicles on", () => {
    const differences = (own: OwnAverages) =>
      pageOf("cols=damageDifference,winRateDifference&sort=damage", own).rows.map(({ id, cells }) => [
        id,
        ...cells.slice(0, 2),
      ]);
    expect(differences(ALL_OWN)).toEqual([
      [7, null, null],
      [1, "\u221216.7", "\u22122.00"],
      [2, "\u22128.3", "\u22121.00"],
      [3, "0.0", "0.00"],
      [4, "+8.3", "+1.00"],
      [5, "+16.7", "+2.00"],
    ]);
    const { 5: _, ...four } = ALL_OWN.vehicles;
    expect(differences(ownOf(four)).flatMap(([, ...cells]) => cells.filter((cell) => cell !== null))).toEqual([]);
  });

  it("say the level of a win rate by colour and word, of players alone", () => {
    const { rows } = pageOf("cols=damage,winRate&sort=-winRate", ownOf({ 1: { ...average, winRate: 57 } }));
    const levels = rows.flatMap(({ id, marks }) => (marks?.[1] ? [[id, marks[1]]] : []));
    expect(levels).toEqual([[1, { className: "color-perf-very-good", title: "Very good" }]]);
  });

  it("are rolled up by their battles without what WN8 expects, small groups greyed", () => {
    const { rows, all } = pageOf("view=tier&cols=damage,vehicles,sample", ALL_OWN);
    expect(rows.map(({ label, cells, low }) => [label, ...cells, low])).toEqual([
      ["Tier X", "1,200", "5", "20,000", false],
      ["Tier VII", "500", "1", "9", true],
    ]);
    expect(all).toBe(2);
    const some = ownOf({ 1: average, 2: { ...average, battles: 12_000, damage: 1300 } });
    expect(pageOf("view=class&cols=damage,vehicles", some).rows.map(({ cells }) => cells)).toEqual([["1,200", "2"]]);
    expect(pageOf("view=nation&cols=vehicles", some).rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ["Germany", "2"],
    ]);
  });

  it("roll up only the vehicles that pass the filters, and sort and filter the groups by their figures", () => {
    const rowsFor = (search: string) => pageOf(search, ALL_OWN).rows;
    expect(rowsFor("view=class&tier=7&cols=damage")[0]?.cells).toEqual(["500"]);
    expect(rowsFor("view=class&q=tiger&cols=damage")[0]?.cells).toEqual(["500"]);
    expect(rowsFor("view=tier&sort=damage")[0]?.label).toBe("Tier VII");
    expect(rowsFor("view=tier&damage=1000..").map(({ label }) => label)).toEqual(["Tier X"]);
  });

  it("fall back where the address means nothing, and say so", () => {
    const { notes, query, total } = pageOf("tier=99&damage=lots&view=heaps&sort=-luck");
    expect(notes).toEqual(["Not understood, and left out: Tier “99”, Damage “lots”, order by “-luck”, view “heaps”."]);
    expect(query).toMatchObject({ sets: {}, ranges: {}, sort: [], layout: "vehicles" });
    expect(total).toBe(6);
  });
});
