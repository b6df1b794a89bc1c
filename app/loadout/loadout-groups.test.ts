import { describe, expect, it } from "vitest";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { published } from "#tests/setup/published.ts";
import { listedVehicles, loadoutGroups } from "./loadout-groups.ts";

const savedLoadout = (vehicleId: number, vehicleName: string, code: string, savedAt: number): SavedLoadout => ({
  loadoutId: code,
  vehicleId,
  vehicleName,
  name: code,
  code,
  patch: null,
  savedAt,
});
const loadouts = [
  savedLoadout(529, "Tiger", "1A", 10),
  savedLoadout(7169, "IS-7", "1B", 30),
  savedLoadout(529, "Tiger I", "1C", 20),
  savedLoadout(63_001, "Landship", "1D", 5),
];
const known = listedVehicles(published<VehicleColumns>(VEHICLE_COLUMNS_PATH), loadouts);

describe("kept builds by vehicle", () => {
  it("begin with the vehicle of which one was kept last, each with its newest first", () => {
    expect(
      loadoutGroups(loadouts, known).map(({ name, loadouts }) => [name, ...loadouts.map(({ code }) => code)]),
    ).toEqual([
      ["IS-7", "1B"],
      ["Tiger I", "1C", "1A"],
      ["Landship", "1D"],
    ]);
  });

  it("know the vehicles of today, tell one that is gone, and what cannot be looked up", () => {
    expect(loadoutGroups(loadouts, known).map(({ vehicle }) => vehicle?.slug ?? vehicle)).toEqual([
      "is-7",
      "tiger-i",
      null,
    ]);
    expect(loadoutGroups(loadouts, null).map(({ vehicle }) => vehicle)).toEqual([undefined, undefined, undefined]);
    expect(loadoutGroups([], known)).toEqual([]);
  });
});
