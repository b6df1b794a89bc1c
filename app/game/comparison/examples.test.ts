import { describe, expect, it } from "vitest";
import { published } from "#tests/setup/published.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "../model/vehicle/vehicle-columns.ts";
import { exampleComparisons } from "./examples.ts";
import { MAX_ENTRIES } from "./query.ts";

const columns = published<VehicleColumns>(VEHICLE_COLUMNS_PATH);

describe("comparisons to begin with", () => {
  const examples = exampleComparisons(columns);

  it("are of vehicles there are, several of them, each another", () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const { title, entries } of examples) {
      expect(entries.length, title).toBeGreaterThanOrEqual(2);
      expect(entries.length, title).toBeLessThanOrEqual(MAX_ENTRIES);
      for (const { id } of entries) expect(columns.id).toContain(id);
    }
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
  });

  it("name who is best, as the data has it", () => {
    const [heavies] = examples;
    const first = columns.id.indexOf(heavies?.entries[0]?.id ?? 0);
    const dpms = columns.id.flatMap((_, i) => {
      const dpm = columns.stats.dpm[i];
      const isOne = columns.tier[i] === 10 && columns.type[i] === "heavyTank" && columns.full[i] === 1;
      return isOne && !columns.premium[i] && !columns.collector[i] && typeof dpm === "number" ? [dpm] : [];
    });
    expect(heavies?.about).toContain("most damage per minute");
    expect(columns.stats.dpm[first]).toBe(Math.max(...dpms));
  });

  it("are none where there is no data to find them in", () => {
    const none = Object.fromEntries(Object.keys(columns).map((key) => [key, []]));
    expect(exampleComparisons(none as unknown as VehicleColumns)).toEqual([]);
  });
});
