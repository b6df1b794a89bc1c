import { unitOf } from "#app/game/mechanics/units.ts";
import type { MechanicValue } from "#app/game/model/vehicle/mechanic.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/** What an operation of the files does to the attribute that it names. */
const OPERATIONS = { mul: "multiply", add: "add" } as const;

/** Elements that only the renderer or the sound needs. */
const UNREAD = new Set(["effects"]);

/** Every value below an element by its path, as it stands there. */
export function mechanicValues(element: Cursor, above = ""): MechanicValue[] {
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
