import { csvText } from "#app/lib/text/csv.ts";
import { copyText } from "#app/widgets/export/copy-text.ts";
import type { ComparisonView } from "../comparison-view.ts";
import { comparisonLines } from "./comparison-lines.ts";

/** Puts the table on the clipboard as CSV. @returns what to say of it */
export async function copyCsv(view: ComparisonView): Promise<string> {
  const lines = comparisonLines(view);
  // Figures stay figures: a minus sign would be taken for a formula.
  await copyText(Promise.resolve(csvText(lines.map((line) => line.map(numberOr)))));
  return `Table copied as CSV, ${lines.length - 1} lines`;
}

function numberOr(field: string): string | number {
  return /^-?\d+(?:\.\d+)?$/.test(field) ? Number(field) : field;
}
