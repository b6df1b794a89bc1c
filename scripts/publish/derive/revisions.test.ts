import { describe, expect, it } from "vitest";
import { moduleTablePath } from "#app/game/model/modules/table-kinds.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import { type FullVehicle, fullVehicleSchema } from "#app/game/model/vehicle/vehicle.ts";
import { topModuleIds } from "#app/game/stats/fitted-modules.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { openStored } from "#scripts/dataset/stored-dataset.ts";
import { type StoredFull, storedFullSchema } from "#scripts/dataset/stored-vehicle.ts";
import { full, index, miniRun, SAMPLE } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { Fault } from "#scripts/tools.ts";
import { deriveDataset } from "./derive.ts";

const STORED = "vehicles/germany/X01_Sample.json";
const sample = storedFullSchema.parse(JSON.parse(miniRun().files.get(STORED) ?? ""));
const plain = full(SAMPLE);
const top = topModuleIds(sample.modules);
const at = { turret: top.turret, gun: top.gun };
const gun = sample.modules.turrets.find(({ id }) => id === at.turret)?.guns.find(({ id }) => id === at.gun);
const engine = sample.modules.engines.find(({ id }) => id === top.engine);
if (!gun || !engine) throw new Error("The sample has no top gun or engine.");

const first = { state: "first" as const };
const POWER: Revision = {
  ...first,
  at: { engine: engine.id },
  field: "engine.power",
  before: engine.power,
  after: engine.power + 50,
  source: "stated",
};
const RELOAD: Revision = {
  ...first,
  at,
  field: "gun.reload",
  before: gun.reload,
  after: gun.reload - 1,
  source: "statedByPublisher",
};
const HEALTH: Revision = {
  ...first,
  at: {},
  field: "hull.health",
  before: sample.modules.hull.health,
  after: sample.modules.hull.health + 50,
  source: "stated",
};

const SOURCES = {
  stated: { title: "Stated stats", publisher: "somebody", version: "2.1.1", date: "2025-12" },
  statedByPublisher: { title: "Vehicles", publisher: "the publisher", version: null, date: "2026-07" },
};

/** What is published with these revisions of the sample vehicle. */
function published(revisions: Revision[]) {
  const vehicle: StoredFull = { ...sample, revisions, sources: { ...sample.sources, ...SOURCES } };
  const files = new Map(miniRun().files).set(STORED, formatJson(vehicle));
  const { contents } = deriveDataset(openStored(files, "the small dataset"));
  const parsed = (path: string) => JSON.parse(contents.get(path) ?? "null");
  return { record: fullVehicleSchema.parse(parsed(SAMPLE)), parsed };
}

const topOf = ({ top: { stats, revised } }: FullVehicle) => ({ stats, revised });

describe("publishing a vehicle with revisions", () => {
  const { record, parsed } = published([HEALTH, POWER, RELOAD]);

  it("computes everything from the revised modules", () => {
    expect(topOf(record).stats.reload).toBe(gun.reload - 1);
    expect(topOf(record).stats.health).toBe((topOf(plain).stats.health ?? 0) + 50);
    expect(record.stock.stats.health).toBe((plain.stock.stats.health ?? 0) + 50);
    expect(record.peers.stats.health?.max).not.toBe(plain.peers.stats.health?.max);
    const row = (vehicles: { id: number; stats: object }[]) => vehicles.find(({ id }) => id === record.id)?.stats;
    expect(row(parsed("vehicles/index.json").vehicles)).not.toEqual(row(index().vehicles));
  });

  it("says of each stat that changed what it was, and by the latest source that changed it", () => {
    const { revised } = topOf(record);
    expect(revised?.reload).toEqual({ before: plain.top.stats.reload, source: "statedByPublisher" });
    expect(revised?.dpm).toEqual({ before: plain.top.stats.dpm, source: "statedByPublisher" });
    expect(revised?.health).toEqual({ before: plain.top.stats.health, source: "stated" });
    expect(revised?.specificPower).toEqual({ before: plain.top.stats.specificPower, source: "stated" });
    expect(revised).not.toHaveProperty("viewRange");
  });

  it("keeps what the definitions state within reach", () => {
    expect(withoutRevisions(record).modules).toEqual(plain.modules);
  });

  it("tells both sources in the history, the later last", () => {
    expect(record.history?.map(({ from, to, parts }) => [from, to, parts.map(({ field }) => field)])).toEqual([
      [sample.patch.version, "2.1.1", ["hull.health", "engine.power"]],
      [sample.patch.version, "2026-07", ["gun.reload"]],
    ]);
    expect(record.history?.[0]?.figures).toContainEqual({
      key: "health",
      before: plain.top.stats.health,
      after: topOf(record).stats.health,
    });
  });

  it("lists what changed, each stat with what it was and its source, the largest change first", () => {
    const { vehicles, sources } = parsed("patches.json");
    expect(vehicles.map((entry: { vehicle: { id: number } }) => entry.vehicle.id)).toEqual([record.id]);
    const [{ changes, size }] = vehicles;
    const sizes = changes.map(({ before, after }: Record<string, number>) =>
      Math.abs((after ?? 0) / (before ?? 1) - 1),
    );
    expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
    expect(size).toBeCloseTo(sizes[0], 3);
    const health = changes.find(({ key }: { key: string }) => key === "health");
    expect(health).toMatchObject({ before: plain.top.stats.health, after: topOf(record).stats.health });
    expect(sources[health.source].version).toBe("2.1.1");
  });

  it("gives a module with revised stats a row of its own, of the source that states them", () => {
    const table = parsed(moduleTablePath("engines"));
    const rows = table.id.flatMap((id: number, row: number) =>
      id === engine.id ? [[table.cells.power[row], table.sources[table.source[row]].version]] : [],
    );
    expect(rows).toContainEqual([engine.power + 50, "2.1.1"]);
    for (const [power, version] of rows) expect(version === "2.1.1").toBe(power === engine.power + 50);
  });

  it("is stopped by a revision that does not fit", () => {
    expect(() => published([{ ...POWER, before: engine.power + 1 }])).toThrow(Fault);
  });
});
