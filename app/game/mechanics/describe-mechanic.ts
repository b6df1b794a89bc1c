import type { Mechanic } from "../model/vehicle/mechanic.ts";
import { fillTemplate, formatValue } from "./fill-template.ts";
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
