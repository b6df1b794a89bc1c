import type { Rule } from "unocss";
import { leftOfTier, TREE_COLUMNS, TREE_ROWS, topOfRow } from "./tree-lengths.ts";

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
