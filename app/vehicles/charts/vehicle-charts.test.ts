import { describe, expect, it } from "vitest";
import { type LineChartContent, lineChartTable } from "#app/components/charts/line-chart-content.ts";
import { PACING_TIMES } from "#app/game/charts/damage-over-time.ts";
import type { PeerStat } from "#app/game/model/vehicle/vehicle.ts";
import { sampleGun, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { CHART_LABELS } from "./charts-panel.tsx";
import {
  damageChart,
  dispersionChart,
  penetrationChart,
  sightChart,
  spottedChart,
  vehicleCharts,
} from "./vehicle-charts.ts";

/** The columns of a chart's table: what is read below, then each line. */
const table = (chart: LineChartContent | null, kind: keyof typeof CHART_LABELS) => {
  const rows = chart ? lineChartTable(chart, CHART_LABELS[kind]) : null;
  return rows?.[0].map((_, column) => rows.map((row) => row[column]));
};
const labels = (chart: LineChartContent | null) => chart?.lines.map(({ label }) => label);
const peer = (median: number, n = 20): PeerStat => ({ n, mean: median, median, min: 1, max: 9999, percentile: 50 });

describe("penetration over distance", () => {
  const shells = [
    sampleShell({ penetration: 203, penetrationFar: 185, maxDistance: 720 }),
    sampleShell({ kind: "HE", penetration: 44, penetrationFar: 44, maxDistance: 720 }),
    sampleShell({ kind: "HE", penetration: 60, penetrationFar: 60, maxDistance: 350 }),
  ];
  const chart = penetrationChart(sampleGun({ shells }));

  it("draws a line a shell and numbers those of one kind", () => {
    expect(labels(chart)).toEqual(["AP", "HE 1", "HE 2"]);
    expect(chart.y).toEqual([0, 50, 100, 150, 200, 250]);
  });

  it("has the same figures as a table, and says where a shell does not reach", () => {
    expect(table(chart, "penetration")).toEqual([
      ["Distance", "100 m", "200 m", "300 m", "400 m", "500 m", "700 m"],
      ["AP", "203 mm", "199 mm", "194 mm", "190 mm", "185 mm", "176 mm"],
      ["HE 1", "44 mm", "44 mm", "44 mm", "44 mm", "44 mm", "44 mm"],
      ["HE 2", "60 mm", "60 mm", "60 mm", "Out of reach", "Out of reach", "Out of reach"],
    ]);
  });
});

describe("dispersion over distance", () => {
  it("grows with the distance, and with a shot", () => {
    // 0.4 × √(1 + 0.75²) = 0.5 at 100 m.
    expect(table(dispersionChart({ dispersion: 0.4, dispersionAfterShot: 0.75 }), "dispersion")).toEqual([
      ["Distance", "100 m", "200 m", "300 m", "400 m", "500 m"],
      ["Aimed", "0.40 m", "0.80 m", "1.20 m", "1.60 m", "2.00 m"],
      ["After shot", "0.50 m", "1.00 m", "1.50 m", "2.00 m", "2.50 m"],
    ]);
  });

  it("is not drawn where nobody states it", () => {
    expect(dispersionChart({ dispersion: null })).toBeNull();
    expect(labels(dispersionChart({ dispersion: 0.4 }))).toEqual(["Aimed"]);
  });
});

describe("spotting distance", () => {
  it("follows the formula for each state, up to 445 m", () => {
    const chart = spottedChart({ concealmentStill: 10.9, concealmentMoving: 5.5, concealmentStillFired: 2 });
    expect(table(chart, "spotted")?.slice(1)).toEqual([
      ["Still", "273 m", "317 m", "362 m", "406 m", "445 m"],
      ["Moving", "286 m", "334 m", "381 m", "428 m", "445 m"],
      ["Fired", "295 m", "344 m", "393 m", "442 m", "445 m"],
    ]);
  });

  it("is not drawn where nobody states the concealment", () => {
    expect(spottedChart({ concealmentStill: null })).toBeNull();
    expect(spottedChart({})).toBeNull();
  });
});

describe("what the vehicle spots", () => {
  it("follows the same formula by the other's concealment, beside the median of the peers", () => {
    expect(table(sightChart({ viewRange: 380 }, { viewRange: peer(350) }), "sight")).toEqual([
      ["Concealment", "0%", "10%", "20%", "30%", "40%", "50%", "60%"],
      ["This one", "380 m", "347 m", "314 m", "281 m", "248 m", "215 m", "182 m"],
      ["Median", "350 m", "320 m", "290 m", "260 m", "230 m", "200 m", "170 m"],
    ]);
  });

  it("ends at 445 m, however far the view reaches", () => {
    const [, row] = table(sightChart({ viewRange: 540 }, {}), "sight") ?? [];
    // 540 − 490 × 0.1 = 491; 540 − 490 × 0.2 = 442.
    expect(row?.slice(0, 5)).toEqual(["This one", "445 m", "445 m", "442 m", "393 m"]);
  });

  it("has no median of one vehicle alone, and nothing without a view range", () => {
    expect(labels(sightChart({ viewRange: 380 }, { viewRange: peer(380, 1) }))).toEqual(["This one"]);
    expect(sightChart({ viewRange: null }, {})).toBeNull();
  });
});

describe("damage over time", () => {
  const stats = { damage: 400, reload: 25 };

  const pacing = { n: 9, damage: PACING_TIMES.map((second) => 40 * second) };

  it("has a step for every shot of a magazine, and the middle of the peers", () => {
    const gun = sampleGun({ clip: { size: 4, interval: 2 }, reload: 25 });
    expect(table(damageChart(gun, stats, pacing), "damage")).toEqual([
      ["After", "10 s", "20 s", "30 s", "40 s", "50 s", "60 s"],
      ["This one", "1,600 hp", "1,600 hp", "1,600 hp", "3,200 hp", "3,200 hp", "3,200 hp"],
      ["Median", "400 hp", "800 hp", "1,200 hp", "1,600 hp", "2,000 hp", "2,400 hp"],
    ]);
  });

  it("shows both ways to fire an autoreloader", () => {
    const gun = sampleGun({ autoReload: [10, 9, 6], clip: { size: 3, interval: 2 }, reload: 25 });
    expect(table(damageChart(gun, stats), "damage")?.slice(1)).toEqual([
      ["Full", "1,200 hp", "1,200 hp", "1,600 hp", "2,400 hp", "2,400 hp", "3,200 hp"],
      ["Each", "1,200 hp", "1,600 hp", "2,000 hp", "2,400 hp", "2,800 hp", "3,200 hp"],
    ]);
  });

  it("shows both ways to fire a dual gun, and says why a gun that overheats has none", () => {
    const gun = sampleGun({ dualGun: { reloadTimes: [8, 8], chargeTime: 3, reloadLock: 4, switchTime: 1 } });
    expect(labels(damageChart(gun, { damage: 300, reload: 8 }))).toEqual(["Both", "Each"]);
    const hot = sampleGun({ clip: { size: 250, interval: 0.3 }, overheats: true });
    const { damage, damageUnknown } = vehicleCharts(hot, stats, {});
    expect([damage, damageUnknown]).toEqual([null, expect.stringContaining("too hot")]);
  });

  it("is not drawn for single shots, nor where the reload is not known", () => {
    expect(damageChart(sampleGun(), stats)).toBeNull();
    const gun = sampleGun({ clip: { size: 4, interval: 2 } });
    expect(damageChart(gun, { damage: 400, reload: null })).toBeNull();
  });
});
