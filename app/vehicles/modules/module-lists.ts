import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Module, ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";

/** All modules of a kind; not guns, which belong to turrets. */
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

/** Every gun of the vehicle, with its values in the mounted turret, or else in the last turret that takes it. */
export function allGuns(modules: VehicleModules, { turret }: Pick<ModuleIds, "turret">): Gun[] {
  const guns = new Map<number, Gun>();
  for (const carrier of modules.turrets) for (const gun of carrier.guns) guns.set(gun.id, gun);
  const fitted = modules.turrets.find(({ id }) => id === turret);
  for (const gun of fitted?.guns ?? []) guns.set(gun.id, gun);
  return [...guns.values()];
}
