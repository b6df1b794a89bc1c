import { describe, expect, it } from "vitest";
import { objectKey } from "#app/game/model/publication.ts";
import type { VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { storedHistoryPath } from "#scripts/dataset/paths.ts";
import { openStored } from "#scripts/dataset/stored-dataset.ts";
import { type StoredFull, storedFullSchema } from "#scripts/dataset/stored-vehicle.ts";
import { miniRun, NEXT, SAMPLE } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { asFiles } from "./dataset-files.ts";
import { deriveDataset } from "./derive/derive.ts";
import { type PublishTarget, publish } from "./publish.ts";

const STORED = "vehicles/germany/X01_Sample.json";
const { files: imported } = miniRun();
const stored = imported.get(STORED) ?? "";
const before = publishable(imported, 1);

/** The small dataset with something changed in the file of one vehicle. */
function changed(change: (vehicle: StoredFull) => void): Map<string, string> {
  const vehicle = storedFullSchema.parse(JSON.parse(stored));
  change(vehicle);
  return new Map(imported).set(STORED, formatJson(vehicle));
}

function publishable(files: ReadonlyMap<string, string>, number: number) {
  const { contents } = deriveDataset(openStored(files, "the small dataset"));
  return { version: `1.0-00000000000${number}`, files: asFiles(contents), pictures: [] };
}

/** Publishes one dataset after the other. @returns the paths of what the second one wrote */
async function written(files: ReadonlyMap<string, string>): Promise<string[]> {
  const objects = new Map<string, string | Uint8Array>();
  let pointer: string | null = null;
  const target: PublishTarget = {
    pictures: "on demand",
    readPointer: async () => pointer,
    writePointer: async (text) => {
      pointer = text;
    },
    readObject: async (key) => objects.get(key)?.toString() ?? null,
    writeObjects: async (more) => {
      for (const [key, content] of more) objects.set(key, content);
    },
    writeNear: async () => undefined,
  };
  await publish(before, target, new Date(0));
  objects.clear();
  objects.set(`data/versions/${before.version}.json`, listOf(before.files));
  const after = publishable(files, 2);
  await publish(after, target, new Date(0));
  return after.files.filter(({ hash }) => objects.has(objectKey(hash))).map(({ path }) => path);
}

const listOf = (files: typeof before.files) => JSON.stringify(Object.fromEntries(files.map((f) => [f.path, f.hash])));

const slower = (vehicle: StoredFull) => {
  vehicle.modules.speed.forward = 41;
};

describe("one changed figure", () => {
  it("is one changed line of one file", () => {
    const lines = (text: string) => text.split("\n");
    const [old, now] = [lines(stored), lines(changed(slower).get(STORED) ?? "")];
    expect(now.length).toBe(old.length);
    expect(now.filter((line, index) => line !== old[index])).toHaveLength(1);
  });

  it("that nobody is compared by writes the vehicle's record, its table of modules and the manifest", async () => {
    const files = changed(({ modules }) => {
      for (const { guns } of modules.turrets)
        for (const { shells } of guns) for (const shell of shells) shell.deviceDamage = 1;
    });
    expect(await written(files)).toEqual(["manifest.json", "modules/shells.json", SAMPLE]);
  });

  it("that its tier and class are compared by writes their records too, and the lists that hold it", async () => {
    const paths = await written(changed(slower));
    const records = paths.filter((path) => path.endsWith("/vehicle.json"));
    expect(records).toContain(SAMPLE);
    expect(records).not.toContain(NEXT);
    expect(records.every((path) => path.includes("/mediumTank/VI/"))).toBe(true);
    expect(paths.filter((path) => !path.endsWith("/vehicle.json"))).toEqual([
      "averages/index.json",
      "manifest.json",
      "vehicles/columns.json",
      "vehicles/columns/stock/topSpeed.json",
      "vehicles/index.json",
    ]);
  });
});

describe("the history of a vehicle", () => {
  const history: VehicleHistory = [
    {
      from: "1.26.1.0",
      to: "2.0.0.0",
      date: null,
      commonTest: false,
      figures: [{ key: "topSpeed", before: 50, after: 41 }],
      parts: [],
    },
  ];
  const path = storedHistoryPath({ nation: "germany", tag: "X01_Sample" });
  const withHistory = new Map(imported).set(path, formatJson({ id: JSON.parse(stored).id, patches: history }));

  it("is published in its record, and makes no other file larger", async () => {
    expect(await written(withHistory)).toEqual(["manifest.json", SAMPLE]);
    const { files } = publishable(withHistory, 2);
    expect(JSON.parse(files.find((file) => file.path === SAMPLE)?.text ?? "").history).toEqual(history);
  });
});
