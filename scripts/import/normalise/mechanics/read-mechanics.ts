import type { Mechanic } from "#app/game/model/vehicle/mechanic.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { mechanicValues } from "./mechanic-values.ts";

/** Mechanics that stand beside `<mechanics>`, by the part that has them. */
const BESIDE = {
  turret: ["secondaryGuns"],
  gun: ["secondaryGun", "multiGunState", "twinGun", "controllableReload"],
} as const;

/** Reads what a vehicle can do beside shooting and driving; of its second file only what that states otherwise. */
export function readMechanics(file: Cursor, second: Cursor | undefined, context: VehicleContext): Mechanic[] {
  const normal = mechanicsOf(file, "normal", context);
  const same = new Set(normal.map(withoutState));
  const further = second ? mechanicsOf(second, "second", context) : [];
  return [...normal, ...further.filter((mechanic) => !same.has(withoutState(mechanic)))];
}

function withoutState(mechanic: Mechanic): string {
  return JSON.stringify({ ...mechanic, state: undefined });
}

function mechanicsOf(vehicle: Cursor, state: Mechanic["state"], { components }: VehicleContext): Mechanic[] {
  const make = (part: Mechanic["part"], module: string | null) => (element: Cursor) => ({
    ...{ kind: element.name, part, module, state },
    // A single word is a value too: the name of a gun.
    values: [
      ...(element.text() === "" ? [] : [{ name: element.name, value: element.text() }]),
      ...mechanicValues(element),
    ],
    computed: false,
  });
  const turrets = (vehicle.maybe("turrets0")?.children() ?? []).map((own) => components.body("turret", own));
  return [
    ...inside(vehicle).map(make("vehicle", null)),
    ...turrets.flatMap((turret) => [
      ...[...inside(turret), ...beside(turret, BESIDE.turret)].map(make("turret", turret.name)),
      ...(turret.maybe("guns")?.children() ?? []).flatMap((own) => {
        const gun = components.body("gun", own);
        return [...inside(gun).map(withBurst(gun)), ...beside(gun, BESIDE.gun)].map(make("gun", gun.name));
      }),
    ]),
  ];
}

/** The burst that a gun can charge stands beside the mechanic; its numbers belong to it. */
function withBurst(gun: Cursor): (mechanic: Cursor) => Cursor {
  const burst = gun.maybe("burst")?.element;
  return (mechanic) =>
    mechanic.name === "chargeableBurst" && burst
      ? mechanic.with([...(mechanic.element?.children ?? []), burst])
      : mechanic;
}

function inside(part: Cursor): Cursor[] {
  return part.maybe("mechanics")?.children() ?? [];
}

function beside(part: Cursor, names: readonly string[]): Cursor[] {
  return names.flatMap((name) => part.maybe(name) ?? []);
}
