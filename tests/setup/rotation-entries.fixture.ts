import { mapRotation } from "#scripts/publish/content/kinds/map-rotation.ts";
import { contentOf } from "#scripts/publish/content/read-content.ts";
import { datasetWith } from "#scripts/publish/dataset-files.ts";
import type { LocalDataset } from "#scripts/publish/publish.ts";

const DAY_MS = 86_400_000;

/**
 * Made-up entries of the rotation, for tests alone: maps that came in lately and long ago, that left, lost a battle
 * type, have tiers, and are announced to leave.
 * @param now unix time in ms
 */
function rotationEntries(now: number): string {
  const day = (offset: number) => new Date(now + offset * DAY_MS).toISOString().slice(0, 10);
  const source = `sources: [{ name: A test, url: https://example.com/notes }], updated: ${day(-5)}`;
  const entries = [
    'id: abbey-in, change: enters, maps: [abbey], date: 2024-05, tiers: 4-11, patch: "1.25"',
    `id: harbor-in, change: enters, maps: [old-harbor], date: ${day(-10)}, tiers: 8-11, patch: "2.4", note: Rebuilt & larger`,
    `id: fjords-out, change: leaves, maps: [fjords], date: ${day(-10)}, patch: "2.4"`,
    "id: two-out, change: leaves, maps: [highway, serene-coast], date: 2026-03-12",
    "id: tundra-assault-off, change: leaves, maps: [tundra], modes: [assault], date: 2026-03-12",
    "id: ensk-in, change: listed, maps: [ensk], date: 2025-01-20, tiers: 1-11",
    "id: ensk-tiers, change: tiers, maps: [ensk], modes: [standard], date: 2026-02-02, tiers: 1-8",
    `id: abbey-out, change: leaves, maps: [abbey], date: ${day(20)}`,
    "id: onslaught-season, change: enters, maps: [mines, cliff, himmelsdorf, ghost-town], modes: [onslaught], date: 2026",
  ];
  return `changes:\n${entries.map((entry) => `  - { ${entry}, ${source} }\n`).join("")}`;
}

/** A dataset with these entries in place of those of the site. */
export function withRotationEntries(dataset: LocalDataset, now: number): LocalDataset {
  const sources = new Map([["map-rotation.yaml", rotationEntries(now)]]);
  const nowhere = { isVehicle: () => false, isFile: () => false };
  const contents = contentOf(sources, nowhere, [mapRotation]);
  // Describes the content as a whole, not this part.
  contents.delete("content/index.json");
  return datasetWith(dataset, contents);
}
