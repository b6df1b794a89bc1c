import type { MechanicValue } from "../model/vehicle/mechanic.ts";

/** `{name}` or `{name:form}`. */
const PLACE = /\{([^{}:]+)(?::([^{}]+))?\}/g;

/**
 * A sentence with the values of a mechanic in it; undefined when one of them is missing. A value is named by the end
 * of its name, and written with its unit. Forms: `%` a share as per cent, `+%` with its sign, `first` and `last` of
 * several numbers.
 */
export function fillTemplate(template: string, values: readonly MechanicValue[]): string | undefined {
  let complete = true;
  const text = template.replace(PLACE, (_, name: string, form: string | undefined) => {
    const found = values.find((value) => value.name === name || value.name.endsWith(`/${name}`));
    if (found === undefined) complete = false;
    return found === undefined ? "" : formed(found, form);
  });
  return complete ? text : undefined;
}

function formed(value: MechanicValue, form: string | undefined): string {
  const [first = 0] = numbersOf(value);
  switch (form) {
    case "%":
      return `${formatShare(first)} %`;
    case "+%":
      return `${first < 0 ? "−" : "+"}${formatShare(Math.abs(first))} %`;
    case "first":
      return formatValue({ ...value, value: first });
    case "last":
      return formatValue({ ...value, value: numbersOf(value).at(-1) ?? first });
    default:
      return formatValue(value);
  }
}

function numbersOf({ value }: MechanicValue): number[] {
  return [value].flat().filter((each) => typeof each === "number");
}

function formatShare(share: number): number {
  return Number((share * 100).toFixed(4));
}

/** A value as text, with its unit. */
export function formatValue({ value, unit, operation }: MechanicValue): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  const text = [value]
    .flat()
    .map((number) => String(number).replace("-", "−"))
    .join(", ");
  if (unit === "×" || operation === "multiply") return `× ${text}`;
  const sign = operation === "add" && typeof value === "number" && value > 0 ? "+" : "";
  return `${sign}${text}${unit === undefined ? "" : unit === "°" ? "°" : ` ${unit}`}`;
}
