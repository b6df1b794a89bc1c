import { describe, expect, it } from "vitest";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { BEST_STATS, bestAt } from "./best-at.ts";

type Row = [name: string, tier: number, type: VehicleClass, full: number, viewRange: number | null | "", dpm: number];

const columns = (rows: Row[]) =>
  ({
    name: rows.map(([name]) => name),
    shortName: rows.map(() => ""),
    tier: rows.map(([, tier]) => tier),
    type: rows.map(([, , type]) => type),
    full: rows.map(([, , , full]) => full),
    stats: {
      viewRange: rows.map(([, , , , viewRange]) => viewRange),
      dpm: rows.map(([, , , , , dpm]) => dpm),
      concealmentStill: rows.map(() => null),
      topSpeed: rows.map(() => ""),
    },
  }) as unknown as VehicleColumns;

const bestEntries = (rows: Row[], tier: number, type: VehicleClass) =>
  bestAt(columns(rows))
    .find((entry) => entry.tier === tier)
    ?.classes.find((entry) => entry.type === type)?.entries;
const indexOf = (stat: (typeof BEST_STATS)[number]) => BEST_STATS.indexOf(stat);

describe("what is best", () => {
  const rows: Row[] = [
    ["Beta", 8, "lightTank", 1, 400, 2000.4],
    ["Alpha", 8, "lightTank", 1, 400, 1999.6],
    ["Gamma", 8, "lightTank", 1, 390, 1500],
    ["Announced", 8, "lightTank", 0, 445, 9000],
    ["Stock", 8, "lightTank", 2, 445, 9000],
    ["Other tier", 9, "lightTank", 1, 420, 3000],
    ["Other class", 8, "mediumTank", 1, 410, 3000],
  ];

  it("is the highest figure of its tier and class, of vehicles that are wholly known", () => {
    expect(bestEntries(rows, 8, "lightTank")?.[indexOf("viewRange")]).toEqual({ value: 400, name: "Alpha", more: 1 });
  });

  it("is as it is shown: what rounds to the same is the same", () => {
    expect(bestEntries(rows, 8, "lightTank")?.[indexOf("dpm")]).toEqual({ value: 2000, name: "Alpha", more: 1 });
  });

  it("is unknown where no figure is", () => {
    expect(bestEntries(rows, 8, "lightTank")?.[indexOf("topSpeed")]).toBeNull();
    expect(bestEntries(rows, 8, "lightTank")?.[indexOf("concealmentStill")]).toBeNull();
  });

  it("leaves out classes that a tier does not have", () => {
    expect(bestEntries(rows, 8, "SPG")).toBeUndefined();
    expect(bestAt(columns(rows)).map(({ tier }) => tier)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  });
});
