import { describe, expect, it } from "vitest";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { published } from "#tests/setup/published.ts";
import { knownVehicles, loadoutGroups } from "./loadout-groups.ts";

const build = (vehicleId: number, vehicleName: string, code: string, savedAt: number): SavedLoadout => ({
  loadoutId: code,
  vehicleId,
  vehicleName,
  name: code,
  code,
  patch: null,
  savedAt,
});
const builds = [
  build(529, "Tiger", "1A", 10),
  build(7169, "IS-7", "1B", 30),
  build(529, "Tiger I", "1C", 20),
  build(63_001, "Landship", "1D", 5),
];
const known = knownVehicles(published<VehicleColumns>(VEHICLE_COLUMNS_PATH), builds);

describe("kept builds by vehicle", () => {
  it("begin with the vehicle of which one was kept last, each with its newest first", () => {
    expect(loadoutGroups(builds, known).map(({ name, builds }) => [name, ...builds.map(({ code }) => code)])).toEqual([
      ["IS-7", "1B"],
      ["Tiger I", "1C", "1A"],
      ["Landship", "1D"],
    ]);
  });

  it("know the vehicles of today, tell one that is gone, and what cannot be looked up", () => {
    expect(loadoutGroups(builds, known).map(({ vehicle }) => vehicle?.slug ?? vehicle)).toEqual([
      "is-7",
      "tiger-i",
      null,
    ]);
    expect(loadoutGroups(builds, null).map(({ vehicle }) => vehicle)).toEqual([undefined, undefined, undefined]);
    expect(loadoutGroups([], known)).toEqual([]);
  });
});
