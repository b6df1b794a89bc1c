import type { Term, TermSource } from "./term.ts";

/** A computation in one line: operation, operand, unit and source of every term; in brackets what an operand is made of. */
export function termLine(terms: readonly Term[]): string {
  return terms
    .map(({ step, source, operation, operand, unit, made }) => {
      const number = `${Math.round(operand * 1e6) / 1e6}${unit && ` ${unit}`}`;
      return `${operation} ${number} (${step}, ${sourceText(source)})${made ? ` [${termLine(made)}]` : ""}`;
    })
    .join("; ");
}

function sourceText(source: TermSource): string {
  if (source.kind === "stat") return `stat ${source.key}`;
  if (source.kind === "gun") return source.part ? `gun: ${source.part}` : "gun";
  return source.kind === "fitting" ? source.name : source.kind;
}
