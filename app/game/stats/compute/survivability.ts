import type { PrimaryArmor } from "#app/game/model/vehicle/vehicle-modules.ts";
import { hullVariant } from "../configuration.ts";
import { breakdownOf, byBreakdown, byModule, CONSTANT, conversion, start } from "./breakdown.ts";
import { crewFactorParts } from "./crew-factor.ts";
import { modifierParts } from "./modifier.ts";
import { type Formula, module, type StatInput, stated } from "./stat-input.ts";
import type { StatBreakdown } from "./term.ts";

/** How the characteristics of survivability are computed. */
export const survivability = {
  health,
  hullFront: hullArmour("front"),
  hullSide: hullArmour("side"),
  hullRear: hullArmour("rear"),
  turretFront: turretArmour("front"),
  turretSide: turretArmour("side"),
  turretRear: turretArmour("rear"),
  trackRepair,
  fireChance: ({ fitted: { engine }, modifiers }) =>
    breakdownOf([
      start(engine.fireChance, "", module("engine", engine)),
      conversion("multiply", 100, "%"),
      ...modifierParts(modifiers, "%", "fireChance"),
    ]),
} satisfies Record<string, Formula>;

/**
 * Hull and turret together; with any factor the product, up to the next multiple of 10.
 * Source: `ceilTo` of the client's `common/math_common.py`, version 1.26.1.
 */
function health({ modules: { hull }, fitted: { turret }, modifiers }: StatInput): StatBreakdown {
  const factors = modifierParts(modifiers, "hp", "health");
  const changed = factors.some(({ operation, operand }) => operation === "add" || operand !== 1);
  return breakdownOf([
    start(hull.health, "hp", { kind: "hull" }),
    byModule("add", turret.health, "hp", module("turret", turret)),
    ...factors,
    ...(changed
      ? [{ step: "rounding", source: CONSTANT, operation: "round up", operand: 10, unit: "hp" } as const]
      : []),
  ]);
}

/**
 * The time that the chassis states is that of a crew of which all have learnt to repair: the crew's factor divides it,
 * 0.57 without the skill. Source: `chassisRepairTime` of the client's `gui/shared/items_parameters/params.py` and
 * `items/VehicleDescrCrew.py`, version 1.26.1.
 */
function trackRepair({ fitted: { chassis }, modifiers }: StatInput): StatBreakdown | undefined {
  if (chassis.repairTime === null) return undefined;
  const share = [start(0, "", { kind: "crew" }), ...modifierParts(modifiers, "", "repairSkill")];
  const crew = byBreakdown("divide", breakdownOf(crewFactorParts(share)), "", { kind: "crew" });
  return breakdownOf([
    start(chassis.repairTime, "s", module("chassis", chassis)),
    { ...crew, step: "crew" },
    ...modifierParts(modifiers, "s", "trackRepair"),
  ]);
}

/** A side without a plate is left out: it does not exist, which differs from thin or unknown armour. */
function hullArmour(side: keyof PrimaryArmor): Formula {
  return ({ modules: { hull }, fitted }) => {
    const thickness = (hullVariant(hull, fitted)?.armor ?? hull.armor)[side];
    return thickness === null ? undefined : stated(thickness, "mm", { kind: "hull" });
  };
}

function turretArmour(side: keyof PrimaryArmor): Formula {
  return ({ fitted: { turret } }) => {
    const thickness = turret.armor[side];
    return thickness === null ? undefined : stated(thickness, "mm", module("turret", turret));
  };
}
