import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";

/** Every gun of the vehicle, with its values in the mounted turret, or else in the last turret that takes it. */
export function allGuns(modules: VehicleModules, { turret }: Pick<ModuleIds, "turret">): Gun[] {
  const guns = new Map<number, Gun>();
  for (const carrier of modules.turrets) for (const gun of carrier.guns) guns.set(gun.id, gun);
  const fitted = modules.turrets.find(({ id }) => id === turret);
  for (const gun of fitted?.guns ?? []) guns.set(gun.id, gun);
  return [...guns.values()];
}
