/** A drawing on a 24 grid. */
export interface SheetDrawing {
  /** Class name of the icon. */
  name: string;
  /** Keeps its own colours; others take the colour of the text. */
  coloured: boolean;
  svg: string;
}

/** A cell of the sheet, in units of the drawings' grid: the margin keeps neighbours from bleeding in. */
export const CELL = 28;
export const MARGIN = 2;
export const GRID = 24;
const COLUMNS = 10;

/** Position of a drawing: column and row, from 0. */
export function cellOf(index: number): { column: number; row: number } {
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS) };
}

/** Columns and rows of a sheet. */
export function sheetCells(count: number): { columns: number; rows: number } {
  return { columns: Math.min(count, COLUMNS), rows: Math.ceil(count / COLUMNS) };
}

/** Length of a side of the sheet in per cent of an icon's. */
export function sheetSize(cells: number): number {
  return (cells * CELL * 100) / GRID;
}

/**
 * Position of a drawing along one axis, as a CSS percentage: the share of the difference between sheet and icon size.
 * @param index column or row, from 0
 * @param cells number of columns or rows in the sheet
 */
export function sheetPosition(index: number, cells: number): number {
  return ((index * CELL + MARGIN) * 100) / (cells * CELL - GRID);
}

/**
 * The style sheet of the icons: masks in the colour of the text, and pictures in their own.
 * @param image the sheet, as CSS writes an image
 */
export function sheetCss(drawings: readonly SheetDrawing[], image: string): string {
  const { columns, rows } = sheetCells(drawings.length);
  const size = `${round(sheetSize(columns))}% ${round(sheetSize(rows))}%`;
  const rules: string[] = [];
  for (const [kind, colour] of [
    ["mask", "background-color:currentColor;"],
    ["background", ""],
  ] as const) {
    const all = drawings.filter(({ coloured }) => coloured === (kind === "background")).map(({ name }) => `.${name}`);
    if (all.length === 0) continue;
    rules.push(
      `${all.join(",")}{${kind}-image:${image};${kind}-size:${size};${kind}-repeat:no-repeat;${colour}${BOX}}`,
    );
  }
  for (const [index, { name, coloured }] of drawings.entries()) {
    const { column, row } = cellOf(index);
    const position = `${round(sheetPosition(column, columns))}% ${round(sheetPosition(row, rows))}%`;
    rules.push(`.${name}{${coloured ? "background" : "mask"}-position:${position}}`);
  }
  return rules.join("\n");
}

const BOX = "width:1em;height:1em;display:inline-block;flex:none;vertical-align:-0.125em";

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
