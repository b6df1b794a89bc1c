import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Configuration, Module } from "#app/game/model/vehicle/module.ts";
import type {
  Chassis,
  Engine,
  FuelTank,
  Hull,
  HullVariant,
  Radio,
  Turret,
  VehicleModules,
} from "#app/game/model/vehicle/vehicle-modules.ts";

/** The modules a configuration names. */
export interface FittedModules {
  gun: Gun;
  turret: Turret;
  chassis: Chassis;
  engine: Engine;
  radio: Radio;
  fuelTank: FuelTank;
}

/** The vehicle as it is bought: the first module of every kind in the files. */
export function stockConfiguration(modules: VehicleModules): Configuration {
  const turret = first(modules.turrets);
  return {
    gun: first(turret.guns).id,
    turret: turret.id,
    chassis: first(modules.chassis).id,
    engine: first(modules.engines).id,
    radio: first(modules.radios).id,
    fuelTank: first(modules.fuelTanks).id,
  };
}

/** Of every kind the highest tier; of equals the dearest; of those the last in the files. */
export function topConfiguration(modules: VehicleModules): Configuration {
  const turret = bestModule(modules.turrets);
  return {
    gun: bestModule(turret.guns).id,
    turret: turret.id,
    chassis: bestModule(modules.chassis).id,
    engine: bestModule(modules.engines).id,
    radio: bestModule(modules.radios).id,
    fuelTank: bestModule(modules.fuelTanks).id,
  };
}

/**
 * The modules of a configuration, or undefined when the vehicle has not all of
 * them or the turret cannot take the gun (a URL can say anything).
 */
export function fittedModules(modules: VehicleModules, configuration: Configuration): FittedModules | undefined {
  const turret = byId(modules.turrets, configuration.turret);
  const gun = turret && byId(turret.guns, configuration.gun);
  const chassis = byId(modules.chassis, configuration.chassis);
  const engine = byId(modules.engines, configuration.engine);
  const radio = byId(modules.radios, configuration.radio);
  const fuelTank = byId(modules.fuelTanks, configuration.fuelTank);
  if (!turret || !gun || !chassis || !engine || !radio || !fuelTank) return undefined;
  return { gun, turret, chassis, engine, radio, fuelTank };
}

/** The hull variant that these modules bring with them, if there is one. */
export function hullVariant(
  hull: Hull,
  { turret, chassis }: Pick<FittedModules, "turret" | "chassis">,
): HullVariant | undefined {
  return hull.variants.find(
    (variant) =>
      (variant.turret === null || variant.turret === turret.id) &&
      (variant.chassis === null || variant.chassis === chassis.id),
  );
}

function byId<T extends Module>(modules: readonly T[], id: number): T | undefined {
  return modules.find((module) => module.id === id);
}

function first<T>(modules: readonly T[]): T {
  const [module] = modules;
  if (module === undefined) throw new RangeError("A vehicle has at least one module of every kind");
  return module;
}

/** Of several modules the one of the highest tier; of equals the dearest; of those the last. */
export function bestModule<T extends Module>(modules: readonly T[]): T {
  return modules.reduce((top, module) => {
    if (module.tier !== top.tier) return module.tier > top.tier ? module : top;
    return module.price.amount >= top.price.amount ? module : top;
  }, first(modules));
}
