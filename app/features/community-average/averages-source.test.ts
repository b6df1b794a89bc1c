import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLASS_LABELS } from "#app/game/model/enumerations/classes.ts";
import type { AveragesTable } from "#app/game/model/tables/averages-table.ts";
import { DATASET_FOLDER, storedExpectedPath } from "#scripts/dataset/paths.ts";
import { storedExpectedSchema } from "#scripts/dataset/stored-vehicle.ts";
import { published, publishedRows } from "#tests/setup/published.ts";
import { differenceKey, LEAST_PEERS } from "./averages-model.ts";
import { averagesStatistics } from "./averages-table.ts";

// Every row of the page against the file of the source, reckoned anew without the code of the page.

const expected = storedExpectedSchema.parse(
  JSON.parse(readFileSync(`${DATASET_FOLDER}/${storedExpectedPath}`, "utf8")),
);
const known = publishedRows().filter(({ id }) => expected[id]);
const statistics = averagesStatistics(published<AveragesTable>("averages/vehicles.json"), null);
const FIGURES = [
  { key: "winRate", stated: "winRate", inPoints: true },
  { key: "damage", stated: "damage", inPoints: false },
  { key: "kills", stated: "frags", inPoints: false },
  { key: "spots", stated: "spots", inPoints: false },
  { key: "defence", stated: "defence", inPoints: false },
] as const;

type Stated = (typeof FIGURES)[number]["stated"];

function meanOf(vehicles: readonly { id: number }[], figure: Stated): number {
  const figures = vehicles.map(({ id }) => expected[id]?.[figure] ?? Number.NaN);
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

describe.each(FIGURES)("the average $key of every vehicle", ({ key, stated, inPoints }) => {
  const { rows, rowOf } = statistics(new URLSearchParams());
  const cells = rows.column(key)?.cells ?? [];
  const differences = rows.column(differenceKey(key))?.cells ?? [];
  const rowOfId = new Map(rows.natural.map((row) => [rowOf(row, []).id, row]));

  it("is that of the source", () => {
    expect(rows.length).toBe(known.length);
    for (const { id, name } of known) expect(cells[rowOfId.get(id) ?? -1], name).toBe(expected[id]?.[stated]);
  });

  it("is compared with the mean of its tier and class", () => {
    for (const { id, name, tier, type } of known) {
      const peers = known.filter((one) => one.tier === tier && one.type === type);
      const [value, mean] = [expected[id]?.[stated] ?? Number.NaN, meanOf(peers, stated)];
      const difference = differences[rowOfId.get(id) ?? -1];
      if (peers.length < LEAST_PEERS) expect(difference, name).toBeNull();
      else expect(difference, name).toBeCloseTo(inPoints ? value - mean : 100 * (value / mean - 1), 9);
    }
  });

  it("is rolled up to the mean of each class", () => {
    const groups = statistics(new URLSearchParams("view=class"));
    for (const row of groups.rows.natural) {
      const members = known.filter(({ type }) => CLASS_LABELS[type] === groups.rowOf(row, []).label);
      expect(groups.rows.column("vehicles")?.cells[row]).toBe(members.length);
      expect(groups.rows.column(key)?.cells[row]).toBeCloseTo(meanOf(members, stated), 9);
    }
  });
});
