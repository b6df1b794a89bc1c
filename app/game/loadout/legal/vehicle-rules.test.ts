import { describe, expect, it } from "vitest";
import { isForVehicle, vehicleViolation } from "#app/game/loadout/legal/vehicle-rules.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleRule } from "../../model/loadout-items/effect.ts";

const vehicle = {
  nation: "germany",
  type: "heavyTank",
  tier: 7,
  features: ["tankRammer_class2_user", "scout"],
} as const;

function rule(over: Partial<VehicleRule>): VehicleRule {
  return { anyTag: [], allTags: [], minTier: null, maxTier: null, nations: [], ...over };
}

describe("a filter of vehicles", () => {
  it("lets everyone pass when it says nothing", () => {
    expect(isForVehicle({ include: [], exclude: [] }, vehicle)).toBe(true);
    expect(isForVehicle({ include: [rule({})], exclude: [] }, vehicle)).toBe(true);
  });

  it.each([
    ["one of several marks", { anyTag: ["tankRammer_class1_user", "tankRammer_class2_user"] }, true],
    ["a mark it has not", { anyTag: ["wheeledVehicle"] }, false],
    ["its class", { anyTag: ["heavyTank"] }, true],
    ["all of several marks", { allTags: ["scout", "heavyTank"] }, true],
    ["marks of which it has one", { allTags: ["scout", "lightTank"] }, false],
    ["a tier from which it is on", { minTier: 7 }, true],
    ["a higher tier", { minTier: 8 }, false],
    ["a tier up to which it is", { maxTier: 7 }, true],
    ["lower tiers", { maxTier: 6 }, false],
    ["its nation", { nations: ["usa", "germany"] }, true],
    ["another nation", { nations: ["usa"] }, false],
    ["a mark at another tier", { anyTag: ["scout"], minTier: 8 }, false],
  ])("asking for %s", (_, over, expected) => {
    expect(isForVehicle({ include: [rule(over)], exclude: [] }, vehicle)).toBe(expected);
    expect(isForVehicle({ include: [], exclude: [rule(over)] }, vehicle)).toBe(!expected);
  });

  it("needs one rule that includes and none that excludes", () => {
    const include = [rule({ minTier: 8 }), rule({ anyTag: ["scout"] })];
    expect(isForVehicle({ include, exclude: [] }, vehicle)).toBe(true);
    expect(isForVehicle({ include, exclude: [rule({ nations: ["germany"] })] }, vehicle)).toBe(false);
  });
});

describe("why something is not for a vehicle", () => {
  it.each<[string, Partial<VehicleRule>[], string | null]>([
    ["nothing", [{ nations: ["usa", "germany"] }], null],
    ["another nation", [{ nations: ["usa"] }], "It is only for vehicles of U.S.A."],
    ["other nations", [{ nations: ["usa", "uk", "ussr"] }], "It is only for vehicles of U.S.A., U.K. and U.S.S.R."],
    ["lower tiers", [{ maxTier: 6 }], "It is only for tiers up to VI."],
    ["higher tiers", [{ minTier: 8 }], "It is only for tier VIII and above."],
    ["a range of tiers", [{ minTier: 8, maxTier: 9 }], "It is only for tiers VIII to IX."],
    ["another class", [{ anyTag: ["lightTank"] }], "It is only for light tanks."],
    ["a mark that it lacks", [{ allTags: ["wheeledVehicle"] }], "It cannot be fitted to this vehicle."],
    ["a mark of its own tier", [{ minTier: 7, maxTier: 7, allTags: ["none"] }], "It cannot be fitted to this vehicle."],
    ["the first rule that says why", [{ allTags: ["none"] }, { maxTier: 6 }], "It is only for tiers up to VI."],
  ])("%s", (_, rules, reason) => {
    const filter = { include: rules.map(rule), exclude: [] };
    expect(vehicleViolation(filter, vehicle as unknown as FullVehicle)).toBe(reason);
  });

  it("counts tier XI as X, which is the last that the definitions know", () => {
    const eleven = { ...vehicle, tier: 11 } as unknown as FullVehicle;
    expect(vehicleViolation({ include: [rule({ minTier: 8, maxTier: 10 })], exclude: [] }, eleven)).toBeNull();
  });
});
