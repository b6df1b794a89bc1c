import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import type { Cursor } from "../read/cursor.ts";
import { readChassis } from "./chassis.ts";
import type { VehicleContext } from "./context.ts";
import { readHull } from "./hull.ts";
import { reportUnread } from "./known-elements.ts";
import { readModule } from "./module.ts";
import { numberOwn } from "./module-name.ts";
import { tidy } from "./round.ts";
import { readTurret } from "./turret.ts";

/** Reads everything of a vehicle that depends on modules and on its state of driving. */
export function readModules(vehicle: Cursor, context: VehicleContext): VehicleModules {
  reportUnread("vehicle", vehicle, context.notes);
  const invisibility = vehicle.child("invisibility");
  const speed = vehicle.child("speedLimits");
  const { components } = context;
  return {
    hull: readHull(vehicle.child("hull"), context),
    chassis: numberOwn(
      all(vehicle.child("chassis")).map((own) => readChassis(own, context)),
      "suspension",
    ),
    turrets: numberOwn(
      all(vehicle.child("turrets0")).map((own) => readTurret(own, context)),
      "turret",
    ),
    engines: all(vehicle.child("engines")).map((own) => {
      const engine = components.body("engine", own);
      return {
        ...readModule("engine", engine, context),
        power: tidy(engine.child("power").number()),
        fireChance: tidy(engine.child("fireStartingChance").number()),
      };
    }),
    radios: all(vehicle.child("radios")).map((own) => {
      const radio = components.body("radio", own);
      return { ...readModule("radio", radio, context), range: tidy(radio.child("distance").number()) };
    }),
    fuelTanks: all(vehicle.child("fuelTanks")).map((own) =>
      readModule("fuelTank", components.body("fuelTank", own), context),
    ),
    speed: { forward: tidy(speed.child("forward").number()), backward: tidy(speed.child("backward").number()) },
    concealment: {
      still: tidy(invisibility.child("still").number()),
      moving: tidy(invisibility.child("moving").number()),
      paint: tidy(invisibility.child("camouflageBonus").number()),
      firePenalty: tidy(invisibility.child("firePenalty").number()),
    },
  };
}

function all(modules: Cursor): Cursor[] {
  const children = modules.children();
  if (children.length === 0 && modules.element !== undefined) modules.fault("holds no module");
  return children;
}
