import { describe, expect, it } from "vitest";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import { vehicleView } from "../vehicle-view.ts";
import { stockView } from "./stock-view.ts";

/** Beside other vehicles, whose figures are with top modules. */
const view = vehicleView(stockOnly, { newest: "2.4.0.0" });

describe("the page of a vehicle with a default profile", () => {
  it("says beside the figures what they are of, from where and of when", () => {
    expect(view.stock?.source).toBe("Stock modules, from the publisher's API, patch 2.4.0, 3 July 2026");
    const why = view.groups.flatMap(({ stats }) => stats).map((stat) => [stat.label, stat.text, stat.why]);
    expect(why).toContainEqual(["Reload", "11.2", expect.stringMatching(/Stock modules, from the publisher's API\.$/)]);
    expect(why).toContainEqual(["Aiming time", "Not known", expect.stringMatching(/^No data/)]);
  });

  it("compares nothing with vehicles that have top modules", () => {
    expect(view.groups.flatMap(({ stats }) => stats).filter(({ place }) => place !== null)).toEqual([]);
    expect([view.radar, view.charts.spotted, view.full]).toEqual([null, null, null]);
  });

  it("names modules and shells, the state of driving, and what is not known", () => {
    expect(view.stock).toMatchObject({
      modules: [
        { kind: "Turret", name: "Simulated turret", tier: "" },
        { kind: "Gun", name: "12.8 cm simulated gun", tier: "X" },
      ],
      shells: [
        { kind: "AP", damage: "440 (330 to 550)", penetration: "246 (185 to 308)", stun: "4 to 12 s" },
        { kind: null, label: "–", damage: "440", penetration: "–", stun: "" },
      ],
      modes: [{ name: "Siege mode", figures: "to switch over 2 s, reload 9.0 s" }],
    });
    expect(view.notKnown).toEqual(["concealment", "recommended loadouts"]);
  });

  it("is not made for other vehicles", () => {
    expect(stockView({ ...stockOnly, record: "summary", patch: null, stats: {} })).toBeNull();
  });
});
