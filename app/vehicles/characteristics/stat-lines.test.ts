import { describe, expect, it } from "vitest";
import type { PeerStat } from "#app/game/model/vehicle/vehicle.ts";
import { statGroups } from "./stat-lines.ts";

const peer = (min: number, mean: number, max: number, n = 10): PeerStat => ({
  n,
  mean,
  median: mean,
  min,
  max,
  percentile: null,
});

describe("a stat among its peers", () => {
  const statOf = (dpm: number | null, group: PeerStat) =>
    statGroups({ dpm }, { dpm: group }, new Map(), true)[0]?.stats[0];

  it.each([
    ["above the average", 1800, peer(1000, 1500, 2000), { text: "1,800", known: true, position: { tone: "good" } }],
    ["below it", 1200, peer(1000, 1500, 2000), { text: "1,200", position: { tone: "bad" } }],
    ["at it", 1504, peer(1000, 1500, 2000), { position: { fill: 50, average: 50, tone: "" } }],
    ["not known", null, peer(1000, 1500, 2000), { text: "Not known", known: false, unit: "", position: null }],
    ["the only one of its group", 1800, peer(1800, 1800, 1800, 1), { position: null }],
  ])("%s", (_, dpm, group, expected) => {
    expect(statOf(dpm, group)).toMatchObject(expected);
  });
});

describe("statGroups", () => {
  const stats = { dpm: 2000, clipSize: 4, health: 1500, hullFront: 100, hullSide: 80, hullRear: null, viewRange: null };

  it("prints the figures that stand first by group, with the armour of a part in one line", () => {
    const groups = statGroups(stats, {}, new Map(), true);
    expect(groups.map(({ label }) => label)).toEqual(["Firepower", "Survivability", "Concealment and vision"]);
    expect(groups[1]?.stats.map(({ label, text }) => [label, text])).toEqual([
      ["Health", "1,500"],
      ["Hull armour", "100 / 80 / –"],
    ]);
    expect(groups[2]?.stats[0]).toMatchObject({ label: "View range", text: "Not known" });
  });

  it("keeps the line of a turret that has plates at its side alone, and leaves out one that has none", () => {
    const labels = (of: typeof stats & { turretSide?: number }) =>
      statGroups(of, {}, new Map(), true)[1]?.stats.map(({ label, text }) => [label, text]);
    expect(labels({ ...stats, turretSide: 102 })).toContainEqual(["Turret armour", "– / 102 / –"]);
    expect(labels(stats)?.flat()).not.toContain("Turret armour");
  });

  it("keeps the rest apart and leaves out what the vehicle does not have", () => {
    const rest = statGroups(stats, {}, new Map(), false).flatMap((group) => group.stats.map(({ label }) => label));
    expect(rest).toEqual(["Shells in the magazine"]);
  });
});
