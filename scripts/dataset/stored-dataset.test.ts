import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeDataset } from "#scripts/import/emit/write.ts";
import { miniRun } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { openStored, readFiles } from "./stored-dataset.ts";

let folder: string;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "opened-")), "game");
  writeDataset(folder, miniRun().files);
});

afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

/** The small dataset with files changed (undefined: taken away). */
const changed = (changes: Record<string, string | undefined>) => {
  const files = readFiles(folder);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return () => openStored(files, "game");
};

const SAMPLE = "vehicles/germany/X01_Sample.json";

describe("a dataset on disk", () => {
  it("has a file for every vehicle, by nation and tag", () => {
    const { manifest, vehicles } = openStored(readFiles(folder), folder);
    expect(vehicles).toHaveLength(manifest.counts.full);
    expect(JSON.parse(readFiles(folder).get(SAMPLE) ?? "")).toMatchObject({ tag: "X01_Sample", record: "full" });
  });

  it("holds nothing that follows from something else", () => {
    const stored = JSON.parse(readFiles(folder).get(SAMPLE) ?? "");
    for (const field of ["peers", "top", "stock", "research", "marks", "expected", "usage", "slug"])
      expect(stored).not.toHaveProperty(field);
  });

  it.each([
    ["is of another schema version", { "manifest.json": '{"schemaVersion":0}' }, "game/manifest.json"],
    ["has a file that is not JSON", { [SAMPLE]: "{" }, `game/${SAMPLE}`],
    ["has a record that is none", { [SAMPLE]: "{}" }, `game/${SAMPLE}`],
    [
      "has a vehicle under another name",
      { "vehicles/uk/X.json": miniRun().files.get(SAMPLE) },
      "holds germany/X01_Sample",
    ],
    ["has a file that nobody imported", { "extra.json": "{}" }, "game/extra.json is no part of it"],
    ["has the history of a vehicle that is not there", { "history/uk/X.json": "{}" }, "history/uk/X.json is no part"],
    ["lost a vehicle", { [SAMPLE]: undefined }, "says 22 full records, and there are 21"],
    ["is not there", { "manifest.json": undefined }, "Make the dataset with: npm run data:import"],
  ])("is refused when it %s", (_, changes, message) => {
    expect(changed(changes)).toThrow(message);
  });
});
