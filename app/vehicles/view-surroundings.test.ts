import { describe, expect, it } from "vitest";
import { toColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { indexPeers } from "#app/game/stats/index-peers.ts";
import { peerPatches } from "./view-surroundings.ts";

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
  rating: 0,
  premium: false,
  collector: false,
  record: "full",
  patch: null,
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

describe("the patches of a group", () => {
  const patch = { version: "2.4.0.0", commonTest: false };
  const heavy = (id: number, more: Partial<VehicleRow>): VehicleRow => ({
    ...vehicle(id, 8, "heavyTank", {}),
    ...more,
  });

  it("are those of all its vehicles that are compared, announced ones having none", () => {
    const group = toColumns({
      gameVersion: "1.26.1.0",
      vehicles: [
        heavy(1, { patch }),
        heavy(2, { record: "summary" }),
        heavy(3, { record: "default-profile", patch }),
        heavy(4, { tier: 9, patch }),
      ],
    });
    expect(peerPatches(group, { tier: 8, type: "heavyTank" })).toEqual([patch, null]);
  });
});
