import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AveragesTable } from "#app/game/model/tables/vehicle-table.ts";
import { DATASET_FOLDER, storedExpectedPath } from "#scripts/dataset/paths.ts";
import { storedExpectedSchema } from "#scripts/dataset/stored-vehicle.ts";
import { published, publishedRows } from "#tests/setup/published.ts";
import { averagesStatistics } from "./averages-table.ts";

// Checks every row of the page against the source file, recomputed without the page's code.

const expected = storedExpectedSchema.parse(
  JSON.parse(readFileSync(`${DATASET_FOLDER}/${storedExpectedPath}`, "utf8")),
);
const known = publishedRows().filter(({ id }) => expected[id]);
const statistics = averagesStatistics(published<AveragesTable>("averages/vehicles.json"), null);
const STATS = [
  { key: "winRate", stated: "winRate" },
  { key: "damage", stated: "damage" },
  { key: "kills", stated: "frags" },
  { key: "spots", stated: "spots" },
  { key: "defence", stated: "defence" },
] as const;

describe.each(STATS)("the $key that WN8 expects of every vehicle", ({ key, stated }) => {
  const { rows, rowOf } = statistics(new URLSearchParams());
  const cells = rows.column(key)?.cells ?? [];
  const rowOfId = new Map(rows.natural.map((row) => [rowOf(row, []).id, row]));

  it("is that of the source", () => {
    expect(rows.length).toBe(known.length);
    for (const { id, name } of known) expect(cells[rowOfId.get(id) ?? -1], name).toBe(expected[id]?.[stated]);
  });
});
