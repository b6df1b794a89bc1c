import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { MAX_LISTED_VEHICLES, readVehicles, vehicleCode } from "./extract-vehicles.ts";

describe("vehicles in an address", () => {
  it.each<[number[], string]>([
    [[], "~AA"],
    [[1], "~ABAA"],
    [[9489, 7169], "~ACJRHA"],
    // The last id of two letters, the first of three, the last of three, the first of six.
    [[61_425, 61_441, 258_033, 258_049], "~AE7_8AA-__" + "_AAD8A"],
    // No id of a vehicle of the game.
    [[2, 9_999_999], "~AC_BAAAC_BmJZ_"],
  ])("%j is %s", (ids, code) => {
    expect(vehicleCode(ids)).toBe(code);
    expect(readVehicles(code)).toEqual({ ids, wrong: [], lost: 0 });
  });

  it("are the same ones in the same order after every way", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 9_999_999 }), { maxLength: 300 });
    fc.assert(
      fc.property(ids, (list) => {
        expect(readVehicles(vehicleCode(list)).ids).toEqual(list);
        expect(readVehicles(list.join(",")).ids).toEqual(list);
        expect(vehicleCode(list)).toMatch(/^~[\w-]+$/);
      }),
    );
  });

  it("are all of the game in two thousand letters", () => {
    const ids = publishedRows().map(({ id }) => id);
    expect(readVehicles(vehicleCode(ids)).ids).toEqual(ids);
    expect(vehicleCode(ids).length).toBeLessThan(2.2 * ids.length);
  });

  it.each([
    ["529,Maus,33", { ids: [529, 33], wrong: ["Maus"], lost: 0 }],
    ["529, 529", { ids: [529], wrong: [], lost: 0 }],
    ["", { ids: [], wrong: [], lost: 0 }],
    ["~", { ids: [], wrong: ["~"], lost: 0 }],
    ["~AB!!", { ids: [], wrong: ["~AB!!"], lost: 0 }],
    ["~ABAAAA", { ids: [], wrong: ["~ABAAAA"], lost: 0 }],
    // Cut after a vehicle, and within one.
    ["~ACJR", { ids: [9489], wrong: [], lost: 1 }],
    ["~ADJRH", { ids: [9489], wrong: [], lost: 2 }],
  ])("%j tells what of it means nothing", (text, named) => expect(readVehicles(text)).toEqual(named));

  it("never fail, and are bounded", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readVehicles(`~${text}`).ids.length).toBeLessThanOrEqual(MAX_LISTED_VEHICLES);
      }),
    );
    const many = Array.from({ length: MAX_LISTED_VEHICLES + 5 }, (_, i) => 16 * i + 1);
    expect(readVehicles(vehicleCode(many)).ids).toHaveLength(MAX_LISTED_VEHICLES);
  });
});
