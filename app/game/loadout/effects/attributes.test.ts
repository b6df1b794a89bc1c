import { describe, expect, it } from "vitest";
import { effectOf } from "./attributes.ts";

const source = { kind: "fitting", tag: "device", name: "Device" } as const;
const changed = (attribute: string, value = 2) =>
  effectOf({ attribute, type: "mul", value }, "equipment", source).modifiers.map(
    ({ quantity, operation, operand }) => `${operation} ${quantity} ${operand}`,
  );

describe("an attribute of the client", () => {
  it.each([
    [["gunReloadTimeFactor", "gun/reloadTime"], ["multiply reload 2"]],
    [["gunAimingTimeFactor", "gun/aimingTime"], ["multiply aimTime 2"]],
    [["multShotDispersionFactor"], ["multiply dispersion 2"]],
    [["additiveShotDispersionFactor"], ["multiply dispersionFactors 2"]],
    [["chassis/shotDispersionFactors/movement"], ["multiply dispersionMoving 2"]],
    [["chassis/shotDispersionFactors/rotation"], ["multiply dispersionHullTraverse 2"]],
    [["gun/shotDispersionFactors/turretRotation"], ["multiply dispersionTurretTraverse 2"]],
    [["gun/shotDispersionFactors/afterShot"], ["multiply dispersionAfterShot 2"]],
    [["turretRotationSpeed", "turretRotationSpeedFactor"], ["multiply turretTraverse 2"]],
    [["onMoveRotationSpeedFactor", "vehicle/rotationSpeed"], ["multiply hullTraverse 2"]],
    [["onStillRotationSpeedFactor"], []],
    [["enginePowerFactor", "engine/power"], ["multiply enginePower 2"]],
    [["forwardMaxSpeedKMHTerm", "vehicle/fwMaxSpeedBonus"], ["add topSpeed 2"]],
    [["backwardMaxSpeedKMHTerm", "vehicle/bkMaxSpeedBonus"], ["add reverseSpeed 2"]],
    [["vehicle/maxSpeed/forward"], ["multiply topSpeed 2"]],
    [["vehicle/maxSpeed/backward"], ["multiply reverseSpeed 2"]],
    [
      ["circularVisionRadiusFactor", "circularVisionRadiusBaseFactor", "circularVisionRadius"],
      ["multiply viewRange 2"],
    ],
    [["invisibilityBaseAdditive", "invisibility"], ["add concealment 200"]],
    [["invisibilityFactorAtShot"], ["multiply concealmentAtShot 2"]],
    [["healthFactor"], ["multiply health 2"]],
    [["fireStartingChanceFactor"], ["multiply fireChance 2"]],
    [
      ["repairSpeedFactor", "repairSpeed"],
      ["divide trackRepair 2", "multiply repairSpeed 2"],
    ],
    [["chassisRepairSpeedFactor"], ["divide trackRepair 2"]],
    [["chassisHealthFactor"], ["multiply trackHealth 2"]],
    [["engineHealthFactor"], ["multiply engineHealth 2"]],
    [["ammoBayHealthFactor"], ["multiply ammoRackHealth 2"]],
    [["fuelTankHealthFactor"], ["multiply fuelTankHealth 2"]],
  ])("%j changes %j", (attributes, expected) => {
    for (const attribute of attributes) {
      expect(changed(attribute), attribute).toEqual(expected);
      expect(changed(`miscAttrs/${attribute}`)).toEqual(expected);
      expect(changed(`dynAttrs/${attribute}`)).toEqual(expected);
    }
  });

  it("raises the levels of the crew", () => {
    const { crewBonus, modifiers } = effectOf(
      { attribute: "crewLevelIncrease", type: "add", value: 5 },
      "skill",
      source,
    );
    expect(crewBonus).toEqual([{ step: "skill", source, levels: 5 }]);
    expect(modifiers).toEqual([]);
  });

  it.each([
    ["mul", "multiply"],
    ["add", "add"],
  ] as const)("is named where no figure shows it: %s", (type, operation) => {
    for (const attribute of ["miscAttrs/unheardOf", "x/miscAttrs/healthFactor", "constructor"]) {
      const { uncounted, modifiers } = effectOf({ attribute, type, value: 2 }, "equipment", source);
      const name = attribute.replace(/^miscAttrs\//, "");
      expect(modifiers).toEqual([]);
      expect(uncounted).toEqual([
        { step: "equipment", source, attribute: name, operation, value: 2, situational: false, reason: null },
      ]);
    }
  });

  it("comes from what it is of, at its step", () => {
    expect(effectOf({ attribute: "healthFactor", type: "mul", value: 1.1 }, "directive", source).modifiers).toEqual([
      { quantity: "health", step: "directive", source, operation: "multiply", operand: 1.1 },
    ]);
  });
});
