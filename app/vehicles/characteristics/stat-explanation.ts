import { MODULE_NOUNS, modulePhrase } from "#app/game/model/modules/module-names.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { GunPart, StatBreakdown, Term, Unit } from "#app/game/stats/compute/term.ts";
import type { ExplainedStats } from "#app/game/stats/compute.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { capitalised } from "#app/game/text.ts";

/** The plates of hull and of turret are printed in one line each: front, side, rear. */
export const ARMOUR_LINES: Partial<Record<StatKey, { label: string; keys: readonly StatKey[] }>> = {
  hullFront: { label: "Hull armour", keys: ["hullFront", "hullSide", "hullRear"] },
  turretFront: { label: "Turret armour", keys: ["turretFront", "turretSide", "turretRear"] },
};

/** How the figures come about, in words. */
export type Explanations = ReadonlyMap<StatKey, string>;

/** The terms of every characteristic in words: the module that brings it, or the computation that makes it. */
export function statExplanations(explainedStats: ExplainedStats, gun: Gun): Explanations {
  const sentences = new Map<StatKey, string>();
  const nameOf = namer();
  for (const [key, { terms }] of Object.entries(explainedStats) as [StatKey, StatBreakdown][]) {
    sentences.set(key, explanation(terms, gun, nameOf));
  }
  for (const [line, { keys }] of Object.entries(ARMOUR_LINES) as [StatKey, { keys: readonly StatKey[] }][]) {
    const [source] = keys.flatMap((key) => explainedStats[key]?.terms[0]?.source ?? []);
    if (source) sentences.set(line, `Front, side and rear of ${nameOf(source)}.`);
  }
  const { damageFar } = gun.shells[0] ?? {};
  if (damageFar !== undefined) {
    sentences.set("damage", `${sentences.get("damage")} It falls with distance, to ${formatNumber(damageFar)} hp.`);
  }
  return sentences;
}

function explanation(terms: readonly Term[], gun: Gun, nameOf: Namer): string {
  const printed = terms.filter(isPrinted);
  // What a loadout adds is said step by step, each with what it does there.
  if (printed.some(({ source }) => source.kind === "fitting")) return "";
  const [first] = printed;
  const part = first?.source.kind === "gun" ? first.source.part : undefined;
  if (first && printed.length === 1) {
    // The vehicle's own concealment is printed as a number.
    if (first.source.kind === "vehicle" && terms.length === 1) return "No module changes it.";
    if (first.source.kind !== "vehicle" && (part === undefined || part === "shells in the magazine"))
      return `From ${nameOf(first.source)}.`;
  }
  const loaded = printed.every(({ source }) => source.kind === "gun" && source.part === "shell of the magazine");
  return `${computation(terms, gun.name)}${loaded ? ", from the first shell into the empty magazine to the last" : ""}.`;
}

type Namer = (source: Term["source"]) => string;

/** "the gun 8.8 cm KwK 36"; made once for each module, which has up to twenty figures. */
function namer(): Namer {
  const names = new Map<string, string>();
  return (source) => {
    if (!("name" in source) || source.kind === "fitting") return `the ${source.kind}`;
    const name = names.get(source.kind) ?? `the ${modulePhrase(source.kind, source.name)}`;
    names.set(source.kind, name);
    return name;
  };
}

/** Decimals of an operand. */
const DECIMALS: Record<Unit, { max: number; min: number }> = {
  s: { max: 2, min: 0 },
  "%": { max: 2, min: 2 },
  t: { max: 2, min: 1 },
  m: { max: 2, min: 0 },
  "shots per minute": { max: 2, min: 2 },
  "": { max: 3, min: 0 },
  "°": { max: 1, min: 0 },
  "°/s": { max: 2, min: 0 },
  "km/h": { max: 1, min: 0 },
  "m/s": { max: 0, min: 0 },
  hp: { max: 0, min: 0 },
  mm: { max: 1, min: 0 },
  kg: { max: 0, min: 0 },
  shells: { max: 2, min: 0 },
};

const SIGNS = { start: "", add: " + ", multiply: " × ", divide: " ÷ " } as const;

/** The words after an operand that is one of a gun's many figures. */
const PART_SUFFIXES: Partial<Record<GunPart, string>> = {
  "between shots": "between shots",
  "between bursts": "between bursts",
  "in a burst": "within a burst",
};

/** An operand in words. */
interface OperandText {
  term: Term;
  /** The module of this part of a sum. */
  before: string;
  number: string;
  unit: string;
  after: string;
}

/** Whether a term is printed: a factor of 1, a number of intervals of 1 and a conversion of units are not. */
function isPrinted({ step, operation, operand, unit, source }: Term): boolean {
  if (step === "conversion") return false;
  const interval = source.kind === "gun" && source.part === "intervals";
  return operand !== 1 || unit !== "" || operation === "add" || (operation === "start" && !interval);
}

/**
 * A computation in one line, "Hull 900 + turret 100 hp" or "60 s ÷ 7.8 s × 280 hp of the 8.8 cm KwK 36".
 * @param gun name of the gun whose damage it speaks of
 */
function computation(terms: readonly Term[], gun: string): string {
  return capitalised(expression(terms, gun).text);
}

function expression(terms: readonly Term[], gun: string): { text: string; sum: boolean } {
  const printed = terms.filter(isPrinted);
  const additive = printed.every(({ operation }) => operation === "start" || operation === "add");
  const pieces = printed.map((term) => piece(term, terms, additive, gun));
  // A sum in one unit prints it once, at the end.
  const like =
    additive && pieces.every(({ term, after, unit }) => !term.made && after === "" && unit === pieces[0]?.unit);
  let [text, sum] = ["", false];
  for (const [index, { term, before, number, unit, after }] of pieces.entries()) {
    const { operation, operand } = term;
    if (operation === "round") continue;
    if (operation === "round up") {
      text += `, rounded up to a multiple of ${operand}`;
      continue;
    }
    if (sum && (operation === "multiply" || operation === "divide")) text = `(${text})`;
    const printedUnit = like && index < pieces.length - 1 ? "" : unit;
    const amount = printedUnit === "%" ? `${number}%` : [number, printedUnit].filter(Boolean).join(" ");
    const phrase = made(term, gun) ?? [before, amount, after].filter(Boolean).join(" ");
    text += (text && SIGNS[operation]) + phrase;
    sum = operation === "add" || (sum && operation === "start");
  }
  return { text, sum: additive && printed.length > 1 };
}

/** What an operand is made of, where that is printed instead of its value. */
function made({ operation, source, made: terms }: Term, gun: string): string | null {
  if (terms === undefined || source.kind !== "gun") return null;
  const { text, sum } = expression(terms, gun);
  const printed = terms.filter(isPrinted);
  const bracketed = operation === "divide" ? printed.length > 1 : operation === "multiply" && sum;
  return bracketed ? `(${text})` : text;
}

function piece(term: Term, terms: readonly Term[], additive: boolean, gun: string): OperandText {
  const { operand, number, unit } = inPrintedUnit(term, terms);
  const { before, after } = affixesOf(term, additive, gun);
  const noun = unit === "shells" && operand === 1 ? "shell" : unit;
  return { term, before, number, unit: noun, after };
}

/** A term before a conversion is printed in the unit after it: tonnes, per cent. */
function inPrintedUnit(term: Term, terms: readonly Term[]): { operand: number; number: string; unit: Unit } {
  const { operation } = term;
  let { operand, unit } = term;
  const absolute = operation === "start" || operation === "add";
  for (const later of absolute ? terms.slice(terms.indexOf(term) + 1) : []) {
    if (later.step !== "conversion") continue;
    operand = later.operation === "divide" ? operand / later.operand : operand * later.operand;
    unit = later.unit;
  }
  const { max, min } = DECIMALS[unit];
  return { operand, number: formatNumber(operand, max, min), unit };
}

/** The words before and after the number of an operand. */
function affixesOf(term: Term, additive: boolean, gun: string): { before: string; after: string } {
  const { source, operation } = term;
  switch (source.kind) {
    case "constant":
    case "fitting":
      return { before: "", after: "" };
    case "stat":
      if (source.key === "damage") return { before: "", after: `of the ${gun}` };
      return { before: "", after: source.key === "reload" && additive ? "of reload" : "" };
    case "hull":
      return additive ? { before: "hull", after: "" } : { before: "", after: "of the hull" };
    case "vehicle":
    case "crew":
      return { before: "", after: `of the ${source.kind}` };
    default: {
      if (source.kind === "gun" && source.part) return { before: "", after: PART_SUFFIXES[source.part] ?? "" };
      const noun = MODULE_NOUNS[source.kind];
      if (additive) return { before: noun, after: "" };
      return {
        before: "",
        after: operation === "start" ? `of the ${modulePhrase(source.kind, source.name)}` : `of the ${noun}`,
      };
    }
  }
}
