import type { Rule } from "unocss";

/**
 * Sizes in the tech tree drawing, px: eleven columns fit next to the rail at 1440. Its styles (the classes below and
 * app/techtree/techtree-page.css) and its lines (app/techtree/tree-content.ts) use the same ones.
 */
export const COLUMN_WIDTH = 119;
export const ROW_HEIGHT = 58;
export const NODE_WIDTH = 105;
export const NODE_HEIGHT = 48;
/** Space over the first row. */
export const TOP = 4;
/** The row of tiers over the drawing; it keeps its size when the drawing is scaled. */
export const HEAD_HEIGHT = 44;
/** The corner for the key. */
export const CORNER_COLUMNS = 3;
export const CORNER_ROWS = 3;
/** Those of them that the style sheet takes, as custom properties: `--tree-column`. */
export const TREE_LENGTHS = {
  column: `${COLUMN_WIDTH}px`,
  head: `${HEAD_HEIGHT}px`,
  "node-w": `${NODE_WIDTH}px`,
  "node-h": `${NODE_HEIGHT}px`,
  // Within the edges of the nodes of its columns.
  corner: `${CORNER_COLUMNS * COLUMN_WIDTH - (COLUMN_WIDTH - NODE_WIDTH)}px`,
} as const;
/** Columns and rows that the style sheet has places for. */
export const TREE_COLUMNS = 11;
export const TREE_ROWS = 24;

/** The left edge of a tier's column, from tier 1. */
export function leftOfTier(tier: number): number {
  return (tier - 1) * COLUMN_WIDTH + (COLUMN_WIDTH - NODE_WIDTH) / 2;
}

/** The upper edge of a row, from row 0. */
export function topOfRow(row: number): number {
  return TOP + row * ROW_HEIGHT;
}

/** Positions in the tech tree drawing, as classes: the content security policy blocks inline styles. */
export const treePositionRules: Rule[] = [
  [/^tree-column-(\d+)$/, ([, tier]) => ({ left: `${leftOfTier(Number(tier))}px` })],
  [/^tree-row-(\d+)$/, ([, row]) => ({ top: `${topOfRow(Number(row))}px` })],
];

/** The classes of all places: columns by tier from 1, rows from 0. */
export const TREE_POSITIONS = [
  ...Array.from({ length: TREE_COLUMNS }, (_, index) => `tree-column-${index + 1}`),
  ...Array.from({ length: TREE_ROWS }, (_, row) => `tree-row-${row}`),
];
