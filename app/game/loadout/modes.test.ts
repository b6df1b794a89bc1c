import { describe, expect, it } from "vitest";
import type { Mechanic } from "#app/game/model/vehicle/mechanic.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definedVehicle, publishedRecords } from "#tests/setup/published.ts";
import { modesOf, statesByName } from "./modes.ts";

const labels = (path: string) => modesOf(definedVehicle(path)).map(({ label }) => label);

it("calls the states of a vehicle by what they are for", () => {
  expect(labels("sweden/AT-SPG/X/S11_Strv_103B")).toEqual(["Better of both", "Travel", "Siege"]);
  expect(labels("france/lightTank/X/F108_Panhard_EBR_105").slice(0, 3)).toEqual(["Better of both", "Cruise", "Rapid"]);
  expect(labels("germany/heavyTank/VII/G04_PzVI_Tiger_I")).toEqual(["Normal"]);
  const twin = publishedRecords().find(
    (record) => record.record === "full" && record.siege && record.mechanics.some(({ kind }) => kind === "twinGun"),
  );
  if (twin?.record !== "full") throw new Error("The dataset has no twin gun.");
  expect(
    modesOf(twin)
      .slice(1, 3)
      .map(({ label }) => label),
  ).toEqual(["One barrel", "Both"]);
});

/** A vehicle of one state, with what its modes depend on. */
const vehicle = (over: object) =>
  ({
    mechanics: [],
    top: { profile: { wheels: null } },
    siege: null,
    features: [],
    rocket: null,
    ...over,
  }) as unknown as FullVehicle;
const mechanic = (kind: string, values: Record<string, unknown> = {}, state = "normal") =>
  ({
    kind,
    state,
    values: Object.entries(values).map(([name, value]) => ({
      name,
      value,
      ...(name.startsWith("modifiers/") && { operation: name.endsWith("Term") ? "add" : "multiply" }),
    })),
  }) as unknown as Mechanic;

describe("the states of a vehicle", () => {
  const siege = { automatic: false };
  it.each<[what: string, object, string[]]>([
    ["siege", { siege }, ["Better of both", "Travel", "Siege"]],
    ["one that comes by itself", { siege: { automatic: true } }, ["Better of both", "Moving", "Still"]],
    ["another engine", { siege, features: ["turboshaftEngine"] }, ["Better of both", "Travel", "Turboshaft"]],
    ["wheels", { siege, top: { profile: { wheels: 8 } } }, ["Better of both", "Cruise", "Rapid"]],
    [
      "two settings of a shell",
      { siege, mechanics: [mechanic("else"), mechanic("shellParamsSwitcher")] },
      ["Better of both", "First setting", "Second"],
    ],
    ["none", {}, ["Normal"]],
  ])("are named by %s", (_, over, names) => {
    expect(modesOf(vehicle(over)).map(({ label }) => label)).toEqual(names);
  });

  it("have keys of their own, and change nothing by themselves", () => {
    expect(modesOf(vehicle({ siege })).map(({ key, modifiers }) => [key, modifiers])).toEqual([
      ["normal", []],
      ["travel", []],
      ["siege", []],
    ]);
  });

  it("are those that figures are of", () => {
    expect(statesByName(vehicle({ siege }), { reload: "second", aimTime: "first" })).toEqual({
      reload: "Siege",
      aimTime: "Travel",
    });
    expect(statesByName(vehicle({}), undefined)).toEqual({});
  });
});

describe("a mechanic that is a mode", () => {
  it.each<[kind: string, shell: number, values: Record<string, unknown>, changes: [string, string, number][]]>([
    [
      "bustleFeed",
      0,
      { bustleShotReloadFactor: 0.5, bustleShotDamageBonusShell0: -50, bustleShotDamageBonusShell1: -60 },
      [
        ["reload", "multiply", 0.5],
        ["damage", "add", -50],
      ],
    ],
    ["bustleFeed", 1, { bustleShotDamageBonusShell0: -50, bustleShotDamageBonusShell1: -60 }, [["damage", "add", -60]]],
    ["chargeShot", 0, { damageFactorsPerLevel: [1.1, 1.2, 1.3] }, [["damage", "multiply", 1.3]]],
    [
      "concentrationMode",
      0,
      {
        "modifiers/dynAttrs/gunAimingTimeFactor": 0.3,
        "modifiers/dynAttrs/forwardMaxSpeedKMHTerm": 10,
        "modifiers/dynAttrs/unheardOf": 2,
        "modifiers/dynAttrs/healthFactor": "much",
        duration: 8,
      },
      [
        ["aimTime", "multiply", 0.3],
        ["topSpeed", "add", 10],
      ],
    ],
    ["lowChargeShot", 0, { reloadTimeCoefficient: 0.6, almostFinishedTime: 2 }, [["reload", "multiply", 0.6]]],
    ["overheatStacks", 0, { dmgBonus: 1.15 }, [["damage", "multiply", 1.15]]],
    [
      "rechargeableNitro",
      0,
      { addMaxSpeedForwardBonus: 0.25, addRotationSpeedBonus: 0.5 },
      [
        ["topSpeed", "multiply", 1.25],
        ["hullTraverse", "multiply", 1.5],
      ],
    ],
    [
      "temperatureGun",
      0,
      { "thermalStates/state 1/modifiers/dynAttrs/multShotDispersionFactor": 1.3 },
      [["dispersion", "multiply", 1.3]],
    ],
    ["stagedJetBoosters", 0, { "modifiers/dynAttrs/enginePowerFactor": 2 }, [["enginePower", "multiply", 2]]],
    ["wheeledDash", 0, { dash: 3 }, []],
  ])("%s with shell %i changes figures by its numbers: %j", (kind, shell, values, changes) => {
    const mode = modesOf(vehicle({ mechanics: [mechanic(kind, values)] }), shell)[1];
    expect(mode?.key).toBe(kind);
    expect(mode?.modifiers.map(({ quantity, operation, operand }) => [quantity, operation, operand])).toEqual(changes);
    for (const { step, source } of mode?.modifiers ?? []) expect([step, source.tag]).toEqual(["mode", kind]);
  });

  it("is none that figures do not depend on, or that is of the second state", () => {
    const mechanics = [mechanic("unheardOf"), mechanic("wheeledDash", {}, "siege")];
    expect(modesOf(vehicle({ mechanics })).map(({ key }) => key)).toEqual(["normal"]);
  });

  it("is one of rockets, too", () => {
    const rocket = { factors: [{ attribute: "dynAttrs/enginePowerFactor", factor: 2.5 }] };
    const mode = modesOf(vehicle({ rocket }))[1];
    expect([mode?.key, mode?.label]).toEqual(["rocket", "Booster rockets"]);
    expect(mode?.modifiers).toMatchObject([
      { quantity: "enginePower", step: "mode", operation: "multiply", operand: 2.5, source: { tag: "rocket" } },
    ]);
  });
});
