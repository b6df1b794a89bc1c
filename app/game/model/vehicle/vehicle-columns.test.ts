import { describe, expect, it } from "vitest";
import { TIGER_ROW } from "./tiger-row.fixture.ts";
import { fromColumns, patchAt, rowAt, toColumns } from "./vehicle-columns.ts";
import type { VehicleIndex, VehicleRow } from "./vehicle-index.ts";

const index: VehicleIndex = {
  gameVersion: "1.26.1.0",
  vehicles: [
    { ...TIGER_ROW, stats: { health: 1500, dpm: 2153.85 }, percentiles: { health: 91, dpm: 0 } },
    {
      id: 99999,
      tag: "F00_Skoda",
      name: "Škoda T 56 with a long name",
      shortName: "Škoda T 56",
      slug: "skoda-t-56-with-a-long-name",
      nation: "czech",
      type: "SPG",
      tier: 11,
      role: null,
      premium: true,
      collector: true,
      aliases: ["Skoda of old"],
      record: "summary",
      patch: null,
      rating: 0,
      stats: { health: null },
      percentiles: {},
    },
  ],
};

describe("the columns of the index", () => {
  it("give back a row alone, and say when there is none", () => {
    const columns = toColumns(index);
    expect(rowAt(columns, 1)).toEqual(index.vehicles[1]);
    expect(() => rowAt(columns, 2)).toThrow(RangeError);
  });

  it("give back exactly the rows that they were made of, also by way of JSON", () => {
    expect(fromColumns(JSON.parse(JSON.stringify(toColumns(index))))).toEqual(index.vehicles);
  });

  it("tell full records from summaries and from those with stock modules only", () => {
    const vehicles = (["full", "summary", "default-profile"] as const).map((record) => ({
      ...(index.vehicles[0] as VehicleRow),
      record,
    }));
    expect(fromColumns(toColumns({ ...index, vehicles }))).toEqual(vehicles);
  });

  it("have further names of those few that have any", () => {
    expect(toColumns(index).aliases).toEqual({ 1: ["Skoda of old"] });
  });

  it("have what players call vehicles, and are read without it as well", () => {
    const [tiger, other] = index.vehicles as [VehicleRow, VehicleRow];
    const vehicles = [tiger, { ...other, nicknames: ["Death Star", "Barn"] }];
    const columns = toColumns({ ...index, vehicles });
    expect(columns.nicknames).toEqual({ 1: ["Death Star", "Barn"] });
    expect(fromColumns(columns)).toEqual(vehicles);
    const { nicknames: _, ...without } = columns;
    expect(fromColumns(without)).toEqual(index.vehicles);
    expect(fromColumns(without).some((row) => "nicknames" in row)).toBe(false);
  });

  it("give each vehicle the patch of its figures, kept once", () => {
    const [tiger] = index.vehicles as [VehicleRow];
    const { patch } = tiger;
    const columns = toColumns({ ...index, vehicles: [tiger, { ...tiger, patch: null }, tiger] });
    expect(columns.patches).toEqual([patch]);
    expect([0, 1, 2, 3].map((i) => patchAt(columns, i))).toEqual([patch, null, patch, null]);
  });

  it("leave out a short name that is the name itself", () => {
    expect(toColumns(index).shortName).toEqual(["", "Škoda T 56"]);
  });

  it("have no figure where a list is too short, as in a dataset of another version", () => {
    const columns = toColumns(index);
    columns.stats.health = [1500];
    expect(fromColumns(columns).map(({ stats }) => Object.keys(stats))).toEqual([["health", "dpm"], []]);
  });

  it("tell a figure that is zero from one that is not known and one that does not apply", () => {
    const columns = toColumns(index);
    expect(columns.percentiles.dpm).toEqual([0, ""]);
    expect(columns.stats.health).toEqual([1500, null]);
    expect(columns.stats.dpm).toEqual([2153.85, ""]);
  });
});
