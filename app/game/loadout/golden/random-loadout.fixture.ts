import fc from "fast-check";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Definitions } from "../definitions.ts";
import { type Legal, legalLoadout } from "../legal/legal-loadout.ts";
import { emptyLoadout, type Loadout } from "../loadout.ts";
import { modesOf } from "../modes.ts";

/** Any loadout of a vehicle, legal or not, of things that the definitions have. */
export function anyLoadout(vehicle: FullVehicle, definitions: Definitions): fc.Arbitrary<Loadout> {
  const { turrets, chassis, engines, radios, fuelTanks } = vehicle.modules;
  const id = (list: readonly { id: number }[]) => fc.constantFrom(...list.map((module) => module.id));
  const modules = fc.constantFrom(...turrets).chain((turret) =>
    fc.record({
      turret: fc.constant(turret.id),
      gun: id(turret.guns),
      chassis: id(chassis),
      engine: id(engines),
      radio: id(radios),
      fuelTank: id(fuelTanks),
    }),
  );
  const tag = (things: ReadonlyMap<string, unknown>) => fc.constantFrom(...things.keys());
  const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const skill = fc.record({ skill: tag(definitions.skills), level: fc.integer({ min: 1, max: 100 }) });
  const member = fc.record({ level: fc.integer({ min: 50, max: 100 }), skills: fc.array(skill, { maxLength: 6 }) });
  const tree = definitions.trees.get(vehicle.fieldModifications ?? "");
  const ownField = (tree?.steps ?? []).flatMap(({ action }) => {
    if (action.type === "modification") return [action.modification];
    const pair = action.type === "pair" ? definitions.pairs.get(action.pair) : undefined;
    return pair ? [pair.first, pair.second] : [];
  });
  const shells = turrets.flatMap(({ guns }) => guns.flatMap((gun) => gun.shells.map((shell) => shell.tag)));
  return fc.record({
    modules,
    equipment: fc.array(orNull(tag(definitions.devices)), { maxLength: 4 }),
    roleSlot: orNull(fc.constantFrom("firepower", "survivability", "mobility", "stealth")),
    crew: fc.record({
      nominal: fc.boolean(),
      members: fc.array(member, { minLength: vehicle.crew.length, maxLength: vehicle.crew.length }),
    }),
    consumables: fc.array(orNull(tag(definitions.consumables)), { maxLength: 4 }),
    directive: orNull(tag(definitions.directives)),
    field: fc.uniqueArray(fc.constantFrom(...(ownField.length > 0 ? ownField : [...definitions.modifications.keys()]))),
    shell: orNull(fc.constantFrom(...shells)),
    mode: fc.constantFrom(...modesOf(vehicle).map(({ key }) => key)),
  });
}

/** Any legal loadout of a vehicle. */
export function anyLegal(vehicle: FullVehicle, definitions: Definitions): fc.Arbitrary<Loadout> {
  return anyLoadout(vehicle, definitions).map((wanted): Legal["loadout"] => {
    const filled = {
      ...wanted,
      equipment: wanted.equipment.length > 0 ? wanted.equipment : emptyLoadout(vehicle).equipment,
    };
    return legalLoadout(vehicle, filled, definitions).loadout;
  });
}
