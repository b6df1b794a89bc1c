import { unitOf } from "#app/game/mechanics/units.ts";
import type { Mechanic, MechanicValue } from "#app/game/model/vehicle/mechanic.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { tidy } from "../round.ts";

/** Mechanics outside `<mechanics>`, by the part that has them. */
const OUTSIDE = {
  turret: ["secondaryGuns"],
  gun: ["secondaryGun", "multiGunState", "twinGun", "controllableReload"],
} as const;

/** Reads what a vehicle can do apart from shooting and driving; from its second file only what differs. */
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
    kind: element.name,
    part,
    module,
    state,
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
      ...[...inside(turret), ...outside(turret, OUTSIDE.turret)].map(make("turret", turret.name)),
      ...(turret.maybe("guns")?.children() ?? []).flatMap((own) => {
        const gun = components.body("gun", own);
        return [...inside(gun).map(withBurst(gun)), ...outside(gun, OUTSIDE.gun)].map(make("gun", gun.name));
      }),
    ]),
  ];
}

/** The definition of a gun's chargeable burst is separate from the mechanic, but its numbers belong to it. */
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

function outside(part: Cursor, names: readonly string[]): Cursor[] {
  return names.flatMap((name) => part.maybe(name) ?? []);
}

/** What an operation of the files does to the attribute that it names. */
const OPERATIONS = { mul: "multiply", add: "add" } as const;

/** Elements that only the renderer or the sound needs. */
const UNREAD = new Set(["effects"]);

/** Every value below an element by path, unchanged. */
function mechanicValues(element: Cursor, above = ""): MechanicValue[] {
  const children = element.children().filter(({ name }) => !UNREAD.has(name));
  return children.flatMap((child, index): MechanicValue[] => {
    const operation = child.name === "mul" || child.name === "add" ? OPERATIONS[child.name] : undefined;
    if (operation !== undefined && child.has("name") && child.has("value")) {
      const name = join(above, child.child("name").text());
      return [{ ...value(name, child.child("value")), operation, ...(operation === "multiply" && { unit: "×" }) }];
    }
    const name = join(above, numbered(child, children, index));
    const inner = mechanicValues(child, name);
    return child.text() === "" ? inner : [value(name, child), ...inner];
  });
}

/** The name of an element; with its number where there are several of the name. */
function numbered({ name }: Cursor, all: readonly Cursor[], index: number): string {
  const alike = all.filter((other) => other.name === name).length;
  const before = all.slice(0, index).filter((other) => other.name === name).length;
  return alike > 1 ? `${name} ${before + 1}` : name;
}

function value(name: string, element: Cursor): MechanicValue {
  const text = element.text();
  const numbers = element.words().map(Number);
  const [only = 0, ...more] = numbers.map(tidy);
  const unit = unitOf(name);
  if (numbers.every(Number.isFinite)) {
    return { name, value: more.length > 0 ? [only, ...more] : only, ...(unit && { unit }) };
  }
  return { name, value: /^(true|false)$/i.test(text) ? element.flag() : text };
}

function join(above: string, name: string): string {
  return above === "" ? name : `${above}/${name}`;
}
