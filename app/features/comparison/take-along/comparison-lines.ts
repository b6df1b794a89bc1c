import type { ComparisonView } from "../comparison-view.ts";

/**
 * What the table shows, as lines of a file: a head with the vehicles, what they have, and a line a figure. Groups that
 * are closed and rows that are hidden are not in it. What is not known is empty.
 */
export function comparisonLines({ columns, groups }: ComparisonView): string[][] {
  return [
    ["Characteristic", "Unit", ...columns.map(({ vehicle }) => vehicle.name)],
    ["Shown with", "", ...columns.map(({ state }) => state.join(", "))],
    ["Patch", "", ...columns.map(({ patch }) => patch ?? "")],
    ...groups.flatMap(({ rows }) =>
      rows.map(({ label, unit, cells }) => [
        label,
        unit,
        ...cells.map(({ text, known }) => (known ? plain(text) : "")),
      ]),
    ),
  ];
}

/** A figure as programs read it: without commas at the thousands, with the sign of the keyboard. */
function plain(text: string): string {
  return text.replaceAll(",", "").replace("\u2212", "-");
}
