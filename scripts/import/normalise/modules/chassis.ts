import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { tidy } from "../round.ts";
import { readModule } from "./module.ts";

/** Reads a suspension: tracks, or wheels if each wheel is independent. */
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

/** From the rear of the track to its front, by the wheels it runs around; of wheeled vehicles, of the wheels. */
function readTrackReach(chassis: Cursor): Chassis["trackReach"] {
  const tracks = (chassis.maybe("physicalTracks")?.children() ?? []).flatMap(readTrack);
  const rims = tracks.length > 0 ? tracks : (chassis.maybe("wheels")?.children("wheel") ?? []).flatMap(readWheel);
  if (rims.length === 0) return null;
  return [
    tidy(Math.min(...rims.map(({ middle, radius }) => middle - radius))),
    tidy(Math.max(...rims.map(({ middle, radius }) => middle + radius))),
  ];
}

interface Rim {
  middle: number;
  radius: number;
}

/** The four wheels at the corners of a track: place, vector to the track, and the track's own thickness. */
function readTrack(side: Cursor): Rim[] {
  const thickness = side.maybe("segmentsOuterThickness")?.number() ?? 0;
  return (side.maybe("snapWheels")?.children() ?? []).map((wheel) => {
    const [middle = 0] = wheel.child("basePos").numbers(2);
    const [forward = 0, up = 0] = wheel.child("shiftVec").numbers(2);
    return { middle, radius: Math.hypot(forward, up) + thickness };
  });
}

function readWheel(wheel: Cursor): Rim[] {
  const position = wheel.maybe("wheelPos");
  const radius = wheel.maybe("radius") ?? wheel.maybe("geometry")?.maybe("radius");
  return position && radius ? [{ middle: position.numbers(3)[2] ?? 0, radius: radius.number() }] : [];
}

interface ArmourBox {
  extent: [rear: number, front: number];
  top: number;
}

/**
 * The boxes that keep a thrown track out of the hull, which together give the hull's shape in model space. The longest
 * is the hull itself, tilted ones at its ends are its sloped plates. Boxes of 3D styles have other shapes.
 */
function readHullBoxes(chassis: Cursor): Chassis["hullBoxes"] {
  const boxes = (chassis.maybe("tracks")?.children("trackPair") ?? [])
    .flatMap((pair) => pair.children("trackDebris"))
    .flatMap((debris) => debris.maybe("physicalParams")?.children("hullCollider") ?? [])
    .filter((hull) => !hull.has("modelsSet"))
    .flatMap((hull) => hull.children("boxCollider"))
    .map(readBox);
  const [longest] = [...boxes].sort((a, b) => length(b) - length(a));
  if (longest === undefined) return null;
  return {
    longest: [tidy(longest.extent[0]), tidy(longest.extent[1])],
    all: [
      tidy(Math.min(...boxes.map(({ extent }) => extent[0]))),
      tidy(Math.max(...boxes.map(({ extent }) => extent[1]))),
    ],
    top: tidy(Math.max(...boxes.map(({ top }) => top))),
  };
}

/** Three edges of the box as vectors (right, up, forward), then its middle. */
function readBox(box: Cursor): ArmourBox {
  const edges = ["row0", "row1", "row2"].map((row) => box.child(row).numbers(3));
  const [, up = 0, forward = 0] = box.child("row3").numbers(3);
  const half = (axis: 1 | 2) => edges.reduce((sum, edge) => sum + Math.abs(edge[axis] ?? 0), 0) / 2;
  return { extent: [forward - half(2), forward + half(2)], top: up + half(1) };
}

function length({ extent: [rear, front] }: ArmourBox): number {
  return front - rear;
}

/** A place in model space, m: right, up, forward. */
export function readPoint(point: Cursor): [number, number, number] {
  const [right = 0, up = 0, forward = 0] = point.numbers(3);
  return [tidy(right), tidy(up), tidy(forward)];
}
