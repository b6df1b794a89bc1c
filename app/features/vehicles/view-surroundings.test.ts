import { describe, expect, it } from "vitest";
import { toColumns } from "#app/game/model/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { indexPeers } from "./view-surroundings.ts";

const vehicle = (id: number, tier: number, type: VehicleRow["type"], stats: VehicleRow["stats"]): VehicleRow => ({
  id,
  tag: `T${id}`,
  name: `Vehicle ${id}`,
  shortName: `Vehicle ${id}`,
  slug: `vehicle-${id}`,
  nation: "germany",
  type,
  tier,
  role: null,
  premium: false,
  collector: false,
  record: "full",
  stats,
  percentiles: {},
});

const columns = toColumns({
  gameVersion: "1.26.1.0",
  vehicles: [
    vehicle(1, 8, "heavyTank", { health: 1600, dpm: 2000 }),
    vehicle(2, 8, "heavyTank", { health: 1500, dpm: null }),
    vehicle(3, 8, "heavyTank", { health: 0 }),
    vehicle(4, 8, "mediumTank", { health: 1300 }),
    vehicle(5, 9, "heavyTank", { health: 1900 }),
  ],
});

describe("the peers of a vehicle", () => {
  const peers = indexPeers(columns, { id: 1, tier: 8, type: "heavyTank" });

  it("are all others of its tier and class, nought being a figure", () => {
    expect(peers("health")).toEqual([1500, 0]);
  });

  it("leave out whose figure is not known or does not apply", () => {
    expect(peers("dpm")).toEqual([]);
  });

  it("have no figures beside those of the index", () => {
    expect(peers("crewSize" as "health")).toEqual([]);
  });
});
