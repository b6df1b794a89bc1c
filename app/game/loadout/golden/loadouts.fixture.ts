import { deviceViolation, fieldSteps } from "#app/game/loadout/legal/violations.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Definitions } from "../definitions.ts";
import { emptyLoadout, type Loadout } from "../loadout.ts";
import type { PlainLoadout } from "./plain-stats.fixture.ts";

/** Devices of a vehicle that belong to these families, one a slot, the first of each that it can mount. */
export function mountable(vehicle: FullVehicle, families: readonly string[], definitions: Definitions): string[] {
  const mounted: string[] = [];
  for (const family of families) {
    const slot = mounted.length;
    if (slot >= vehicle.equipmentSlots.length) break;
    const fits = [...definitions.devices.values()].find(
      ({ family: own, kind, tag }) =>
        kind === "standard" &&
        own === family &&
        deviceViolation(tag, slot, vehicle, { equipment: mounted }, definitions) === null,
    );
    if (fits) mounted.push(fits.tag);
  }
  return mounted;
}

/** All modifications that a vehicle can have at once, of every pair the first or the second. */
export function wholeField(vehicle: FullVehicle, definitions: Definitions, choice: "first" | "second"): string[] {
  return fieldSteps(vehicle, definitions).flatMap(({ action }) => {
    if (action.type === "modification") return [action.modification];
    const pair = action.type === "pair" ? definitions.pairs.get(action.pair) : undefined;
    return pair ? [pair[choice]] : [];
  });
}

/** The same loadout for the core: everybody who can learn one of the skills has it. */
export function loadoutOf(vehicle: FullVehicle, plain: PlainLoadout, definitions: Definitions): Loadout {
  const members = vehicle.crew.map(({ role, also }) => ({
    level: 100,
    skills: (plain.skills ?? [])
      .filter((tag) => {
        const skill = definitions.skills.get(tag);
        return skill?.role === null || skill?.role === role || also.some((other) => other === skill?.role);
      })
      .map((skill) => ({ skill, level: 100 })),
  }));
  return {
    ...emptyLoadout(vehicle, plain.stock ? vehicle.stock.modules : vehicle.top.modules),
    equipment: vehicle.equipmentSlots.map((_, slot) => plain.equipment?.[slot] ?? null),
    crew: { nominal: plain.crew === "nominal", members },
    consumables: Array.from({ length: vehicle.consumableSlots }, (_, slot) => plain.consumables?.[slot] ?? null),
    directive: plain.directive ?? null,
    field: plain.field ?? [],
    mode: plain.siege ? "siege" : vehicle.siege ? "travel" : "normal",
  };
}
