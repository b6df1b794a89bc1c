import { modulePhrase } from "#app/game/model/modules/module-phrase.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Figure, Term } from "#app/game/stats/compute/term.ts";
import type { ExplainedStats } from "#app/game/stats/compute.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { ARMOUR_LINES } from "./armour-lines.ts";
import { computation, isPrinted } from "./computation-text.ts";

/** How the figures come about, in words. */
export type Explanations = ReadonlyMap<StatKey, string>;

/** The terms of every characteristic in words: the module that brings it, or the computation that makes it. */
export function statExplanations(figures: ExplainedStats, gun: Gun): Explanations {
  const sentences = new Map<StatKey, string>();
  const nameOf = namer();
  for (const [key, { terms }] of Object.entries(figures) as [StatKey, Figure][]) {
    sentences.set(key, explanation(terms, gun, nameOf));
  }
  for (const [line, { keys }] of Object.entries(ARMOUR_LINES) as [StatKey, { keys: readonly StatKey[] }][]) {
    const [source] = keys.flatMap((key) => figures[key]?.terms[0]?.source ?? []);
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
