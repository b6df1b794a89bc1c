import { describe, expect, it } from "vitest";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { manifestSchema } from "#app/game/model/manifest.ts";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import { type FullVehicle, vehicleRecordSchema } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { topModuleIds } from "#app/game/stats/fitted-modules.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { publishedRows, published as read } from "#tests/setup/published.ts";
import { bestAgreement } from "./agreement.ts";
import { GOLDEN_ROWS } from "./rows.fixture.ts";

const rows = new Map(publishedRows().map((row) => [row.id, row]));

/** As the definitions alone state it: known values are theirs. */
const vehicle = (id: number): FullVehicle => withoutRevisions(publishedAs(id));

function publishedAs(id: number): FullVehicle {
  const row: VehicleRow | undefined = rows.get(id);
  const record = row && vehicleRecordSchema.parse(read(vehiclePath(row)));
  if (record?.record !== "full") throw new Error(`No full record of ${id}`);
  return record;
}

describe("the figures of an independent source", () => {
  it.each(Object.entries(GOLDEN_ROWS))("are ours for vehicle %s", (id, golden) => {
    expect(bestAgreement(vehicle(Number(id)).modules, golden).differs).toEqual([]);
  });

  it("are not ours for a vehicle they do not belong to", () => {
    const [golden = {}] = Object.values(GOLDEN_ROWS);
    expect(bestAgreement(vehicle(529).modules, golden).differs.length).toBeGreaterThan(8);
  });
});

describe("well-known vehicles", () => {
  const known: [id: number, name: string, top: Stats][] = [
    [
      529,
      "Tiger I",
      {
        dpm: 2153.8,
        damage: 280,
        penetration: 203,
        health: 1500,
        viewRange: 380,
        topSpeed: 40,
        reverseSpeed: 12,
        specificPower: 12.15,
        dispersion: 0.34,
        aimTime: 2.5,
        reload: 7.8,
        gunDepression: 7,
        hullFront: 100,
        hullSide: 80,
        hullRear: 80,
        hullTraverse: 26,
        turretTraverse: 18,
        signalRange: 710,
      },
    ],
    [
      7169,
      "IS-7",
      {
        reload: 13.7,
        aimTime: 2.9,
        viewRange: 400,
        hullTraverse: 28,
        weight: 68.19,
        concealmentStill: 6.612,
        concealmentStillSkilled: 11.6,
      },
    ],
    [19009, "Panhard EBR 105", { reload: 12, health: 1300, viewRange: 340 }],
    [
      2721,
      "Progetto M40 mod. 65",
      {
        reload: 52,
        clipSize: 4,
        magazineDamage: 1440,
        magazineTime: 7.5,
        fullCycle: 59.5,
        cycleDpm: 1452.1,
        dpm: 2160,
      },
    ],
    [22273, "ST-II", { reload: 11.2, damage: 440, dpm: 2357.1 }],
    [14881, "T57 Heavy", { reload: 25, magazineDamage: 1600, fullCycle: 31, cycleDpm: 3096.8, dpm: 3096.8 }],
    [9489, "E 100", { dpm: 2250, damage: 750, penetration: 246, health: 2700, specificPower: 9.24 }],
  ];

  it.each(known)("%i is %s with the figures one knows", (id, name, top) => {
    const { modules, name: ours } = vehicle(id);
    const stats = computeStats(modules, topModuleIds(modules));
    expect(ours).toBe(name);
    for (const [key, value] of Object.entries(top)) {
      expect(stats[key as keyof Stats], key).toBeCloseTo(value ?? Number.NaN, Number.isInteger(value) ? 6 : 1);
    }
  });

  it("have the stored figures that the core computes", () => {
    const { modules, top } = publishedAs(529);
    expect(top.stats.dpm).toBeCloseTo(computeStats(modules, top.modules).dpm ?? 0, 2);
  });

  it("load an autoreloader from the empty magazine on, as the garage lists it", () => {
    const times = (id: number) => vehicle(id).modules.turrets[0]?.guns[0]?.autoReload;
    expect([times(2721), times(35329)]).toEqual([
      [16, 14, 12, 10],
      [8, 11, 14],
    ]);
  });

  it("stand where they stand in the tree", () => {
    const { research } = vehicle(529);
    expect(research.from.map(({ name, xp }) => [name, xp])).toEqual([["VK 36.01 (H)", 45_050]]);
    expect(research.to.map(({ name, xp }) => [name, xp])).toEqual([["Tiger II", 78_000]]);
  });
});

describe("magazines of the dataset", () => {
  const magazines = [...rows.values()].flatMap((row) => {
    if (row.record !== "full") return [];
    const { top, peers } = vehicle(row.id);
    return peers.gun?.kind === "magazine" ? [{ name: row.name, ...top.stats }] : [];
  });

  it("do in a full cycle what the client's panel says a minute", () => {
    expect(magazines.length).toBeGreaterThan(90);
    for (const { name, dpm, cycleDpm } of magazines)
      expect(Math.abs((cycleDpm ?? 0) - (dpm ?? 0)), name).toBeLessThan(1);
  });
});

describe("traps of the sources", () => {
  it("63825 is the newer vehicle, not the one under test", () => {
    expect(rows.get(63825)).toMatchObject({ tag: "GB139_FV226_Contradictious", record: "summary" });
  });

  it("item ids above 255 make tank_ids above 65,535", () => {
    expect(rows.get(67585)).toMatchObject({ name: "KR-1", tier: 11 });
  });

  it("hidden vehicles are not listed", () => {
    expect([...rows.values()].filter(({ tag }) => /_(IGR|FL|SH|7x7|bob)$/.test(tag))).toEqual([]);
    const { counts } = manifestSchema.parse(read("manifest.json"));
    expect(rows.size).toBe(counts.full + counts.summary);
  });

  it("names, tags and ids belong to one vehicle each", () => {
    const paths = [...rows.values()].map(vehiclePath);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
