import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { marksTablePath } from "#app/game/statistics/marks/thresholds.ts";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { openStored, readFiles, type StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { derivedDataset } from "#scripts/publish/derived-dataset.ts";
import { root } from "#scripts/tools.ts";

let text: string;
let stored: StoredDataset;
beforeAll(async () => {
  text = (await derivedDataset()).contents.get(marksTablePath("eu")) ?? "";
  stored = openStored(readFiles(join(root, DATASET_FOLDER)), DATASET_FOLDER);
});

describe("the published table of marks", () => {
  it("has every row of the source that is about a vehicle of ours, with its figures", () => {
    const { id, p65, p85, p95, p100 } = JSON.parse(text) as MarksTable;
    const ours = new Set(stored.vehicles.map((vehicle) => vehicle.id));
    const expected = Object.entries(stored.marks)
      .filter(([key, marks]) => ours.has(Number(key)) && marks.state !== "not-known")
      .map(([key, marks]) => [
        Number(key),
        ...(marks.state === "known" ? [marks.p65, marks.p85, marks.p95, marks.p100] : [null, null, null, null]),
      ]);
    const published = id.map((vehicleId, i) => [vehicleId, p65[i], p85[i], p95[i], p100[i]]);
    expect(published.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it("is one file of at most 60 kB gzipped", () => {
    expect(gzipSync(text).length).toBeLessThan(60_000);
  });
});

function byId([a]: unknown[], [b]: unknown[]): number {
  return Number(a) - Number(b);
}
