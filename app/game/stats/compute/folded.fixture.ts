import type { ExplainedStats } from "../compute.ts";
import type { StatKey } from "../keys.ts";
import type { Term } from "./term.ts";

/** Computes the terms again, independently of `breakdownOf`. */
function folded(terms: readonly Term[]): number {
  return terms.reduce((value, { operation, operand }) => {
    if (operation === "start") return operand;
    if (operation === "add") return value + operand;
    if (operation === "multiply") return value * operand;
    if (operation === "divide") return value / operand;
    const multiples = value / operand;
    return (operation === "round" ? Math.round(multiples) : Math.ceil(Number(multiples.toFixed(6)))) * operand;
  }, Number.NaN);
}

/**
 * Where an explanation is not the computation: a value that its terms do not come to, an operand that is not what it is
 * made of or not the characteristic that it names. Empty if all terms are right.
 */
export function brokenTerms(stats: ExplainedStats): string[] {
  const broken: string[] = [];
  const check = (what: string, terms: readonly Term[], value: number) => {
    if (!Object.is(folded(terms), value)) broken.push(`${what}: ${folded(terms)} is not ${value}`);
    if (!Object.is(terms.at(-1)?.result, value)) broken.push(`${what}: ends with ${terms.at(-1)?.result}`);
    for (const { source, operand, made } of terms) {
      if (made) check(`${what}, within it`, made, operand);
      if (source.kind === "stat" && stats[source.key]?.value !== operand)
        broken.push(`${what}: ${operand} is not the ${source.key}`);
    }
  };
  for (const [key, { terms, value }] of Object.entries(stats) as [StatKey, { terms: Term[]; value: number }][])
    check(key, terms, value);
  return broken;
}
