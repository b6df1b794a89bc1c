import { describe, expect, it } from "vitest";
import type { AveragesTable } from "#app/game/model/tables/averages-table.ts";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import { type TableVehicle, toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import { statisticsView } from "#app/widgets/statistics-table/statistics-view.ts";
import { averagesStatistics } from "./averages-table.ts";

const vehicle = (id: number, changes: Partial<TableVehicle> = {}): TableVehicle => ({
  ...{ id, name: `Tank ${id}`, shortName: `Tank ${id}`, slug: `tank-${id}`, nation: "germany", type: "heavyTank" },
  ...{ tier: 10, premium: false, collector: false },
  ...changes,
});

const TIGER = vehicle(7, { name: "Tiger", shortName: "Tiger", slug: "tiger", tier: 7 });
const vehicles = [1, 2, 3, 4, 5].map((id) => vehicle(id)).concat(TIGER, vehicle(8, { nation: "uk", type: "SPG" }));
const damage = [1000, 1100, 1200, 1300, 1400, 800, null];
const table: AveragesTable = {
  ...toVehicleTable(vehicles),
  damage,
  winRate: damage.map((each) => each && each / 25),
  kills: damage.map((each) => each && 1),
  spots: damage.map((each) => each && 0.5),
  defence: damage.map((each) => each && 0),
};

function view(search = "", own: OwnAverages | null = null) {
  const params = new URLSearchParams(search);
  return statisticsView(averagesStatistics(table, own)(params), params);
}

describe("the community averages of an address", () => {
  it("are the reference values, the differences to tier and class, and a sample size that is not stated", () => {
    const { rows } = view("cols=damage,damageDifference,winRate,winRateDifference,source,sample,battles,survival");
    expect(rows[0]?.cells).toEqual([
      "1,000",
      "\u221216.7",
      "40.00",
      "\u22128.00",
      "Reference",
      "Not stated",
      null,
      null,
    ]);
    expect(rows[2]?.cells.slice(0, 4)).toEqual(["1,200", "0.0", "48.00", "0.00"]);
  });

  it("compare a vehicle with nobody where there are fewer than five, and leave out who has no values", () => {
    const { rows, all } = view("cols=damage,damageDifference&sort=damage");
    expect(rows[0]).toMatchObject({ vehicle: { name: "Tiger" }, cells: ["800", null] });
    expect(all).toBe(6);
  });

  it("say the level of a win rate by colour and word", () => {
    const { rows } = view("cols=damage,winRate&sort=-winRate");
    expect(rows[0]?.marks).toEqual([null, { className: "level-veryGood", title: "Very good" }]);
  });

  it("are our own where there are enough battles, greyed where only few of our own are known", () => {
    const figures = { winRate: 50, damage: 900, kills: 1, spots: 1, defence: 1, survival: 20 };
    const few = { battles: 9, accounts: 4, until: "2026-11-18", ...figures };
    const own = { countedAt: null, leastAccounts: 2, vehicles: { 1: { ...few, battles: 4000 }, 2: few, 8: few } };
    const { rows } = view("cols=damage,source,sample,survival,margin&sort=damage", own);
    const told = new Map(rows.map(({ id, cells, low }) => [id, [low, ...cells]]));
    expect(told.get(1)).toEqual([false, "900", "Own battles", "4,000 of 4 players", "20.0", "1.55"]);
    expect(told.get(2)?.slice(0, 4)).toEqual([false, "1,100", "Reference", "Not stated"]);
    expect(told.get(8)?.slice(0, 4)).toEqual([true, "900", "Own battles", "9 of 4 players"]);
  });

  it("are rolled up, each vehicle counted once, small groups greyed", () => {
    const { rows } = view("view=tier&cols=damage,vehicles,sample");
    expect(rows.map(({ label, cells, low }) => [label, ...cells, low])).toEqual([
      ["Tier X", "1,200", "5", "Not stated", false],
      ["Tier VII", "800", "1", "Not stated", true],
    ]);
    expect(view("view=nation&cols=vehicles").rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ["Germany", "6"],
    ]);
    expect(view("view=class").rows).toHaveLength(1);
  });

  it("roll up only the vehicles that pass the filters, and sort and filter the groups by their figures", () => {
    expect(view("view=class&tier=7&cols=damage").rows[0]?.cells).toEqual(["800"]);
    expect(view("view=class&q=tiger&cols=damage").rows[0]?.cells).toEqual(["800"]);
    expect(view("view=tier&sort=damage").rows[0]?.label).toBe("Tier VII");
    expect(view("view=tier&damage=1000..").rows.map(({ label }) => label)).toEqual(["Tier X"]);
  });

  it("fall back where the address means nothing, and say so", () => {
    const { notes, query, total } = view("tier=99&damage=lots&view=heaps&sort=-luck");
    expect(notes).toEqual(["Not understood, and left out: Tier “99”, Damage “lots”, order by “-luck”, view “heaps”."]);
    expect(query).toMatchObject({ sets: {}, ranges: {}, sort: [], layout: "vehicles" });
    expect(total).toBe(6);
  });
});
