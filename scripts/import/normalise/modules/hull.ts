import type { Hull, HullVariant } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { tidy } from "../round.ts";
import { readPlates, readPrimaryArmor } from "./armor.ts";
import { readPoint } from "./point.ts";

/** Reads the hull and its variants for certain turrets or chassis. */
export function readHull(hull: Cursor, context: VehicleContext): Hull {
  reportUnread("hull", hull, context.notes);
  const plates = readPlates(hull.child("armor"));
  const positions = hull.child("turretPositions").children("turret");
  const [position] = positions;
  if (position === undefined) hull.child("turretPositions").child("turret");
  if (positions.length > 1) context.notes.add("further turret positions", context.vehicleTag);
  return {
    weight: tidy(hull.child("weight").number()),
    health: hull.child("maxHealth").integer(),
    ammoRackHealth: hull.maybe("ammoBayHealth")?.child("maxHealth").number() ?? null,
    armor: readPrimaryArmor(hull.child("primaryArmor"), plates),
    plates,
    turretPosition: position ? readPoint(position) : [0, 0, 0],
    variants:
      hull
        .maybe("variants")
        ?.children()
        .map((variant) => readVariant(variant, context)) ?? [],
  };
}

function readVariant(variant: Cursor, context: VehicleContext): HullVariant {
  const turret = variant.maybe("turret0") ?? variant.maybe("turret");
  const chassis = variant.maybe("chassis");
  const weight = variant.maybe("weight");
  const armor = variant.maybe("armor");
  const position = variant.maybe("turretPositions")?.maybe("turret");
  return {
    turret: turret ? context.components.id("turret", turret.text(), turret) : null,
    chassis: chassis ? context.components.id("chassis", chassis.text(), chassis) : null,
    weight: weight ? tidy(weight.number()) : null,
    armor: armor ? readPrimaryArmor(variant.maybe("primaryArmor"), readPlates(armor)) : null,
    turretPosition: position ? readPoint(position) : null,
  };
}
