import { MODULE_KINDS } from "#app/game/model/enumerations/module-kinds.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Module, ModuleIds } from "#app/game/model/vehicle/module.ts";
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

/** All modules of a vehicle by kind, in the order of the files; a gun as often as turrets take it. */
export function modulesByKind({ turrets, chassis, engines, radios, fuelTanks }: VehicleModules) {
  const guns = turrets.flatMap((turret) => turret.guns);
  return { turret: turrets, gun: guns, chassis, engine: engines, radio: radios, fuelTank: fuelTanks };
}

/** The vehicle as bought: the first module of every kind in the files. */
export function stockModuleIds(modules: VehicleModules): ModuleIds {
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

/**
 * What a Commander ends up with: the highest tier of every kind; among equals the most expensive, then the last in the
 * files. For guns it is `topGun` of the top turret.
 */
export function topModuleIds(modules: VehicleModules): ModuleIds {
  const turret = bestModule(modules.turrets);
  return {
    gun: topGun(turret.guns, modules).id,
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
export function fittedModules(modules: VehicleModules, chosenModules: ModuleIds): FittedModules | undefined {
  const turret = byId(modules.turrets, chosenModules.turret);
  const gun = turret && byId(turret.guns, chosenModules.gun);
  const chassis = byId(modules.chassis, chosenModules.chassis);
  const engine = byId(modules.engines, chosenModules.engine);
  const radio = byId(modules.radios, chosenModules.radio);
  const fuelTank = byId(modules.fuelTanks, chosenModules.fuelTank);
  if (!turret || !gun || !chassis || !engine || !radio || !fuelTank) return undefined;
  return { gun, turret, chassis, engine, radio, fuelTank };
}

/**
 * Modules that fit together, with the wanted ones replacing the given ones; modules that the vehicle does not have are
 * ignored. A gun that the turret cannot take brings the best turret that can; a turret that cannot take the gun brings
 * its best gun.
 */
export function withWanted(modules: VehicleModules, start: ModuleIds, wanted: Partial<ModuleIds>): ModuleIds {
  const { turret: _, gun: __, ...others } = modulesByKind(modules);
  const found = Object.entries(others).flatMap(([kind, list]) => {
    const id = wanted[kind as keyof typeof others];
    return list.some((module) => module.id === id) ? [[kind, id] as const] : [];
  });
  return { ...start, ...Object.fromEntries(found), ...gunAndTurret(modules, start, wanted) };
}

function gunAndTurret(
  { turrets }: VehicleModules,
  start: ModuleIds,
  wanted: Partial<ModuleIds>,
): Pick<ModuleIds, "gun" | "turret"> {
  const takes = (turret: Turret, gun: number | undefined) => turret.guns.some(({ id }) => id === gun);
  const turret = turrets.find(({ id }) => id === wanted.turret);
  const current = turret ?? turrets.find(({ id }) => id === start.turret) ?? first(turrets);
  const carriers = turrets.filter((carrier) => takes(carrier, wanted.gun));
  if (wanted.gun !== undefined && carriers.length > 0) {
    return { gun: wanted.gun, turret: carriers.includes(current) ? current.id : bestModule(carriers).id };
  }
  return { gun: takes(current, start.gun) ? start.gun : bestModule(current.guns).id, turret: current.id };
}

export function isSame(a: ModuleIds, b: ModuleIds): boolean {
  return MODULE_KINDS.every((kind) => a[kind] === b[kind]);
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

/** A gun whose standard shell has less than this share of the best penetration is for a different play style. */
const MIN_PENETRATION = 0.7;
const MIN_DAMAGE = 0.4;
/** A gun that costs this much more experience than all others is the final one, whatever its penetration. */
const FAR_DEARER = 10_000;

/**
 * The gun that a Commander ends up with: howitzers and automatic guns do not count when there is a gun with high
 * penetration, unless they cost far more experience than all others. Among the rest it is the highest tier, then the
 * most experience, penetration and price, then the last in the files. This is the site's own rule: the game names no
 * top gun.
 */
function topGun(guns: readonly Gun[], modules: VehicleModules): Gun {
  const experience = new Map(guns.map(({ id }) => [id, experienceFor(id, modules)]));
  const xp = ({ id }: Gun) => experience.get(id) ?? 0;
  const shell = ({ shells: [standard] }: Gun) => ({ penetration: 0, damage: 0, ...standard });
  const piercing = guns.reduce(
    (best, gun) => (shell(gun).penetration > shell(best).penetration ? gun : best),
    first(guns),
  );
  const { penetration, damage } = shell(piercing);
  const counting = guns.filter(
    (gun) =>
      (shell(gun).penetration >= MIN_PENETRATION * penetration && shell(gun).damage >= MIN_DAMAGE * damage) ||
      guns.every((other) => other === gun || xp(gun) >= xp(other) + FAR_DEARER),
  );
  const ranks = [({ tier }: Gun) => tier, xp, (gun: Gun) => shell(gun).penetration, ({ price }: Gun) => price.amount];
  return counting.reduce((top, gun) => {
    const differs = ranks.find((rank) => rank(gun) !== rank(top));
    return differs === undefined || differs(gun) > differs(top) ? gun : top;
  }, first(counting));
}

/** The experience to research a module, on the cheapest path from another one; 0 for a stock module. */
function experienceFor(id: number, modules: VehicleModules): number {
  const all: readonly Module[] = Object.values(modulesByKind(modules)).flat();
  const steps = all.flatMap(({ unlocks }) => unlocks.filter((unlock) => unlock.id === id).map(({ xp }) => xp));
  return steps.length === 0 ? 0 : Math.min(...steps);
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
