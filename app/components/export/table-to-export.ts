import type { TableRows } from "../data-table/rows/table-rows.ts";
import { columnOf, type TableDefinition } from "../data-table/table-definition.ts";
import type { ExportColumn, ExportProgress, ExportTable, ExportValue } from "./export-table.ts";

/** The part of a table to export: rows, and columns whose cells are loaded. */
export interface ChosenCells {
  rows: TableRows;
  model: TableDefinition;
  /** Numbers of the rows, in order. */
  selected: readonly number[];
  keys: readonly string[];
}

type ExportCells = Pick<ExportTable, "columns" | "rows">;

/** Rows that are read before the browser may answer its visitor. */
const STEP = 50;

/** The chosen cells as plain values, at once. */
export function exportedCells(chosen: ChosenCells): ExportCells {
  return { columns: exportColumns(chosen), rows: chosen.selected.map(valueReader(chosen)) };
}

/**
 * The same a few rows at a time, so that the page stays quick with all vehicles and all figures.
 * @throws the signal's reason when it is cancelled
 */
export async function exportedCellsInSteps(
  chosen: ChosenCells,
  { signal, report }: ExportProgress,
): Promise<ExportCells> {
  const { selected } = chosen;
  const values = valueReader(chosen);
  const rows: ExportValue[][] = [];
  for (let start = 0; start < selected.length; start += STEP) {
    signal.throwIfAborted();
    report(start);
    rows.push(...selected.slice(start, start + STEP).map(values));
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
  return { columns: exportColumns(chosen), rows };
}

function exportColumns({ model, keys }: ChosenCells): ExportColumn[] {
  return keys.map((key) => {
    const { label, unit, kind, choices, plain } = columnOf(model, key);
    const labels = Object.fromEntries(choices.map(({ value }) => [value, plain(value)]));
    return { key, label, unit, kind, ...(kind === "choice" && { labels }) };
  });
}

/** Reads the values of a row: figures with the decimals of the table, choices as cells have them. */
function valueReader({ rows, model, keys }: ChosenCells): (row: number) => ExportValue[] {
  const columns = keys.map((key) => ({ ...columnOf(model, key), cells: rows.column(key)?.cells ?? [] }));
  return (row) =>
    columns.map(({ cells, kind, plain }) => {
      const cell = cells[row] ?? null;
      if (cell === null || cell === "" || kind === "choice") return cell;
      return kind === "number" ? Number(plain(cell)) : plain(cell);
    });
}
