import type { Gun } from "#app/game/model/gun.ts";
import type { Configuration, Module } from "#app/game/model/module.ts";
import type { ModuleKind } from "#app/game/model/module-kinds.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";

/** All modules of a kind but guns, which hang on their turrets. */
export function kindModules(modules: VehicleModules, kind: Exclude<ModuleKind, "gun">): readonly Module[] {
  const lists = {
    turret: modules.turrets,
    chassis: modules.chassis,
    engine: modules.engines,
    radio: modules.radios,
    fuelTank: modules.fuelTanks,
  };
  return lists[kind];
}

/** Every gun of the vehicle: as the fitted turret mounts it, or else as the last turret that can. */
export function allGuns(modules: VehicleModules, { turret }: Pick<Configuration, "turret">): Gun[] {
  const guns = new Map<number, Gun>();
  for (const each of modules.turrets) for (const gun of each.guns) guns.set(gun.id, gun);
  const fitted = modules.turrets.find(({ id }) => id === turret);
  for (const gun of fitted?.guns ?? []) guns.set(gun.id, gun);
  return [...guns.values()];
}
