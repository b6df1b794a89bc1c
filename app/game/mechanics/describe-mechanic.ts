import type { Mechanic, MechanicValue } from "../model/vehicle/mechanic.ts";
import { MECHANIC_TEXTS } from "./texts.ts";

/** A mechanic in plain words. */
export interface DescribedMechanic {
  label: string;
  sentences: string[];
  /** Whether its meaning is known; else only the client's own names and values are. */
  known: boolean;
  /** Every value by the client's name, as text. */
  values: { name: string; text: string }[];
}

/** What a page says of a mechanic that no calculation counts. */
export const NOT_COMPUTED = "The figures of this page do not count it.";

/** Says what a mechanic does, with its numbers. */
export function describeMechanic({ kind, values }: Mechanic): DescribedMechanic {
  const text = MECHANIC_TEXTS[kind];
  return {
    label: text?.label ?? kind,
    sentences: text
      ? text.sentences.flatMap((sentence) => fillTemplate(sentence, values) ?? [])
      : ["What this does is not known; its names and values are the client's own."],
    known: text !== undefined,
    values: values.map((value) => ({ name: value.name, text: formatValue(value) })),
  };
}

/** `{name}` or `{name:form}`. */
const PLACE = /\{([^{}:]+)(?::([^{}]+))?\}/g;

/**
 * A sentence with the values of a mechanic in it; undefined when one of them is missing. A value is named by the end
 * of its name, and written with its unit. Forms: `%` a share as per cent, `+%` with its sign, `first` and `last` of
 * several numbers.
 */
function fillTemplate(template: string, values: readonly MechanicValue[]): string | undefined {
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
function formatValue({ value, unit, operation }: MechanicValue): string {
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
