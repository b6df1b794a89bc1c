import type { Mechanic, MechanicValue } from "../model/vehicle/mechanic.ts";
import { MECHANIC_TEXTS } from "./texts.ts";

/** A mechanic in plain words. */
interface DescribedMechanic {
  label: string;
  sentences: string[];
  /** Whether its meaning is known; else only the client's own names and values are. */
  known: boolean;
  /** Every value by the client's name, as text. */
  values: { name: string; text: string }[];
}

/** Describes a mechanic with its numbers. */
export function describeMechanic({ kind, values }: Mechanic): DescribedMechanic {
  const text = MECHANIC_TEXTS[kind];
  return {
    label: text?.label ?? kind,
    sentences: text
      ? text.sentences.flatMap((sentence) => fillTemplate(sentence, values) ?? [])
      : ["What it does is not known: the game files have only names and values."],
    known: text !== undefined,
    values: values.map((value) => ({ name: value.name, text: formatValue(value) })),
  };
}

/** `{name}` or `{name:form}`. */
const PLACEHOLDER = /\{([^{}:]+)(?::([^{}]+))?\}/g;

/**
 * A sentence with the values of a mechanic in it; undefined when one of them is missing. A value is named by the end
 * of its name, and written with its unit. Forms: `%` a share as per cent, `+%` with its sign, `last` of several numbers;
 * of a factor `change` ("+50%"; `firstChange` and `lastChange` of several), `longer` ("50% longer"), `part` ("half the")
 * and `becomes` ("halved").
 */
function fillTemplate(template: string, values: readonly MechanicValue[]): string | undefined {
  let complete = true;
  const text = template.replace(PLACEHOLDER, (_, name: string, form: string | undefined) => {
    const found = values.find((value) => value.name === name || value.name.endsWith(`/${name}`));
    if (found === undefined) complete = false;
    return found === undefined ? "" : formed(found, form);
  });
  // Merges what both values have in common.
  return complete ? text.replace(/(\d+ \w+) and \1\b/g, "$1") : undefined;
}

function formed(value: MechanicValue, form: string | undefined): string {
  const numbers = numbersOf(value);
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  switch (form) {
    case "%":
      return perCent(first);
    case "+%":
      return signed(first);
    case "last":
      return formatValue({ ...value, value: last });
    // Some vehicles have an addition where others have a factor.
    case "change":
      return isFactor(value) ? signed(first - 1) : formatValue(value);
    case "firstChange":
      return signed(first - 1);
    case "lastChange":
      return signed(last - 1);
    case "longer":
      if (first === 2) return "twice as long";
      return first === 0.5 ? "half as long" : `${perCent(first - 1)} ${first > 1 ? "longer" : "shorter"}`;
    case "part":
      return first === 0.5 ? "half the" : first < 1 ? `${perCent(first)} of the` : `${first} times the`;
    case "becomes":
      if (first === 2) return "doubled";
      return first === 0.5 ? "halved" : `${first > 1 ? "raised" : "cut"} by ${perCent(first - 1)}`;
    default:
      return formatValue(value);
  }
}

const isFactor = ({ unit, operation }: MechanicValue) => unit === "×" || operation === "multiply";

function numbersOf({ value }: MechanicValue): number[] {
  return [value].flat().filter((entry) => typeof entry === "number");
}

/** Without its sign. */
function perCent(share: number): string {
  return `${Number(Math.abs(share * 100).toFixed(1))}%`;
}

function signed(share: number): string {
  return `${share < 0 ? "−" : "+"}${perCent(share)}`;
}

/** A value as text, with its unit. */
function formatValue(of: MechanicValue): string {
  const { value, unit, operation } = of;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  const text = [value]
    .flat()
    .map((number) => String(number).replace("-", "−"))
    .join(", ");
  if (isFactor(of)) return `× ${text}`;
  const sign = operation === "add" && typeof value === "number" && value > 0 ? "+" : "";
  return `${sign}${text}${unit === undefined ? "" : unit === "°" ? "°" : ` ${unit}`}`;
}
