import { describe, expect, it } from "vitest";
import { tablePage } from "#app/components/data-table/table.ts";
import { toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import type { MasteryTable } from "#app/game/model/tables/vehicle-table.ts";
import { masteryStatistics } from "./mastery-table.ts";

const names = ["Maus", "Tiger"];
const vehicles = names.map((name, i) => ({
  id: i + 1,
  name,
  shortName: name,
  slug: name.toLowerCase(),
  nation: "germany" as const,
  type: "heavyTank" as const,
  tier: 10 - 3 * i,
  premium: false,
  collector: false,
}));
const table = {
  ...toVehicleTable(vehicles),
  method: ["vehicle" as const, "group" as const],
  own: [12, 0],
  group: [200, 90],
  third: [510, 300],
  second: [800, 500],
  first: [1100, 720],
  ace: [1460, null],
  results: 12,
  leftOut: 3,
};
const pageOf = (search = "") => {
  const params = new URLSearchParams(search);
  return tablePage(masteryStatistics(table), params);
};

describe("the marks of mastery of an address", () => {
  it("say of every row that it is an estimate, by which method and from how many results", () => {
    const { rows } = pageOf();
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["510", "800", "1,100", "1,460", "Vehicle estimate", "12", "200"],
      ["300", "500", "720", null, "Group estimate", "0", "90"],
    ]);
  });

  it("are the publisher's where it states them, which rest on no results of ours", () => {
    const stated: MasteryTable = { ...table, method: ["publisher", "group"], own: [0, 0], group: [0, 90] };
    const [row] = tablePage(masteryStatistics(stated), new URLSearchParams()).rows;
    expect(row?.cells).toEqual(["510", "800", "1,100", "1,460", "Publisher", "", ""]);
    expect(row?.low).toBe(false);
  });

  it("grey the rows of which little is the vehicle's own", () => {
    expect(pageOf().rows.map(({ low }) => low)).toEqual([false, true]);
  });

  it("are filtered and found", () => {
    expect(pageOf("method=group").rows.map(({ vehicle }) => vehicle?.name)).toEqual(["Tiger"]);
    expect(pageOf("ace=1000..").rows.map(({ vehicle }) => vehicle?.name)).toEqual(["Maus"]);
    expect(pageOf("q=tiger").total).toBe(1);
  });
});
