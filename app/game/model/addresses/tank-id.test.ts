import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NATIONS } from "../enumerations/nations.ts";
import { decodeId, decodeTankId, encodeId, encodeTankId, parseTankId } from "./tank-id.ts";

describe("tank ids", () => {
  it.each([
    [1, "ussr", 0, "T-34"],
    [5137, "germany", 20, "Tiger II"],
    [19009, "france", 74, "EBR 105"],
    [67585, "ussr", 264, "KR-1, an item id above 255"],
  ] as const)("decodes %i as item %s %i (%s)", (id, nation, itemID, _name) => {
    expect(decodeTankId(id)).toEqual({ itemTypeID: 1, nation, itemID });
    expect(encodeTankId(nation, itemID)).toBe(id);
  });

  it.each([
    ["529", 529],
    ["67585", 67_585],
    ["0529", undefined],
    ["530", undefined],
    ["-529", undefined],
    ["529.0", undefined],
    ["tiger-i", undefined],
    ["", undefined],
    ["999999999", undefined],
  ])("reads the text %j as %s", (text, id) => {
    expect(parseTankId(text)).toBe(id);
  });

  it("survives a round trip for every kind, nation and item id", () => {
    const kinds = fc.integer({ min: 0, max: 15 });
    const items = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(kinds, fc.constantFrom(...NATIONS), items, (itemTypeID, nation, itemID) => {
        expect(decodeId(encodeId(itemTypeID, nation, itemID))).toEqual({ itemTypeID, nation, itemID });
      }),
    );
  });

  it("gives different ids to different parts", () => {
    const parts = fc.tuple(fc.constantFrom(...NATIONS), fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const same = a[0] === b[0] && a[1] === b[1];
        expect(encodeTankId(...a) === encodeTankId(...b)).toBe(same);
      }),
    );
  });

  it.each([-1, -0xffffff, 0.5, Number.NaN, 0x1000000, (15 << 4) | 1, (11 << 4) | 1])("has no meaning for %d", (id) => {
    expect(decodeId(id)).toBeUndefined();
    expect(decodeTankId(id)).toBeUndefined();
  });

  it("goes from the first to the last descriptor", () => {
    expect(decodeId(0)).toEqual({ itemTypeID: 0, nation: "ussr", itemID: 0 });
    expect(decodeId(0xffff00)).toEqual({ itemTypeID: 0, nation: "ussr", itemID: 0xffff });
    expect(encodeId(0, "ussr", 0xffff)).toBe(0xffff00);
  });

  it("does not take another kind of item for a vehicle", () => {
    expect(decodeId(529 + 1)?.itemTypeID).toBe(2);
    expect(decodeTankId(529 + 1)).toBeUndefined();
  });

  it.each([
    [16, 0, "Item type 16 is not in 0…15"],
    [-1, 0, "Item type -1 is not in 0…15"],
    [1.5, 1, "Item type 1.5 is not in 0…15"],
    [1, -1, "Item id -1 is not in 0…65535"],
    [1, 65_536, "Item id 65536 is not in 0…65535"],
    [1, 1.5, "Item id 1.5 is not in 0…65535"],
  ])("refuses to encode kind %d with item %d", (kind, item, message) => {
    expect(() => encodeId(kind, "ussr", item)).toThrow(new RangeError(message));
  });
});
