import type { VehicleClass } from "#app/game/model/classes.ts";
import type { Configuration } from "#app/game/model/module.ts";
import type { Profile } from "#app/game/model/profile.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { hullVariant } from "./compute.ts";
import { type FittedModules, fittedModules } from "./configuration.ts";

/** Length of the hull over half of the track, where nobody states the length. */
const HULL_PER_HALF_TRACK = 3.42;

/** Barrel length in calibres where the gun's name does not give it, by class. */
const USUAL_CALIBRES: Record<VehicleClass, number> = {
  lightTank: 50,
  mediumTank: 52,
  heavyTank: 50,
  "AT-SPG": 55,
  SPG: 30,
};

/** Sideways travel, degrees, from which a limited gun still sits in a turret. */
const TURRET_ARC = 90;

/** Thickest shield and hull front of an open mount, and thickest front of an open turret, mm. */
const OPEN_MOUNT_ARMOR = 30;
const OPEN_MOUNT_HULL = 80;
const OPEN_TURRET_ARMOR = 20;

/**
 * Measures of the side view for one configuration, from the hull's, turret's and
 * gun's own places in model space.
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function profileOf(modules: VehicleModules, configuration: Configuration, type: VehicleClass): Profile {
  const fitted = fittedModules(modules, configuration);
  if (fitted === undefined) throw new RangeError("These modules do not fit together");
  const { chassis, turret, gun } = fitted;
  const [, hullUp, hullForward] = chassis.hullPosition;
  const variant = hullVariant(modules.hull, fitted);
  const [, turretUp, turretForward] = variant?.turretPosition ?? modules.hull.turretPosition;
  const [, gunUp, gunForward] = turret.gunPosition;
  const halfTrack = chassis.carryingPoint?.[1] ?? 2;
  const calibre = gun.shells[0]?.calibre ?? 0;
  return {
    body: bodyOf(fitted, modules.hull.armor.front, type),
    wheels: chassis.wheels === null ? null : Math.ceil(chassis.wheels / 2),
    roadWheels: chassis.roadWheels,
    halfTrack: centimetres(halfTrack),
    hullLength: centimetres(halfTrack * HULL_PER_HALF_TRACK),
    hullLengthEstimated: true,
    hullHeight: centimetres(hullUp),
    deckHeight: centimetres(hullUp + turretUp),
    turretOffset: centimetres(hullForward + turretForward),
    gunHeight: centimetres(hullUp + turretUp + gunUp),
    gunOffset: centimetres(hullForward + turretForward + gunForward),
    barrelLength: centimetres((calibre / 1000) * (gun.calibres ?? USUAL_CALIBRES[type])),
    barrelLengthEstimated: gun.calibres === null,
    calibre,
  };
}

/**
 * A gun that swings wide sits in a turret. Of the rest, a gun behind a thin shield on a
 * thin hull is an open mount; thick hulls with a thin mantlet are casemates.
 */
function bodyOf({ gun, turret }: FittedModules, hullFront: number | null, type: VehicleClass): Profile["body"] {
  const shield = turret.armor.front ?? Math.max(0, ...turret.plates.map((plate) => plate.thickness));
  const gunOnly = type === "SPG" || type === "AT-SPG";
  if (gun.yaw === null || gun.yaw.right - gun.yaw.left >= TURRET_ARC) {
    return gunOnly && shield > 0 && shield <= OPEN_TURRET_ARMOR ? "open" : "turret";
  }
  // Casemates have no armour of their own in the turret's place: it belongs to the hull.
  const thin = shield > 0 && shield <= OPEN_MOUNT_ARMOR && (hullFront ?? 0) <= OPEN_MOUNT_HULL;
  return gunOnly && thin ? "open" : "casemate";
}

function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100 || 0;
}
