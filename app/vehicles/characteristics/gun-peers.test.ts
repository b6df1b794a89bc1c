import { describe, expect, it } from "vitest";
import type { PeerStat, VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import { gunPeers } from "./gun-peers.ts";

const spread = { n: 7, mean: 27, median: 25, min: 22, max: 40 };
const reload: PeerStat = { ...spread, percentile: 58 };
const single = { ...spread, n: 30, mean: 13, min: 9, max: 20 };
const peers = (over: Partial<VehiclePeers> = {}): VehiclePeers => ({
  size: 40,
  stats: { reload, dpm: reload },
  values: {},
  patches: [],
  gun: { kind: "magazine", size: 7 },
  otherGuns: { single: { size: 30, stats: { reload: single }, values: {} } },
  ...over,
});
const heavy = { type: "heavyTank", tier: 10 } as const;

describe("with whom a gun is compared", () => {
  it("is its own kind, and the page says so", () => {
    expect(gunPeers(peers(), "magazine", heavy)).toEqual({
      stats: { reload, dpm: reload },
      note: "Compared with its own kind only: 7 tier X heavy tanks with magazines.",
    });
  });

  it("is the other kind when a gun of that kind is fitted", () => {
    const { stats, note } = gunPeers(peers(), "single", heavy);
    expect(stats).toEqual({ reload: { ...single, percentile: null }, dpm: reload });
    expect(note).toBe("Compared with its own kind only: 30 tier X heavy tanks with single-shot guns.");
  });

  it.each([
    [{ kind: "dual", size: 1 }, "Not compared: no other tier X heavy tank has a dual gun."],
    [{ kind: "dual", size: 2 }, "Not compared: only one other tier X heavy tank has a dual gun."],
  ] as const)("is nobody where there are too few: %j", (gun, note) => {
    expect(gunPeers(peers({ gun }), "dual", heavy)).toEqual({ stats: { dpm: reload }, note });
  });

  it("is nobody where no top gun is of the fitted kind", () => {
    expect(gunPeers(peers(), "autoreloader", { type: "SPG", tier: 10 })).toEqual({
      stats: { dpm: reload },
      note: "Not compared: no other tier X SPG has an autoreloader.",
    });
  });

  it("is everybody where the gun is not known", () => {
    expect(gunPeers(peers({ gun: null }), null, heavy)).toEqual({ stats: { reload, dpm: reload }, note: "" });
  });
});
