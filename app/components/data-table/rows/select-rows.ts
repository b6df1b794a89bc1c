import type { TableQuery } from "../query/table-query.ts";
import { choicesIn, type TableCell, type TableColumn } from "../table-column.ts";
import { columnOf, type TableDefinition } from "../table-definition.ts";
import type { TableRows } from "./table-rows.ts";

/**
 * Row numbers that match a query, in its order. Values that are unknown or do not apply match no range and come last
 * in either direction. Ties keep the table's order; a search without its own order keeps its best matches first.
 */
export function selectRows(rows: TableRows, model: TableDefinition, query: TableQuery): number[] {
  const passes = filterOf(rows, model, query);
  const found = query.q === "" ? rows.natural : rows.find(query.q);
  const kept = found.filter(passes);
  const order = orderOf(rows, model, query);
  if (order === null) return kept;
  // Stryker disable next-line ConditionalExpression,StringLiteral: without a text they are in that order already, which only saves time
  return (query.q === "" ? kept : inNaturalOrder(rows, kept)).sort(order);
}

type RowFilter = (row: number) => boolean;

function filterOf(rows: TableRows, model: TableDefinition, { sets, ranges }: TableQuery): RowFilter {
  const filters: RowFilter[] = [];
  for (const [key, values] of Object.entries(sets)) {
    const wanted = new Set(values);
    const cells = rows.column(key)?.cells ?? [];
    filters.push((row) => choicesIn(cells[row] ?? "").some((value) => wanted.has(value)));
  }
  for (const [key, { min, max }] of Object.entries(ranges)) {
    if (columnOf(model, key).kind !== "number") continue;
    const numbers = numbersOf(rows.column(key)?.cells ?? []);
    const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    // NaN fails both comparisons.
    filters.push((row) => (numbers[row] ?? Number.NaN) >= from && (numbers[row] ?? Number.NaN) <= to);
  }
  return (row) => filters.every((passes) => passes(row));
}

function inNaturalOrder({ natural }: TableRows, kept: readonly number[]): number[] {
  const set = new Set(kept);
  return natural.filter((row) => set.has(row));
}

function orderOf(
  rows: TableRows,
  model: TableDefinition,
  { sort }: TableQuery,
): ((a: number, b: number) => number) | null {
  const terms = sort.flatMap(({ key, descending }) => {
    const cells = rows.column(key)?.cells;
    return cells ? [{ keys: sortKeysOf(cells, columnOf(model, key)), descending }] : [];
  });
  if (terms.length === 0) return null;
  return (a, b) => {
    for (const { keys, descending } of terms) {
      const [left = Number.NaN, right = Number.NaN] = [keys[a], keys[b]];
      const missing = Number(Number.isNaN(left)) - Number(Number.isNaN(right));
      // Not a number where both are missing, which decides as little as equal ones do.
      const order = missing || (descending ? right - left : left - right);
      if (order) return order;
    }
    return 0;
  };
}

/** Numbers that sort like the cells, not a number where there is none; made once for each column, which never changes. */
const known = new WeakMap<readonly TableCell[], Float64Array>();

function sortKeysOf(cells: readonly TableCell[], column: TableColumn): Float64Array {
  if (column.kind === "number") return numbersOf(cells);
  const made = known.get(cells) ?? ranksOf(cells, column);
  // Stryker disable next-line CallExpression: it is made again otherwise, which only takes time
  known.set(cells, made);
  return made;
}

function numbersOf(cells: readonly TableCell[]): Float64Array {
  const made =
    known.get(cells) ?? Float64Array.from(cells, (cell) => (cell === null || cell === "" ? Number.NaN : Number(cell)));
  // Stryker disable next-line CallExpression: as above
  known.set(cells, made);
  return made;
}

const collator = new Intl.Collator("en", { numeric: true });

function ranksOf(cells: readonly TableCell[], { kind, choices }: TableColumn): Float64Array {
  const values = [...new Set(cells.map((cell) => String(cell ?? "")))].filter((value) => value !== "");
  const order = kind === "choice" ? choices.map(({ value }) => value) : values.sort(collator.compare);
  const ranks = new Map(order.map((value, rank) => [value, rank]));
  const first = (cell: TableCell) => (kind === "choice" ? choicesIn(cell ?? "")[0] : String(cell ?? "")) ?? "";
  return Float64Array.from(cells, (cell) => ranks.get(first(cell)) ?? Number.NaN);
}
