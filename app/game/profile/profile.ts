import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { Profile } from "#app/game/model/vehicle/profile.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { fittedModules, hullVariant } from "../stats/configuration.ts";
import { bodyOf } from "./body.ts";
import { hullExtent } from "./hull-extent.ts";

/** Barrel length in calibres when the gun's name does not give it, by class; for the drawing only. */
const USUAL_CALIBRES: Record<VehicleClass, number> = {
  lightTank: 50,
  mediumTank: 52,
  heavyTank: 50,
  "AT-SPG": 55,
  SPG: 30,
};

/** Share of the barrel that stands before the pivot, where the files do not place the muzzle. */
const BEFORE_PIVOT = 0.85;
/** Plausible range of a muzzle's position: as shares of a known barrel length, or else in calibres. */
const SHARE_BELIEVED = [0.5, 1.1] as const;
const CALIBRES_BELIEVED = [8, 100] as const;

/**
 * Measures of the side view for one configuration, from the positions of hull, turret and gun in model space.
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
  const { hull, track, measured, top } = hullExtent(chassis);
  const gunHeight = hullUp + turretUp + gunUp;
  const gunOffset = hullForward + turretForward + gunForward;
  const calibre = gun.shells[0]?.calibre ?? 0;
  return {
    body: bodyOf(fitted, { hullFront: modules.hull.armor.front, type, hullTop: top, gunHeight }),
    wheels: chassis.wheels === null ? null : Math.ceil(chassis.wheels / 2),
    roadWheels: chassis.roadWheels,
    halfTrack: centimetres(chassis.carryingPoint?.[1] ?? track[1]),
    trackRear: centimetres(track[0]),
    trackFront: centimetres(track[1]),
    hullRear: centimetres(hull[0]),
    hullFront: centimetres(hull[1]),
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
  const [unit, [least, most]] = calibres === null ? [calibre, CALIBRES_BELIEVED] : [length, SHARE_BELIEVED];
  return reach !== null && reach >= least * unit && reach <= most * unit ? reach : BEFORE_PIVOT * length;
}

function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100 || 0;
}
