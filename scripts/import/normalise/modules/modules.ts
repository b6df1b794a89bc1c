import type { Engine, Radio, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { tidy } from "../round.ts";
import { readChassis } from "./chassis.ts";
import { readHull } from "./hull.ts";
import { readModule } from "./module.ts";
import { readTurret } from "./turret.ts";

/** Reads everything of a vehicle that depends on modules and on its state of driving. */
export function readModules(vehicle: Cursor, context: VehicleContext): VehicleModules {
  reportUnread("vehicle", vehicle, context.notes);
  const invisibility = vehicle.child("invisibility");
  const speed = vehicle.child("speedLimits");
  return {
    hull: readHull(vehicle.child("hull"), context),
    chassis: all(vehicle.child("chassis")).map((own) => ({
      ...readChassis(own, context),
      ...(turnsWheelsOnSpot(vehicle, own) && { turnsOnSpot: true as const }),
    })),
    turrets: all(vehicle.child("turrets0")).map((own) => readTurret(own, context)),
    engines: all(vehicle.child("engines")).map((own) => readEngine(own, context)),
    radios: all(vehicle.child("radios")).map((own) => readRadio(own, context)),
    fuelTanks: all(vehicle.child("fuelTanks")).map((own) =>
      readModule("fuelTank", body("fuelTank", own, context), context),
    ),
    ...readHullAiming(vehicle.maybe("hull_aiming")),
    speed: { forward: tidy(speed.child("forward").number()), backward: tidy(speed.child("backward").number()) },
    concealment: {
      still: tidy(invisibility.child("still").number()),
      moving: tidy(invisibility.child("moving").number()),
      paint: tidy(invisibility.child("camouflageBonus").number()),
      firePenalty: tidy(invisibility.child("firePenalty").number()),
    },
  };
}

/** `isWheeledOnSpotRotation` of the client stands with the physics of a chassis. */
function turnsWheelsOnSpot(vehicle: Cursor, { name }: Cursor): boolean {
  const physics = vehicle.maybe("physics")?.maybe("detailed")?.maybe("chassis")?.maybe(name);
  return physics?.maybe("isWheeledOnSpotRotation")?.flag() ?? false;
}

/** Hydropneumatic suspension tilts the hull; negative angles are upwards. */
function readHullAiming(aiming: Cursor | undefined): Pick<VehicleModules, "hullAiming"> {
  const angles = aiming?.maybe("pitch")?.child("wheelsCorrectionAngles");
  if (angles === undefined) return {};
  const down = tidy(angles.child("pitchMax").number());
  return { hullAiming: { depression: down, elevation: tidy(0 - angles.child("pitchMin").number()) } };
}

function readEngine(own: Cursor, context: VehicleContext): Engine {
  const engine = body("engine", own, context);
  return {
    ...readModule("engine", engine, context),
    power: tidy(engine.child("power").number()),
    fireChance: tidy(engine.child("fireStartingChance").number()),
  };
}

function readRadio(own: Cursor, context: VehicleContext): Radio {
  const radio = body("radio", own, context);
  return { ...readModule("radio", radio, context), range: tidy(radio.child("distance").number()) };
}

function body(kind: "engine" | "radio" | "fuelTank", own: Cursor, { components, notes }: VehicleContext): Cursor {
  const module = components.body(kind, own);
  reportUnread(kind, module, notes);
  return module;
}

function all(modules: Cursor): Cursor[] {
  const children = modules.children();
  if (children.length === 0 && modules.element !== undefined) modules.fault("holds no module");
  return children;
}
