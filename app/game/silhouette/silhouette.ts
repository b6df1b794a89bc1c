import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import type { Chassis, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { type FittedModules, fittedModules, hullVariant } from "../stats/fitted-modules.ts";

/** Barrel length in calibres by class, if the gun's name does not give it; for the drawing only. */
const USUAL_CALIBRES: Record<VehicleClass, number> = {
  lightTank: 50,
  mediumTank: 52,
  heavyTank: 50,
  "AT-SPG": 55,
  SPG: 30,
};

/** Share of the barrel in front of the pivot, if the files do not give the muzzle position. */
const BEFORE_PIVOT = 0.85;
/** Plausible range of a muzzle's position: as shares of a known barrel length, or else in calibres. */
const SHARE_BELIEVED = [0.5, 1.1] as const;
const CALIBRES_BELIEVED = [8, 100] as const;

/**
 * Measures of the side view for one configuration, from the positions of hull, turret and gun in model space.
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function silhouetteOf(modules: VehicleModules, chosenModules: ModuleIds, type: VehicleClass): Silhouette {
  const fitted = fittedModules(modules, chosenModules);
  if (fitted === undefined) throw new RangeError("These modules do not fit together");
  const { chassis, turret, gun } = fitted;
  const [, hullUp, hullForward] = chassis.hullPosition;
  const variant = hullVariant(modules.hull, fitted);
  const [, turretUp, turretForward] = variant?.turretPosition ?? modules.hull.turretPosition;
  const [, gunUp, gunForward] = turret.gunPosition;
  const { hull, track, measured, top } = hullExtent(chassis);
  const gunHeight = hullUp + turretUp + gunUp;
  const gunOffset = hullForward + turretForward + gunForward;
  const calibre = gun.shells[0]?.calibre ?? 0;
  return {
    body: bodyOf(fitted, { hullFront: modules.hull.armor.front, type, hullTop: top, gunHeight }),
    wheels: chassis.wheels === null ? null : Math.ceil(chassis.wheels / 2),
    roadWheels: chassis.roadWheels,
    halfTrack: centimetres(chassis.carryingPoint?.[1] ?? track.front),
    trackRear: centimetres(track.rear),
    trackFront: centimetres(track.front),
    hullRear: centimetres(hull.rear),
    hullFront: centimetres(hull.front),
    hullMeasured: measured,
    hullHeight: centimetres(hullUp),
    hullTop: top === null ? null : centimetres(top),
    deckHeight: centimetres(hullUp + turretUp),
    turretOffset: centimetres(hullForward + turretForward),
    gunHeight: centimetres(gunHeight),
    gunOffset: centimetres(gunOffset),
    muzzle: centimetres(gunOffset + reachOf(gun, calibre / 1000, type)),
    barrelLength: gun.calibres === null ? null : centimetres((calibre / 1000) * gun.calibres),
    calibre,
  };
}

/** From the pivot to the muzzle, m. */
function reachOf({ calibres, reach }: Gun, calibre: number, type: VehicleClass): number {
  const length = calibre * (calibres ?? USUAL_CALIBRES[type]);
  const [unit, [min, max]] = calibres === null ? [calibre, CALIBRES_BELIEVED] : [length, SHARE_BELIEVED];
  return reach !== null && reach >= min * unit && reach <= max * unit ? reach : BEFORE_PIVOT * length;
}

function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100 || 0;
}

/** Sideways travel, degrees, up to which a gun is aimed with the whole vehicle. */
const FIXED_ARC = 6;
/** Widest traverse of a casemate's gun, and narrowest one that always means a turret, degrees. */
const CASEMATE_ARC = 30;
const TURRET_ARC = 90;
/** How far a casemate's roof is over its gun at least, m. */
const ROOF_OVER_GUN = 0.15;

/** Thickest shield and hull front of an open mount, and thickest front of an open turret, mm. */
const OPEN_MOUNT_ARMOR = 30;
const OPEN_MOUNT_HULL = 80;
const OPEN_TURRET_ARMOR = 20;

interface SilhouetteContext {
  /** Front armour of the hull, mm. */
  hullFront: number | null;
  type: VehicleClass;
  /** Heights over the ground, m; null where it is not known. */
  hullTop: number | null;
  gunHeight: number;
}

/**
 * A gun with wide traverse is in a turret, and so is one above the hull's top. Of the rest, a gun behind a thin shield
 * on a thin hull is an open mount; thick hulls with a thin mantlet are casemates.
 */
function bodyOf({ gun, turret }: FittedModules, around: SilhouetteContext): Silhouette["body"] {
  const shield = turret.armor.front ?? Math.max(0, ...turret.plates.map((plate) => plate.thickness));
  const gunOnly = around.type === "SPG" || around.type === "AT-SPG";
  const arc = gun.yaw === null ? 360 : gun.yaw.right - gun.yaw.left;
  if (arc >= TURRET_ARC) return gunOnly && shield > 0 && shield <= OPEN_TURRET_ARMOR ? "open" : "turret";
  if (arc <= FIXED_ARC && around.type === "AT-SPG") return "fixed";
  // A casemate's "turret" has no armour of its own: it belongs to the hull.
  const thin = shield > 0 && shield <= OPEN_MOUNT_ARMOR && (around.hullFront ?? 0) <= OPEN_MOUNT_HULL;
  if (gunOnly && thin) return "open";
  return arc > CASEMATE_ARC && (around.hullTop ?? 0) < around.gunHeight + ROOF_OVER_GUN ? "turret" : "casemate";
}

interface EndToEnd {
  rear: number;
  front: number;
}

/** Where the hull and its tracks begin and end, m from the middle of the vehicle: forward is positive. */
interface HullExtent {
  hull: EndToEnd;
  track: EndToEnd;
  /** Whether the files give the hull's length to within a tenth. */
  measured: boolean;
  /** Height of the hull with all that is built on it; null where the files do not tell. */
  top: number | null;
}

/** Half of the track on the ground when no source states it, m. */
const USUAL_HALF_TRACK = 2;
/**
 * For drawings only: the hull's length as a multiple of the track's length on the ground, and of the whole track's or
 * wheels' length.
 */
const HULL_PER_GROUND = 1.71;
const HULL_PER_TRACK = 1.05;
/**
 * How much further the hull may extend beyond its tracks at one end than at the other, m. Anything more is not part of
 * its length: a spade, a tail, a dozer blade, a fuel tank.
 */
const LOPSIDED = 0.5;

/**
 * Length and position of the hull, from its boxes and its tracks. The longest box and the tracks together are slightly
 * shorter than the hull; the corners of tilted boxes extend beyond its sloped plates. The hull's end is taken half-way
 * between. Of 212 vehicles whose real length is known, the `measured` ones are correct to within a tenth
 * (scripts/import/remembered/hull-lengths.test.ts).
 */
export function hullExtent(chassis: Chassis): HullExtent {
  const track = trackOf(chassis);
  const boxes = chassis.hullBoxes;
  if (boxes === null) {
    const hull = { rear: HULL_PER_TRACK * track.rear, front: HULL_PER_TRACK * track.front };
    return { hull, track, measured: false, top: null };
  }
  const inner = span(spanOf(boxes.longest), track);
  const outer = span(spanOf(boxes.all), track);
  const overhang = { rear: track.rear - inner.rear, front: inner.front - track.front };
  return {
    hull: { rear: (inner.rear + outer.rear) / 2, front: (inner.front + outer.front) / 2 },
    track,
    measured: chassis.trackReach !== null && Math.abs(overhang.rear - overhang.front) <= LOPSIDED,
    top: boxes.top,
  };
}

/** The track is at least as long as its ground contact; wheels have known positions. */
function trackOf({ trackReach, carryingPoint, wheels }: Chassis): EndToEnd {
  const half = carryingPoint?.[1] ?? USUAL_HALF_TRACK;
  const usual = (HULL_PER_GROUND / HULL_PER_TRACK) * half;
  if (trackReach === null) return { rear: -usual, front: usual };
  const reach = spanOf(trackReach);
  return wheels === null ? span(reach, { rear: -half, front: half }) : reach;
}

/** As records store it. */
const spanOf = ([rear, front]: readonly [rear: number, front: number]): EndToEnd => ({ rear, front });

function span(...lengths: EndToEnd[]): EndToEnd {
  return { rear: Math.min(...lengths.map(({ rear }) => rear)), front: Math.max(...lengths.map(({ front }) => front)) };
}
