import { describe, expect, it } from "vitest";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import { vehicleContent } from "../vehicle-content.ts";
import { stockContent } from "./stock-content.ts";

/** Compared with other vehicles, whose stats are with top modules. */
const content = vehicleContent(stockOnly, { newest: "2.4.0.0" });

describe("the page of a vehicle with a default profile", () => {
  it("says beside the figures what they are of, from where and of when", () => {
    expect(content.stock?.source).toBe("Stock modules, from the publisher’s API, patch 2.4.0, 3 July 2026");
    const rows = content.groups.flatMap(({ stats }) => stats).map((stat) => [stat.label, stat.text, stat.explanation]);
    expect(rows).toContainEqual([
      "Reload",
      "11.2",
      expect.stringMatching(/Stock modules, from the publisher’s API\.$/),
    ]);
    expect(rows).toContainEqual(["Aiming time", "Not known", expect.stringMatching(/^No data/)]);
  });

  it("compares nothing with vehicles that have top modules", () => {
    expect(content.groups.flatMap(({ stats }) => stats).filter(({ position }) => position !== null)).toEqual([]);
    expect([content.radar, content.charts.spotted, content.full]).toEqual([null, null, null]);
  });

  it("names modules and shells, the state of driving, and what is not known", () => {
    expect(content.stock).toMatchObject({
      modules: [
        { kind: "Turret", name: "Simulated turret", tier: "" },
        { kind: "Gun", name: "12.8 cm simulated gun", tier: "X" },
      ],
      shells: [
        { kind: "AP", damage: "440 (330 to 550)", penetration: "246 (185 to 308)", stun: "4 to 12 s" },
        { kind: null, label: "–", damage: "440", penetration: "–", stun: "" },
      ],
      modes: [{ name: "Siege mode", text: "to switch over 2 s, reload 9.0 s" }],
    });
    expect(content.notKnown).toEqual(["concealment", "recommended loadouts"]);
  });

  it("is not made for other vehicles", () => {
    expect(stockContent({ ...stockOnly, record: "summary", patch: null, stats: {} })).toBeNull();
  });
});
