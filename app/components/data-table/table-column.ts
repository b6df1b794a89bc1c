import { formatNumber } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META } from "#app/game/stats/meta.ts";

/** A row's value in a column: null if unknown, "" if it does not apply. */
export type TableCell = number | string | null;

/** The values of a cell of choices: mostly one; several are parted by a space. */
export function choicesIn(cell: number | string): string[] {
  return typeof cell === "string" && cell.includes(" ") ? cell.split(" ") : [String(cell)];
}

export interface ColumnChoice {
  /** As cells and addresses have it. */
  value: string;
  label: string;
}

/** A column that a table can show, sort and filter by. */
export interface TableColumn {
  /** In addresses and among the cells; letters and digits. */
  key: string;
  /** The full name, for the column chooser, the filters and screen readers. */
  label: string;
  /** Where there is little room. */
  short: string;
  /** Head above the values, with the unit if it says more than the name: "Pen. mm". */
  head: string;
  /** Empty where the figures have none. */
  unit: string;
  /** Class of an icon next to the head; absent without one. */
  icon?: string;
  /** Its words stand in two lines where they have to. */
  wraps?: boolean;
  /** Its cells are signs, which stand in the middle. */
  signs?: boolean;
  /** What the column holds, as a tooltip; empty if the label is enough. */
  definition: string;
  /** The heading it is listed under in the column chooser. */
  group: string;
  /** Numbers are filtered by a range, choices by a set; text by the field of the table, if at all. */
  kind: "number" | "choice" | "text";
  /** All values of a choice in their order, which is also the order it is sorted in; empty for others. */
  choices: readonly ColumnChoice[];
  /** What its cells need in letters, where that is not the longest of the head and the choices. */
  letters?: number;
  /** The first order of the column is descending. */
  descendingFirst: boolean;
  /** Negative cells mean the same as positive ones: typing -8 searches for 8. */
  unsigned: boolean;
  /** A cell as the table shows it, without its unit. */
  print(cell: number | string): string;
  /** The same for a spreadsheet: no signs at the thousands, a plain minus. */
  plain(cell: number | string): string;
}

/** A registry stat as a column. @param changes overrides of the registry's values */
export function statColumn(key: StatKey, changes: Partial<TableColumn> = {}): TableColumn {
  const { label, short, unit, group, better, definition, decimals, fixed } = STAT_META[key];
  return {
    key,
    label,
    short,
    unit,
    definition,
    head: headOf(short, unit),
    group: STAT_GROUP_LABELS[group],
    kind: "number",
    choices: [],
    descendingFirst: better !== "lower",
    unsigned: key === "gunDepression",
    print: (cell) => formatStat(key, Number(cell)),
    // As the data and the filters have it: a gun that dips 8° has a depression of 8.
    plain: (cell) => plainNumber(formatNumber(Number(cell), decimals, fixed)),
    ...changes,
  };
}

interface NumberOptions extends Pick<TableColumn, "key" | "label" | "short" | "group"> {
  unit?: string;
  head?: string;
  definition?: string;
  decimals?: number;
  descendingFirst?: boolean;
  icon?: string;
}

/** A figure of the page's own. */
export function numberColumn({ decimals = 0, ...options }: NumberOptions): TableColumn {
  return {
    unit: "",
    definition: "",
    kind: "number",
    choices: [],
    descendingFirst: true,
    unsigned: false,
    head: headOf(options.short, options.unit ?? ""),
    print: (cell) => formatNumber(Number(cell), decimals),
    plain: (cell) => plainNumber(formatNumber(Number(cell), decimals)),
    ...options,
  };
}

interface ChoiceOptions extends Pick<TableColumn, "key" | "label" | "group"> {
  choices: readonly ColumnChoice[];
  descendingFirst?: boolean;
  wraps?: boolean;
}

export function choiceColumn({ choices, ...options }: ChoiceOptions): TableColumn {
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const print = (cell: number | string) =>
    choicesIn(cell)
      .map((value) => labels.get(value) ?? value)
      .join(", ");
  return {
    short: options.label,
    head: options.label,
    unit: "",
    definition: "",
    kind: "choice",
    descendingFirst: false,
    unsigned: false,
    choices,
    print,
    plain: print,
    ...options,
  };
}

/** Words, sorted as one reads them. */
export function textColumn(
  options: Pick<TableColumn, "key" | "label" | "group"> &
    Partial<Pick<TableColumn, "short" | "head" | "letters" | "definition">>,
): TableColumn {
  return {
    short: options.label,
    head: options.label,
    unit: "",
    definition: "",
    kind: "text",
    choices: [],
    descendingFirst: false,
    unsigned: false,
    print: String,
    plain: String,
    ...options,
  };
}

/** Points of health and bare numbers need no unit, and some figures are called by theirs: "hp/t". */
function headOf(short: string, unit: string): string {
  return unit === "hp" || short === unit ? short : `${short} ${unit}`.trim();
}

function plainNumber(text: string): string {
  return text.replaceAll(",", "").replace("\u2212", "-");
}
