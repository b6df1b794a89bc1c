import { describe, expect, it } from "vitest";
import { type FullVehicle, type VehicleRecord, vehicleRecordSchema } from "#app/game/model/vehicle.ts";
import { type VehicleIndex, vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { Faults } from "./faults.ts";
import { miniClient, noOtherSources } from "./fixtures/mini-client.ts";
import { filesInMemory } from "./read/raw-files.ts";
import { type ImportSources, runImport } from "./run.ts";
import { newestPatch } from "./sources.ts";

const SAMPLE = "vehicles/germany/mediumTank/VI/X01_Sample/vehicle.json";
const NEXT = "vehicles/germany/mediumTank/VII/X02_Next/vehicle.json";
const SAMPLE_ID = 273;
const NEXT_ID = 1 | (1 << 4) | (300 << 8);

function runAfresh(other: Partial<ImportSources> = {}) {
  return runImport({ client: filesInMemory(miniClient()), ...noOtherSources(), ...other }, new Faults());
}

const plain = runAfresh();

/** A run over the small client; without other sources it is made once for all tests. */
function run(other?: Partial<ImportSources>) {
  return other ? runAfresh(other) : plain;
}

function record(path: string, other?: Partial<ImportSources>): VehicleRecord {
  return vehicleRecordSchema.parse(JSON.parse(run(other).files.get(path) ?? "null"));
}

function full(path: string, other?: Partial<ImportSources>): FullVehicle {
  const found = record(path, other);
  if (found.record !== "full") throw new Error(`${path} is a summary`);
  return found;
}

function index(other?: Partial<ImportSources>): VehicleIndex {
  return vehicleIndexSchema.parse(JSON.parse(run(other).files.get("vehicles/index.json") ?? "null"));
}

describe("a run over a whole client", () => {
  it("counts every entry and names the rule of those it leaves out", () => {
    expect(run().manifest.counts).toEqual({ entries: 33, full: 22, summary: 0, leftOut: { secret: 11 } });
  });

  it("gives the same files, byte for byte, when it is repeated", () => {
    const once = run();
    const again = runAfresh();
    expect([...once.files]).toEqual([...again.files]);
    expect(once.manifest.contentHash).toBe(again.manifest.contentHash);
  });

  it("lists every part with its sources, size and number of files", () => {
    const { manifest, files } = run();
    expect(manifest.parts.map(({ path }) => path)).toEqual([
      "averages/index.json",
      "consumables/index.json",
      "crew-skills/index.json",
      "equipment/index.json",
      "field-modifications/index.json",
      "vehicles/index.json",
      "vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json",
    ]);
    expect(manifest.parts.reduce((sum, part) => sum + part.files, 0)).toBe(files.size - 1);
    expect(manifest.sources.definitions?.date).toBe("2024-10-16");
  });

  it("tells the newest patch that any of its sources knows", () => {
    expect(newestPatch(new Set(["definitions"]))).toEqual({ version: "1.26.1.0", date: "2024-10-16" });
    expect(newestPatch(new Set(["definitions", "newer"]))).toEqual({ version: "2.3.1.3", date: "2026-07" });
    expect(run().manifest.newestKnownPatch.version).toBe("2.3.1.3");
  });

  it("names what it did not use", () => {
    expect(run().manifest.notes).toEqual([
      { kind: "ability of another mode", count: 1, items: ["recon_epic"] },
      { kind: "name made from the tag", count: 22, items: expect.arrayContaining(["273 X01_Sample"]) },
    ]);
  });
});

describe("the record of a vehicle", () => {
  it("says who it is", () => {
    expect(full(SAMPLE)).toMatchObject({
      id: SAMPLE_ID,
      tag: "X01_Sample",
      name: "Sample",
      slug: "sample",
      nameSource: "made-from-tag",
      nation: "germany",
      type: "mediumTank",
      tier: 6,
      role: "role_MT_universal",
      premium: false,
      price: { amount: 100_000, currency: "credits" },
      features: ["tankRammer_class2_user"],
    });
    expect(full(NEXT)).toMatchObject({ id: NEXT_ID, premium: true, notInShop: true, price: null });
  });

  it("takes a published name when there is one", () => {
    const names = new Map([[SAMPLE_ID, { name: "Škoda Sample", shortName: "Sample", tag: "X01_Sample" }]]);
    const catalogue = { names, newer: [], complete: false };
    expect(full(SAMPLE, { catalogue })).toMatchObject({
      name: "Škoda Sample",
      shortName: "Sample",
      slug: "skoda-sample",
      nameSource: "published",
    });
  });

  it("takes no name that belonged to another vehicle with its id", () => {
    const names = new Map([[SAMPLE_ID, { name: "MS-1", shortName: "MS-1", tag: "R11_MS-1_bot" }]]);
    const catalogue = { names, newer: [], complete: false };
    expect(full(SAMPLE, { catalogue })).toMatchObject({ name: "Sample", nameSource: "made-from-tag" });
    const note = run({ catalogue }).manifest.notes.find(({ kind }) => kind.startsWith("name of another"));
    expect(note?.items).toEqual(["273 X01_Sample, not R11_MS-1_bot"]);
  });

  it("has the crew with further roles, the slots and what nets bring", () => {
    const { crew, equipmentSlots, roleSlotOptions, consumableSlots, directiveSlots, equipmentOverrides } = full(SAMPLE);
    expect(crew.map(({ role, also }) => [role, ...also])).toEqual([
      ["commander", "radioman"],
      ["gunner"],
      ["driver"],
      ["loader"],
    ]);
    expect(equipmentSlots).toEqual(["firepower", null, null]);
    expect(roleSlotOptions).toEqual(["mobility", "firepower"]);
    expect([consumableSlots, directiveSlots]).toEqual([3, 1]);
    expect(equipmentOverrides).toEqual([
      { device: "camouflageNet", concealment: 0.1, concealmentInSlot: 0.125 },
      { device: "deluxeAdditionalInvisibilityDevice", concealment: 0.09, concealmentInSlot: 0.09 },
    ]);
  });

  it("lays a turret's own values over the shared gun", () => {
    const guns = full(SAMPLE).modules.turrets.map(({ guns: [gun] }) => gun);
    expect(guns.map((gun) => [gun?.reload, gun?.ammo, gun?.aimTime])).toEqual([
      [5, 60, 2.3],
      [4.5, 50, 2.3],
    ]);
    expect(guns[0]).toMatchObject({ clip: null, yaw: null, calibres: 40, name: "7.5 cm Gun L/40" });
  });

  it("reads clips, limited arcs and every shell", () => {
    const gun = full(SAMPLE).modules.turrets[1]?.guns[1];
    expect(gun).toMatchObject({ clip: { size: 4, interval: 2 }, yaw: { left: -20, right: 18 } });
    expect(gun?.shells).toEqual([
      expect.objectContaining({ kind: "HEAT", special: true, normalisation: null, ricochet: 85, stun: null }),
    ]);
    const [ap, he] = full(SAMPLE).modules.turrets[0]?.guns[0]?.shells ?? [];
    expect(ap).toMatchObject({ kind: "AP", penetration: 110, penetrationFar: 90, damage: 110, deviceDamage: 92 });
    expect(ap).not.toHaveProperty("damageFar");
    expect(he).toMatchObject({ kind: "HE", explosionRadius: 1.1, stun: { minDuration: 4, maxDuration: 10 } });
  });

  it("reads damage that falls with distance", () => {
    const client = miniClient();
    for (const [path, text] of Object.entries(client)) {
      if (path.endsWith("/components/shells.xml"))
        client[path] = text.replace(/<armor>\s*110\s*</, "<armor>	110 40	<");
    }
    const [gun] = full(SAMPLE, { client: filesInMemory(client) }).modules.turrets[0]?.guns ?? [];
    expect(gun?.shells[0]).toMatchObject({ damage: 110, damageFar: 40 });
  });

  it("tells spaced plates from armour and leaves out what is no plate", () => {
    const { armor, plates } = full(SAMPLE).modules.hull;
    expect(armor).toEqual({ front: 90, side: 45, rear: 40 });
    expect(plates.map(({ thickness, spaced }) => [thickness, spaced])).toEqual([
      [90, false],
      [45, false],
      [40, false],
      [60, true],
    ]);
  });

  it("has stock and top configurations with their figures", () => {
    const { stock, top } = full(SAMPLE);
    expect(stock.stats).toMatchObject({
      health: 780,
      reload: 5,
      dpm: 1320,
      viewRange: 360,
      concealmentStill: 11.4,
      concealmentStillSkilled: 20,
    });
    expect(top.stats).toMatchObject({
      health: 800,
      clipSize: 4,
      viewRange: 370,
      concealmentStill: 11.97,
      gunYawLeft: 20,
    });
    expect(top.stats.weight).toBeCloseTo(23.15, 6);
    expect(top.stats.specificPower).toBeCloseTo(500 / 23.15, 4);
  });

  it("has the measures of the side view, with the hull variant of the turret", () => {
    expect(full(SAMPLE).stock.profile).toEqual({
      body: "turret",
      wheels: null,
      roadWheels: { count: 5, radius: 0.4 },
      halfTrack: 1.75,
      trackRear: -2.75,
      trackFront: 2.65,
      hullRear: -2.77,
      hullFront: 2.85,
      hullMeasured: true,
      hullHeight: 0.95,
      hullTop: 1.5,
      deckHeight: 1.45,
      turretOffset: -0.2,
      gunHeight: 1.75,
      gunOffset: 0.6,
      muzzle: 3.3,
      barrelLength: 3,
      calibre: 75,
    });
    expect(full(SAMPLE).top.profile).toMatchObject({ body: "turret", deckHeight: 1.55, turretOffset: -0.1 });
  });

  it("knows the second state of driving from the second file", () => {
    expect(full(SAMPLE).siege).toBeNull();
    const { siege, modules } = full(NEXT);
    expect(siege).toMatchObject({ switchOn: 2, switchOff: 1.3, automatic: false });
    expect([modules.speed.forward, siege?.modules.speed.forward]).toEqual([50, 10]);
    expect(siege?.stock.stats.dpm).toBe(1320);
  });

  it("leads to its neighbours and says which module comes first", () => {
    expect(full(SAMPLE).research.to).toEqual([
      expect.objectContaining({
        id: NEXT_ID,
        xp: 50_000,
        through: { id: 4 | (1 << 4) | (2 << 8), name: "10 cm Autoloader" },
      }),
    ]);
    expect(full(NEXT).research.from).toEqual([expect.objectContaining({ id: SAMPLE_ID, name: "Sample" })]);
  });

  it("stands among the vehicles of its tier and class", () => {
    const { size, stats } = full(SAMPLE).peers;
    expect(size).toBe(11);
    expect(stats.health).toEqual({ n: 11, mean: 800, median: 800, min: 800, max: 800, percentile: 50 });
    expect(stats.weight?.percentile).toBeNull();
  });

  it("says where each part comes from, and only what there is", () => {
    expect(Object.keys(full(SAMPLE).sources)).toEqual(["definitions", "names"]);
    expect(full(SAMPLE)).toMatchObject({ marks: { state: "not-known" }, expected: null, usage: [] });
  });
});

describe("statistics from other sources", () => {
  const expected = { damage: 500, frags: 0.8, spots: 1, defence: 0.7, winRate: 50 };
  const statistics: ImportSources["statistics"] = {
    expected: new Map([
      [SAMPLE_ID, expected],
      [35873, expected],
      [999_999, expected],
    ]),
    marks: new Map([
      [SAMPLE_ID, { state: "known", p65: 1, p85: 2, p95: 3, p100: 4 }],
      [NEXT_ID, { state: "not-enough-data" }],
      [(3 << 8) | 1, { state: "known", p65: 1, p85: 2, p95: 3, p100: 4 }],
    ]),
    usage: new Map([["germany:X01_Sample", [{ devices: ["rammer"], names: ["Gun rammer"], share: 12.5 }]]]),
  };

  it("stand in the vehicle's record with their sources", () => {
    const sample = full(SAMPLE, { statistics });
    expect(sample).toMatchObject({ expected, marks: { state: "known", p95: 3 }, usage: [{ share: 12.5 }] });
    expect(Object.keys(sample.sources)).toEqual(["definitions", "names", "expected", "marks", "usage"]);
    expect(full(NEXT, { statistics }).marks).toEqual({ state: "not-enough-data" });
  });

  it("have lists of their own", () => {
    const { files } = run({ statistics });
    expect(JSON.parse(files.get("expected/index.json") ?? "")).toEqual({ expected: { [SAMPLE_ID]: expected } });
    expect(JSON.parse(files.get("marks/index.json") ?? "").vehicles).toHaveLength(2);
  });

  it("are noted when they belong to no vehicle of the dataset", () => {
    const kinds = new Map(run({ statistics }).manifest.notes.map(({ kind, items }) => [kind, items]));
    expect(kinds.get("marks of a left-out vehicle")).toEqual(["769 X03_Hidden"]);
    expect(kinds.get("expected values of a vehicle not in our data yet")).toEqual(["35873", "999999"]);
    expect(kinds.get("expected values of a reused id")).toEqual(["35873"]);
  });
});

describe("vehicles newer than the client", () => {
  const stats = { damage: 400, health: 2000, topSpeed: 50, calibre: 120, dispersion: null };
  const base = { nation: "germany", tag: "G99_New", name: "Neu", tier: 11, type: "heavyTank" } as const;
  const price = { amount: 7_400_000, currency: "credits" } as const;
  const newVehicle = { ...base, id: 66_833, role: null, premium: false, price, stats };

  it("are summaries that name what is not known", () => {
    const catalogue = { names: new Map(), newer: [newVehicle], complete: false };
    const summary = record("vehicles/germany/heavyTank/XI/G99_New/vehicle.json", { catalogue });
    expect(summary).toMatchObject({ record: "summary", name: "Neu", slug: "neu", tier: 11, stats });
    expect(summary.record === "summary" && summary.notKnown).toContain("armour");
    expect(summary.sources).toHaveProperty("newer");
  });

  it("show their unknown figures as unknown in the index, never as zero", () => {
    const catalogue = { names: new Map(), newer: [newVehicle], complete: false };
    const row = index({ catalogue }).vehicles.find(({ id }) => id === newVehicle.id);
    expect(row).toMatchObject({ record: "summary", stats: { health: 2000, dispersion: null, dpm: null } });
    expect(row?.percentiles).toEqual({});
  });

  it("give way to what the client defines, and take the place of what it hides", () => {
    const defined = { ...newVehicle, id: SAMPLE_ID };
    const hidden = { ...newVehicle, id: 1 | (1 << 4) | (3 << 8), tag: "X03_Shown" };
    const catalogue = { names: new Map(), newer: [defined, hidden], complete: false };
    const { counts, notes } = run({ catalogue }).manifest;
    expect(counts.summary).toBe(1);
    expect(notes.map(({ kind }) => kind)).toContain("newer row of a vehicle the client defines");
    expect(index({ catalogue }).vehicles.find(({ id }) => id === hidden.id)?.tag).toBe("X03_Shown");
  });
});
