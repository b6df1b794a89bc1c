import { describe, expect, it } from "vitest";
import { encodeId, encodeTankId, ITEM_TYPE_IDS } from "../addresses/tank-id.ts";
import { MODULE_KINDS } from "../enumerations/module-kinds.ts";
import { moduleKindOf, modulePhrase } from "./module-names.ts";

it.each([
  ["gun", "8.8 cm KwK 36 L/56", "gun 8.8 cm KwK 36 L/56"],
  ["gun", "120 mm Gun M58", "120 mm Gun M58"],
  ["turret", "IS-7", "turret IS-7"],
  ["chassis", "IS-7", "suspension IS-7"],
  ["fuelTank", "Large", "fuel tank Large"],
] as const)("says what a %s called %j is, and only once", (kind, name, phrase) => {
  expect(modulePhrase(kind, name)).toBe(phrase);
});

describe("the kind of a module", () => {
  it.each(MODULE_KINDS)("%s is known by its id", (kind) => {
    expect(moduleKindOf(encodeId(ITEM_TYPE_IDS[kind], "japan", 300))).toBe(kind);
  });

  it("is none of a vehicle's id", () => {
    expect(moduleKindOf(encodeTankId("japan", 300))).toBeUndefined();
  });
});
