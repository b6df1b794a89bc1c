import { copyText } from "#app/components/export/save-or-copy.ts";
import { csvText } from "#app/lib/text/csv.ts";
import type { ComparisonContent } from "../comparison-content.ts";

/** Copies the table to the clipboard as CSV. @returns the message to show */
export async function copyCsv(content: ComparisonContent): Promise<string> {
  const lines = comparisonLines(content);
  // Figures stay figures: a minus sign would be taken for a formula.
  await copyText(Promise.resolve(csvText(lines.map((line) => line.map(numberOr)))));
  return `Table copied as CSV, ${lines.length - 1} lines`;
}

function numberOr(field: string): string | number {
  return /^-?\d+(?:\.\d+)?$/.test(field) ? Number(field) : field;
}

/**
 * The shown table as lines of a file: a head with the vehicles and their loadouts, then one line per stat. Closed
 * groups and hidden rows are left out. Unknown values are empty. If a later source changed a value, a line states its
 * patch.
 */
export function comparisonLines({ columns, groups }: ComparisonContent): string[][] {
  const later = columns.map((_, index) => laterPatches(groups, index));
  return [
    ["Characteristic", "Unit", ...columns.map(({ vehicle }) => vehicle.name)],
    ["Shown with", "", ...columns.map(({ state }) => state.join(", "))],
    ["Patch", "", ...columns.map(({ patch }) => patch ?? "")],
    ...(later.some((text) => text !== "") ? [["Later patches", "", ...later]] : []),
    ...groups.flatMap(({ rows }) =>
      rows.map(({ label, unit, cells }) => [
        label,
        unit,
        ...cells.map(({ text, known }) => (known ? plain(text) : "")),
      ]),
    ),
  ];
}

/** The figures of a column that a later source changed, each with its patch: "Reload: 2.1.1; Health: 2.1.1". */
function laterPatches(groups: ComparisonContent["groups"], index: number): string {
  const rows = groups.flatMap((group) => group.rows);
  const found = rows.flatMap(({ label, cells }) => {
    const revised = cells[index]?.revised;
    return revised ? [`${label}: ${revised.since}`] : [];
  });
  return found.join("; ");
}

/** A figure as programs read it: without commas at the thousands, with the sign of the keyboard. */
function plain(text: string): string {
  return text.replaceAll(",", "").replace("\u2212", "-");
}
