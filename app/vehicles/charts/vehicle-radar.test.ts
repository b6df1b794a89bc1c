import { describe, expect, it } from "vitest";
import type { PeerStat, VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { vehicleRadar } from "./vehicle-radar.ts";

const peer = (percentile: number): PeerStat => ({ n: 5, mean: 1, median: 1, min: 0, max: 2, percentile });
const top: Stats = { dpm: 2000, penetration: 200, hullFront: 100, health: 1500, specificPower: 12, viewRange: 380 };
const stats = { dpm: peer(100), penetration: peer(80), hullFront: peer(50), health: peer(90), specificPower: peer(25) };
const peers: VehiclePeers = { size: 5, stats, values: {}, patches: [], gun: null, otherGuns: {} };

describe("the radar", () => {
  it("has the stored percentiles at top configuration, and names what is missing", () => {
    const radar = vehicleRadar(top, top, peers);
    expect(radar?.axes.map(({ label, text }) => `${label} ${text}`)).toEqual([
      "Firepower 100",
      "Penetration 80",
      "Armour 50",
      "Health 90",
      "Mobility 25",
    ]);
    expect(radar?.missing).toEqual(["Vision"]);
    expect(radar?.axes[0]).toMatchObject({ anchor: "middle", dot: { x: 180, y: 40 } });
  });

  it("sets other modules against the others' top configurations", () => {
    const values = { dpm: [1000, 1600, 1700, 1800, 2000] };
    const radar = vehicleRadar({ ...top, dpm: 1500 }, top, { ...peers, values });
    expect(radar?.axes[0]).toMatchObject({ label: "Firepower", text: "25" });
  });

  it("says nothing of a changed figure whose peers it does not know", () => {
    expect(vehicleRadar({ ...top, hullFront: 60 }, top, peers)?.missing).toEqual(["Armour", "Vision"]);
  });

  it("needs three axes", () => {
    expect(vehicleRadar({ dpm: null, health: 1500 }, { health: 1500 }, peers)).toBeNull();
  });
});
