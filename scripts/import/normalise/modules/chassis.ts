import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { tidy } from "../round.ts";
import { readHullBoxes } from "./hull-boxes.ts";
import { readModule } from "./module.ts";
import { readPoint } from "./point.ts";
import { readTrackReach } from "./track-reach.ts";

/** Reads a suspension: tracks, or wheels where every wheel stands for itself. */
export function readChassis(own: Cursor, context: VehicleContext): Chassis {
  const chassis = context.components.body("chassis", own);
  reportUnread("chassis", chassis, context.notes);
  const [hard = 0, medium = 0, soft = 0] = chassis.child("terrainResistance").numbers(3);
  const factors = chassis.child("shotDispersionFactors");
  const corner = chassis.maybe("topRightCarryingPoint");
  const [sideways = 0, lengthways = 0] = corner?.numbers(2) ?? [];
  const maxLoad = chassis.maybe("maxLoad");
  const repair = chassis.maybe("repairTime") ?? chassis.maybe("trackPairParams")?.maybe("repairTime");
  return {
    ...readModule("chassis", chassis, context),
    rotationSpeed: tidy(chassis.child("rotationSpeed").number()),
    maxLoad: maxLoad ? tidy(maxLoad.number()) : null,
    terrain: { hard: tidy(hard), medium: tidy(medium), soft: tidy(soft) },
    dispersionFactors: {
      movement: tidy(factors.child("vehicleMovement").number()),
      rotation: tidy(factors.child("vehicleRotation").number()),
    },
    repairTime: repair ? tidy(repair.number()) : null,
    trackArmor: readTrackArmor(chassis),
    pivots: chassis.maybe("rotationIsAroundCenter")?.flag() ?? false,
    wheels: countWheels(chassis.maybe("wheels")),
    roadWheels: readRoadWheels(chassis.maybe("wheels")),
    hullPosition: readPoint(chassis.child("hullPosition")),
    carryingPoint: corner ? [tidy(sideways), tidy(lengthways)] : null,
    trackReach: readTrackReach(chassis),
    hullBoxes: readHullBoxes(chassis),
  };
}

/** Vehicles with two pairs of tracks state the armour per pair. */
function readTrackArmor(chassis: Cursor): Chassis["trackArmor"] {
  const armor = chassis.maybe("trackPairParams")?.maybe("armor") ?? chassis.maybe("armor");
  const left = armor?.maybe("leftTrack");
  const right = armor?.maybe("rightTrack");
  return left && right ? { left: tidy(left.number()), right: tidy(right.number()) } : null;
}

/** Wheels that run without a track; null for tracked vehicles. */
function countWheels(wheels: Cursor | undefined): number | null {
  const free = (wheels?.children("wheel") ?? []).filter((wheel) => wheel.maybe("nonTrack")?.flag());
  return free.length > 0 ? free.length : null;
}

/** The largest group of wheels on the left side: the road wheels. */
function readRoadWheels(wheels: Cursor | undefined): Chassis["roadWheels"] {
  const groups = (wheels?.children("group") ?? [])
    .filter((group) => group.maybe("isLeft")?.flag())
    .map((group) => ({
      count: group.child("count").integer(),
      radius: tidy((group.maybe("radius") ?? group.maybe("geometry")?.maybe("radius"))?.number() ?? 0),
    }))
    .filter(({ count, radius }) => count > 0 && radius > 0);
  const [largest] = groups.sort((a, b) => b.count * b.radius - a.count * a.radius);
  return largest ?? null;
}
