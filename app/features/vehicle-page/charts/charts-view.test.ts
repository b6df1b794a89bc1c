import { describe, expect, it } from "vitest";
import { sampleGun, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { penetrationChart, spottingChart } from "./charts-view.ts";

describe("penetration over distance", () => {
  const shells = [
    sampleShell({ penetration: 203, penetrationFar: 185, maxDistance: 720 }),
    sampleShell({ kind: "HE", penetration: 44, penetrationFar: 44, maxDistance: 720 }),
    sampleShell({ kind: "HE", penetration: 60, penetrationFar: 60, maxDistance: 350 }),
  ];
  const chart = penetrationChart(sampleGun({ shells }));

  it("draws a line a shell and numbers those of one kind", () => {
    expect(chart.lines.map(({ label }) => label)).toEqual(["AP", "HE 1", "HE 2"]);
    expect(chart.lines[0]?.d).toMatch(/^M38 /);
    expect(chart.yTicks.map(({ text }) => text)).toEqual(["0", "50", "100", "150", "200", "250"]);
  });

  it("has the same figures as a table, and says where a shell does not reach", () => {
    expect(chart.head).toEqual(["Shell", "100 m", "200 m", "300 m", "400 m", "500 m", "700 m"]);
    expect(chart.rows).toEqual([
      ["AP", "203", "199", "194", "190", "185", "176"],
      ["HE 1", "44", "44", "44", "44", "44", "44"],
      ["HE 2", "60", "60", "60", "Out of reach", "Out of reach", "Out of reach"],
    ]);
  });

  it("places the figures of the table on its lines, as far as the shell flies", () => {
    expect(chart.points.map((line) => line.length)).toEqual([6, 6, 3]);
    // 100 m of 700 between 38 and 304 of 360; 203 mm of 250 between 232 and 20 of 262.
    expect(chart.points[0]?.[0]).toBe("21.1 22.8");
  });
});

describe("spotting distance", () => {
  it("follows the formula for each state", () => {
    const chart = spottingChart({ concealmentStill: 10.9, concealmentMoving: 5.5, concealmentStillFired: 2 });
    expect(chart?.rows).toEqual([
      ["Still", "273 m", "317 m", "362 m", "402 m"],
      ["Moving", "286 m", "334 m", "381 m", "423 m"],
      ["Fired", "295 m", "344 m", "393 m", "437 m"],
    ]);
  });

  it("is not drawn where nobody states the concealment", () => {
    expect(spottingChart({ concealmentStill: null })).toBeNull();
    expect(spottingChart({})).toBeNull();
  });
});
