import { describe, expect, it } from "vitest";
import { leftOutRule } from "./vehicle-list.ts";

describe("vehicles that are not ordinary", () => {
  it.each([
    ["Observer", ["lightTank", "secret", "observer"], "observer"],
    ["G04_Dummy", ["secret", "maps_training"], "maps-training"],
    ["R46_KV-13_SH", ["secret", "event_battles", "battle_royale"], "battle-royale"],
    ["G00_Boss", ["secret", "event_battles"], "event"],
    ["R19_IS-3_IGR", ["secret", "premiumIGR"], "premium-igr"],
    ["R90_IS_4M_7x7", ["secret", "comp7"], "comp7"],
    ["R40_T-54_FL", ["epic_battles"], "front-line"],
    ["G89_Leopard1_bob", ["secret", "bob"], "fun"],
    ["R182_ST_66", ["secret", "testTank"], "test"],
    ["R99_T44_122", ["secret"], "secret"],
    ["R01_X_FL", [], "front-line"],
    ["R01_X_StoryMode", [], "event"],
  ])("%s with the marks %j is left out as %s", (tag, tags, rule) => {
    expect(leftOutRule(tag, tags)).toBe(rule);
  });

  it("do not include those that merely resemble them", () => {
    expect(leftOutRule("R04_T-34", ["mediumTank", "HD", "special", "collectorVehicle"])).toBeUndefined();
    expect(leftOutRule("F17_FLX", ["lightTank"])).toBeUndefined();
  });
});
