import { expect, it } from "vitest";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { derivedDataset, derivedFolder } from "./derived-dataset.ts";

// The whole dataset is derived.
it("what is made of the dataset is kept, and the same from there as when it is made anew", async () => {
  expect(await derivedFolder()).toBe(await derivedFolder());
  const kept = await derivedDataset();
  // Only under its own name the site's dataset is taken from what is kept.
  const anew = await derivedDataset(`./${DATASET_FOLDER}`);
  expect([...kept.texts]).toEqual([...anew.texts].sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(kept.records).toEqual(JSON.parse(JSON.stringify(anew.records)));
});
