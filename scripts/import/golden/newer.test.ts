import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { readNewer } from "../read/tables/newer-vehicles.ts";
import { ANNOUNCED, EXPLAINED } from "./newer.fixture.ts";

/** The whole list, if the shared data lies next to the project. */
const LIST = fileURLToPath(new URL("../../../../shared/data/vehicles-newer.csv", import.meta.url));

const CELLS = ["health", "damage", "topSpeed", "calibre", "dispersion"] as const;
type Cells = Readonly<Record<(typeof CELLS)[number], number | null>>;

const full = new Map<number, FullVehicle>(
  publishedRecords().flatMap((record) => (record.record === "full" ? [[record.id, withoutRevisions(record)]] : [])),
);

/** Cells in which our figures at top configuration are others than those announced, of two states of the first. */
function differing({ modules, top }: FullVehicle, announced: Cells): string[] {
  const stats = computeStats(modules, top.modules);
  return CELLS.filter((cell) => announced[cell] !== null && announced[cell] !== stats[cell]);
}

const explained = (tag: string) => [...(EXPLAINED[tag]?.cells ?? [])];

describe("the figures announced of newer vehicles", () => {
  it.each(Object.entries(ANNOUNCED))("are ours for vehicle %s, but for differences with a reason", (id, row) => {
    const record = full.get(Number(id));
    if (record === undefined) throw new Error(`No full record of ${id}`);
    const [health, damage, topSpeed, calibre, dispersion] = row;
    const announced = { health, damage, topSpeed, calibre, dispersion };
    expect(differing(record, announced)).toEqual(explained(record.tag));
  });

  // Where the list is not, there is no such test: one that is skipped counts as failed.
  for (const list of [LIST].filter((path) => existsSync(path))) {
    it("are ours for every vehicle of the list that has definitions", () => {
      const rows = readNewer(readFileSync(list, "utf8"), list, new SourceFaults());
      const differ = rows.flatMap(({ id, stats }) => {
        const record = full.get(id);
        const cells = record ? differing(record, stats) : [];
        return record && cells.length > 0 ? [[record.tag, cells]] : [];
      });
      expect(differ.sort()).toEqual(
        Object.keys(EXPLAINED)
          .map((tag) => [tag, explained(tag)])
          .sort(),
      );
    });
  }
});
