import { readdirSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { derivedDataset, derivedFolder, keepIn } from "./derived-dataset.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});

it("computes once for the same inputs and code", () => {
  const compute = vi.fn(() => ({ a: [1] }));
  const keep = keepIn(folder, "code");
  expect([keep([1], compute), keep([1], compute), keepIn(folder, "code")([1], compute)]).toEqual([
    { a: [1] },
    { a: [1] },
    { a: [1] },
  ]);
  expect(compute).toHaveBeenCalledTimes(1);
});

it("computes again for other inputs and other code", () => {
  const compute = vi.fn(() => 1);
  keepIn(folder, "code")([1], compute);
  keepIn(folder, "code")([2], compute);
  keepIn(folder, "other code")([1], compute);
  expect(compute).toHaveBeenCalledTimes(3);
});

it("keeps a few, and nothing of what failed", () => {
  const keep = keepIn(folder, "code");
  for (let input = 0; input < 9; input++) keep(input, () => input);
  expect(readdirSync(folder)).toHaveLength(4);
  expect(() =>
    keep("broken", () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(keep("broken", () => "whole")).toBe("whole");
});

// The whole dataset is derived.
it("what is made of the dataset is kept, and the same from there as when it is made anew", async () => {
  expect(await derivedFolder()).toBe(await derivedFolder());
  const kept = await derivedDataset();
  // Only under its own name the site's dataset is taken from what is kept.
  const fresh = await derivedDataset(`./${DATASET_FOLDER}`);
  expect([...kept.contents]).toEqual([...fresh.contents].sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(kept.records).toEqual(JSON.parse(JSON.stringify(fresh.records)));
});
