import type { Gun } from "#app/game/model/gun.ts";
import type { Configuration } from "#app/game/model/module.ts";
import type { Shell } from "#app/game/model/shell.ts";
import type { Hull, PrimaryArmor, VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { camouflageFactor } from "./concealment.ts";
import { type FittedModules, fittedModules } from "./configuration.ts";
import { fullCycle, shotsPerMinute, shownReload } from "./firing.ts";
import type { Stats } from "./keys.ts";

/**
 * Nominal characteristics of a vehicle with the given modules: a full crew
 * without any bonus or skill, no equipment, consumables or field modifications; concealment
 * with the camouflage skill stands beside that without. These are the definitions' own values; what each is and its unit stands in STAT_META.
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function computeStats(modules: VehicleModules, configuration: Configuration): Stats {
  const fitted = fittedModules(modules, configuration);
  if (fitted === undefined) throw new RangeError("These modules do not fit together");
  return {
    ...firepower(fitted),
    ...survivability(modules, fitted),
    ...mobility(modules, fitted),
    ...vision(modules, fitted),
  };
}

/** Total weight in kg: hull (its variant for turret or chassis) and all six modules. */
export function totalWeight(hull: Hull, fitted: FittedModules): number {
  const { gun, turret, chassis, engine, radio, fuelTank } = fitted;
  const hullWeight = hullVariant(hull, fitted)?.weight ?? hull.weight;
  return [gun, turret, chassis, engine, radio, fuelTank].reduce((sum, module) => sum + module.weight, hullWeight);
}

/** The hull variant that these modules bring with them, if there is one. */
export function hullVariant(hull: Hull, { turret, chassis }: Pick<FittedModules, "turret" | "chassis">) {
  return hull.variants.find(
    (variant) =>
      (variant.turret === null || variant.turret === turret.id) &&
      (variant.chassis === null || variant.chassis === chassis.id),
  );
}

function firepower({ gun, chassis }: FittedModules): Stats {
  const shell = firstShell(gun);
  const rate = shotsPerMinute(gun);
  const special = gun.shells.filter((candidate) => candidate.special);
  const explosive = gun.shells.find((candidate) => candidate.kind === "HE");
  return {
    dpm: rate * shell.damage,
    damage: shell.damage,
    penetration: shell.penetration,
    ...(special.length > 0 && { penetrationSpecial: Math.max(...special.map((each) => each.penetration)) }),
    ...(explosive && { penetrationExplosive: explosive.penetration }),
    reload: shownReload(gun),
    shotsPerMinute: rate,
    ...(gun.clip && gun.clip.size > 1 && { clipSize: gun.clip.size, clipInterval: gun.clip.interval }),
    ...magazine(gun, shell),
    aimTime: gun.aimTime,
    dispersion: gun.dispersion,
    dispersionMoving: chassis.dispersionFactors.movement,
    dispersionHullTraverse: chassis.dispersionFactors.rotation,
    dispersionTurretTraverse: gun.dispersionFactors.turretTraverse,
    dispersionAfterShot: gun.dispersionFactors.afterShot,
    gunDepression: gun.pitch.depression,
    gunElevation: gun.pitch.elevation,
    ...(gun.yaw && { gunYawLeft: -gun.yaw.left, gunYawRight: gun.yaw.right }),
    calibre: shell.calibre,
    shellVelocity: shell.velocity,
    ammo: gun.ammo,
  };
}

/** A gun that loads shell by shell has no figures of a magazine. */
function magazine(gun: Gun, { damage }: Shell): Stats {
  const cycle = fullCycle(gun);
  if (cycle === null) return {};
  const seconds = cycle.emptying + cycle.reloading;
  const magazineDamage = cycle.shells * damage;
  return {
    magazineDamage,
    magazineTime: cycle.emptying,
    fullCycle: seconds,
    cycleDpm: (60 / seconds) * magazineDamage,
  };
}

function survivability({ hull }: VehicleModules, { turret, chassis, engine }: FittedModules): Stats {
  const hullArmor = hullVariant(hull, { turret, chassis })?.armor ?? hull.armor;
  return {
    health: hull.health + turret.health,
    ...armor("hull", hullArmor),
    ...armor("turret", turret.armor),
    ...(chassis.repairTime !== null && { trackRepair: chassis.repairTime }),
    fireChance: engine.fireChance * 100,
  };
}

function mobility({ hull, speed }: VehicleModules, fitted: FittedModules): Stats {
  const weight = totalWeight(hull, fitted) / 1000;
  const { chassis, engine, turret } = fitted;
  return {
    topSpeed: speed.forward,
    reverseSpeed: speed.backward,
    specificPower: engine.power / weight,
    enginePower: engine.power,
    weight,
    // Wheeled vehicles steer; the turning speed in their files is not shown by the game either.
    ...(chassis.wheels === null && { hullTraverse: chassis.rotationSpeed }),
    turretTraverse: turret.rotationSpeed,
    terrainHard: chassis.terrain.hard,
    terrainMedium: chassis.terrain.medium,
    terrainSoft: chassis.terrain.soft,
  };
}

function vision({ concealment }: VehicleModules, { gun, turret, radio }: FittedModules): Stats {
  const [unskilled, skilled] = [camouflageFactor(0), camouflageFactor(1)];
  const still = concealment.still * turret.concealmentFactor * 100;
  const moving = concealment.moving * turret.concealmentFactor * 100;
  const fired = gun.concealmentAtShot;
  return {
    viewRange: turret.viewRange,
    concealmentStill: still * unskilled,
    concealmentStillSkilled: still * skilled,
    concealmentMoving: moving * unskilled,
    concealmentMovingSkilled: moving * skilled,
    concealmentStillFired: still * unskilled * fired,
    concealmentStillFiredSkilled: still * skilled * fired,
    concealmentMovingFired: moving * unskilled * fired,
    concealmentMovingFiredSkilled: moving * skilled * fired,
    signalRange: radio.range,
  };
}

/** A side without a plate is left out: it does not exist, rather than being thin or not known. */
function armor(part: "hull" | "turret", { front, side, rear }: PrimaryArmor): Stats {
  return {
    ...(front !== null && { [`${part}Front`]: front }),
    ...(side !== null && { [`${part}Side`]: side }),
    ...(rear !== null && { [`${part}Rear`]: rear }),
  };
}

function firstShell(gun: Gun): Shell {
  const [shell] = gun.shells;
  if (shell === undefined) throw new RangeError("A gun fires at least one shell");
  return shell;
}
