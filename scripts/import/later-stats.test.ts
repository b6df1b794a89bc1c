import { describe, expect, it } from "vitest";
import { type StoredFull, storedFullSchema, storedSummarySchema } from "#scripts/dataset/stored-vehicle.ts";
import { miniClient, miniRun, miniSource, runAfresh, SAMPLE_ID } from "./fixtures/mini-run.fixture.ts";
import { samplePublished, sampleRow } from "./fixtures/stated.fixture.ts";
import type { StatedRow } from "./read/stated/stated-table.ts";

/** A row of the vehicle of the small client with its better turret, in which it agrees. */
function row(over: Partial<StatedRow> = {}): StatedRow {
  return sampleRow({
    id: SAMPLE_ID,
    shells: [
      { kind: "AP", damage: 110, penetration: 110, velocity: 800 },
      { kind: "HE", damage: 175, penetration: 38, velocity: 800 },
    ],
    reload: 4.5,
    ammo: 50,
    depression: 8,
    dispersionFactors: { turretTraverse: 0.12, movement: 0.2, rotation: 0.21 },
    power: 500,
    hullTraverse: 36,
    turretTraverse: 38,
    viewRange: 370,
    health: 800,
    ...over,
  });
}

const item = samplePublished({ damage: 110, health: 800 });
const PATH = "vehicles/germany/X01_Sample.json";

function stored({ files }: ReturnType<typeof miniRun>): StoredFull {
  return storedFullSchema.parse(JSON.parse(files.get(PATH) ?? ""));
}

function notes({ manifest }: ReturnType<typeof miniRun>): string[] {
  const known = new Set(miniRun().manifest.notes.map(({ kind }) => kind));
  return manifest.notes
    .filter(({ kind }) => !known.has(kind))
    .map(({ kind, count, items }) => `${kind}: ${count} (${items.join(", ")})`);
}

describe("later stats", () => {
  it("are stored beside the definitions, which stay as they are", () => {
    const plain = stored(miniRun());
    const vehicle = stored(miniRun({ stated: { table: [row({ reload: 4.3, health: 850 })], published: [item] } }));
    expect(vehicle.modules).toEqual(plain.modules);
    expect(vehicle.revisions).toEqual([
      {
        state: "first",
        at: { turret: 1043, gun: 276 },
        field: "gun.reload",
        before: 4.5,
        after: 4.3,
        source: "stated",
      },
    ]);
    expect(Object.keys(vehicle.stated ?? {})).toEqual(["stated", "statedByPublisher"]);
  });

  it("name their sources in the record and in the manifest, if they were given", () => {
    const result = miniRun({ stated: { table: [row()], published: [item] } });
    for (const key of ["stated", "statedByPublisher"] as const) {
      expect(stored(result).sources[key]).toEqual(result.manifest.sources[key]);
      expect(result.manifest.sources[key]?.date).toBeTruthy();
      expect(miniRun().manifest.sources[key]).toBeUndefined();
    }
    expect(stored(miniRun({ stated: { table: [row()] } })).sources.statedByPublisher).toBeUndefined();
  });

  it("leave every other vehicle as it was", () => {
    const others = ({ files }: ReturnType<typeof miniRun>) =>
      [...files].filter(([path]) => path !== PATH && path !== "manifest.json");
    const result = miniRun({ stated: { table: [row({ reload: 4.3 })], published: [item] } });
    expect(others(result)).toEqual(others(miniRun()));
  });

  it.each<[string, Parameters<typeof miniRun>[0], string[]]>([
    [
      "of no vehicle of ours",
      { stated: { table: [row({ id: 5, tag: "X99_Other" })], published: [{ ...item, tag: "X99_Other" }] } },
      [
        "later stats of a vehicle not in our data yet: 1 (5 X99_Other)",
        "publisher's stats of a vehicle not in our data yet: 1 (X99_Other)",
      ],
    ],
    [
      "of a vehicle that is left out",
      { stated: { table: [row({ id: 785, tag: "X03_Hidden" })], published: [{ ...item, tag: "X03_Hidden" }] } },
      [
        "later stats of a left-out vehicle: 1 (785 X03_Hidden)",
        "publisher's stats of a left-out vehicle: 1 (X03_Hidden)",
      ],
    ],
    [
      "of another vehicle that had the id",
      { stated: { table: [row({ tag: "X77_Old" })] } },
      ["later stats of another vehicle under a reused id: 1 (273 X77_Old, not X01_Sample)"],
    ],
    [
      "of another tier",
      { stated: { table: [row({ tier: 7 })] } },
      ["stated tier that is another: 1 (X01_Sample: 7, not 6)"],
    ],
    [
      "of a gun that is not there",
      { stated: { table: [row({ calibre: 90 })], published: [{ ...item, calibre: 90 }] } },
      [
        "later stats without a gun: 1 (X01_Sample: no gun of 90 mm)",
        "publisher's stats without a gun: 1 (X01_Sample: no gun of 90 mm)",
      ],
    ],
    [
      "of a gun with other shells",
      { stated: { table: [row({ shells: [{ kind: "HEAT", damage: 110, penetration: 110, velocity: 800 }] })] } },
      ["stated gun with other kinds of shells since: 1 (X01_Sample)"],
    ],
  ])("%s are noted", (_, other, expected) => {
    const result = miniRun(other);
    expect(notes(result).sort()).toEqual(expected);
    expect(stored(result).tier).toBe(6);
  });

  it("find a vehicle without a picture by name, nation and tier", () => {
    const of = (over: Partial<typeof item>) =>
      stored(miniRun({ stated: { published: [{ ...item, tag: null, ...over }] } })).stated !== undefined;
    const { name } = stored(miniRun());
    expect([of({ name }), of({ name, tier: 7 }), of({ name, nation: "usa" })]).toEqual([true, false, false]);
  });

  it("do not touch vehicles that later files define", () => {
    const newer = miniSource(miniClient());
    const client = { ...newer, version: { version: "2.3.1.5412", label: null, realm: "EU" } };
    const stated = { table: [row({ reload: 4 })], published: [{ ...item, health: 900 }] };
    const result = runAfresh({ clients: [client], stated });
    expect(stored(result).stated).toBeUndefined();
    expect(notes(result)).toEqual([
      "later stats of a vehicle that later files define: 1 (X01_Sample)",
      "publisher's stats of a vehicle that later files define: 1 (X01_Sample)",
    ]);
  });

  const newVehicle = {
    id: 66_833,
    nation: "germany" as const,
    tag: "G99_New",
    name: "Neu",
    tier: 11,
    type: "heavyTank" as const,
    role: null,
    premium: false,
    price: null,
    stats: { damage: 400, health: 2000, topSpeed: 50, calibre: 120, dispersion: null },
  };
  const summary = (over: Partial<StatedRow>, role: "role_LT_wheeled" | null = null) => {
    const { id, tag, tier } = newVehicle;
    const catalogue = { names: new Map(), newer: [{ ...newVehicle, role }], complete: false };
    const result = miniRun({ catalogue, stated: { table: [row({ id, tag, tier, ...over })] } });
    return storedSummarySchema.parse(JSON.parse(result.files.get("vehicles/germany/G99_New.json") ?? ""));
  };

  it("fill what is not known of a vehicle without definitions, and what is known stays", () => {
    const { stats, notKnown, sources } = summary({});
    expect(stats).toEqual({
      damage: 400,
      health: 2000,
      topSpeed: 50,
      calibre: 120,
      dispersion: 0.4,
      penetration: 110,
      reload: 4.5,
      aimTime: 2.3,
      gunDepression: 8,
      gunElevation: 20,
      shellVelocity: 800,
      ammo: 50,
      reverseSpeed: 20,
      enginePower: 500,
      hullTraverse: 36,
      turretTraverse: 38,
      viewRange: 370,
    });
    expect(notKnown).toContain("concealment");
    expect(notKnown).not.toContain("concealment and view range");
    expect(Object.keys(sources)).toEqual(["newer", "stated"]);
  });

  it("leave out what they do not state of one: reload of a magazine, depression of 1 or less, traverse of wheels", () => {
    expect(summary({ interval: 2 }).stats.reload).toBeUndefined();
    expect(summary({ depression: 1 }).stats.gunDepression).toBeUndefined();
    expect(summary({}, "role_LT_wheeled").stats.hullTraverse).toBeUndefined();
  });
});
