import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameParts } from "#app/vehicles/loadout/instant-view.ts";

describe("the same parts", () => {
  const before = { list: [{ a: 1 }, { b: [2, 3] }], other: { c: null }, text: "x" };

  it("are those before where they are equal, down to the parts of changed ones", () => {
    const after = sameParts(before, { list: [{ a: 1 }, { b: [2, 4] }], other: { c: null }, text: "y" });
    expect(after).toEqual({ list: [{ a: 1 }, { b: [2, 4] }], other: { c: null }, text: "y" });
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.other).toBe(before.other);
    expect(after.list).not.toBe(before.list);
  });

  it("are the whole value where nothing changed", () => {
    expect(sameParts(before, structuredClone(before))).toBe(before);
  });

  it.each([
    ["a shorter list", [1, 2, 3], [1, 2]],
    ["a longer list", [1], [1, 2]],
    ["a missing field", { a: 1, b: undefined }, { a: 1 }],
    ["a list for an object", { 0: 1 }, [1]],
    ["null", { a: {} }, { a: null }],
    ["empty for nothing", null, {}],
    ["a key that is called as every object's prototype", { a: 1 }, JSON.parse('{"__proto__":false}')],
  ])("leave %s as it is", (_, old, fresh) => {
    const kept = sameParts(old, fresh);
    expect(kept).toStrictEqual(fresh);
    expect(kept).not.toBe(old);
  });

  it("are equal to the new value, whatever was before", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (old, fresh) => {
        expect(sameParts(old, fresh)).toEqual(fresh);
      }),
    );
  });
});
