import { describe, expect, it } from "vitest";
import { INDEX_STATS, STAT_KEYS } from "#app/game/stats/keys.ts";
import { publishedRecord as read } from "#tests/setup/published.ts";
import { COLUMN_KEYS, type ColumnKey, vehicleColumnPath } from "./column-keys.ts";
import type { VehicleRecord } from "./vehicle.ts";
import { toColumn, vehicleColumnSchema } from "./vehicle-column.ts";

const tiger = read("germany/heavyTank/VII/G04_PzVI_Tiger_I");
/** Researched by way of the SU-100 for 31,500, and of the KV-2 for 93,000. */
const su152 = read("ussr/AT-SPG/VII/R18_SU-152");
const ms1 = read("ussr/lightTank/I/R11_MS-1");
/** Premium, for gold. */
const lowe = read("germany/heavyTank/VIII/G51_Lowe");
/** Not for sale, with a magazine. */
const stinger = read("usa/heavyTank/X/A174_T57_58_Rush_Ep1");
/** Newer than the definitions; of the first no source states the research. */
const ares = read("usa/mediumTank/VIII/A187_Ares_75");
const borkenkafer = read("germany/lightTank/XI/G188_LeKpz_Borkenkafer");

describe("the columns that are fetched one by one", () => {
  it("are, with those of the index, every characteristic once, and what a vehicle costs", () => {
    expect([...COLUMN_KEYS, ...INDEX_STATS].sort()).toEqual([...STAT_KEYS, "price", "researchXp"].sort());
    expect(vehicleColumnPath("gunDepression")).toBe("vehicles/columns/gunDepression.json");
  });

  it("have the figure and the percentile of each vehicle, in the order asked for", () => {
    const percentiles = [tiger, ms1].map(({ peers }) => peers.stats.gunDepression?.percentile);
    expect(toColumn("gunDepression", [tiger, ms1])).toEqual({ cells: [7, 8], percentiles });
  });

  it("tell what does not apply from what is not known", () => {
    expect(toColumn("clipSize", [tiger, stinger, ares]).cells).toEqual(["", 4, null]);
    expect(toColumn("calibre", [tiger, ares]).cells).toEqual([88, 75]);
  });

  it("leave the percentiles out where a figure is neither good nor bad", () => {
    expect(toColumn("weight", [tiger])).toEqual({ cells: [57.612] });
  });

  it("have prices with their currency, and none for what is not for sale or of which nobody knows", () => {
    const unknown: VehicleRecord = { ...ares, price: null };
    expect(toColumn("price", [tiger, lowe, ms1, stinger, unknown])).toEqual({
      cells: [1_390_000, 11_200, 0, "", null],
      currencies: ["credits", "gold", "credits", "", ""],
    });
  });

  it("have the experience of the cheapest way, and none for what is bought or there from the start", () => {
    const collected: VehicleRecord = { ...ares, collector: true };
    const { cells } = toColumn("researchXp", [tiger, su152, borkenkafer, ares, ms1, lowe, stinger, collected]);
    expect(cells).toEqual([45_050, 31_500, 325_000, null, "", "", "", ""]);
  });

  it.each(["weight", "price", "researchXp", "magazineTime"] satisfies ColumnKey[])("fit their schema: %s", (key) => {
    const column = toColumn(key, [tiger, lowe, ares]);
    expect(vehicleColumnSchema.parse(column)).toEqual(column);
  });

  it.each([
    ["a shorter list of percentiles", { cells: [1, 2], percentiles: [50] }],
    ["a longer list of currencies", { cells: [1], currencies: ["gold", "gold"] }],
    ["a currency of another game", { cells: [1], currencies: ["dollars"] }],
    ["a percentile above 100", { cells: [1], percentiles: [101] }],
    ["a word in place of a figure", { cells: ["much"] }],
  ])("are refused with %s", (_, column) => {
    expect(vehicleColumnSchema.safeParse(column).success).toBe(false);
  });
});
