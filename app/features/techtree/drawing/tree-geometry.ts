import {
  COLUMN_WIDTH,
  CORNER_COLUMNS,
  CORNER_ROWS,
  leftOfTier,
  NODE_HEIGHT,
  NODE_WIDTH,
  ROW_HEIGHT,
  TOP,
  topOfRow,
} from "#app/theme/tree-lengths.ts";

/** Radius of a line's corners, px. */
const CORNER = 6;

/** Where a node stands: tier from 1, row from 0. */
export interface Place {
  tier: number;
  row: number;
}

/** Width and height of the whole drawing, without the row of tiers. */
export function treeSize(columns: number, rows: number): { width: number; height: number } {
  return { width: columns * COLUMN_WIDTH, height: TOP + rows * ROW_HEIGHT };
}

/**
 * The line of a research step: right from the node, up or down in the gap behind its column, then right to the next.
 */
export function edgePath(from: Place, to: Place): string {
  const start = rightOf(from);
  const y = middleOf(from);
  const back = to.tier === from.tier;
  const end = back ? rightOf(to) : leftOfTier(to.tier);
  if (from.row === to.row) return `M${start} ${y}H${end}`;
  const gap = start + (COLUMN_WIDTH - NODE_WIDTH) / 2;
  const down = to.row > from.row ? CORNER : -CORNER;
  const on = back ? -CORNER : CORNER;
  const endY = middleOf(to);
  return `M${start} ${y}H${gap - CORNER}Q${gap} ${y} ${gap} ${y + down}V${endY - down}Q${gap} ${endY} ${gap + on} ${endY}H${end}`;
}

/** An empty area of three by three cells for the legend, as far left and up as there is one. */
export function emptyArea(nodes: Place[], edges: [Place, Place][], columns: number, rows: number): Place | null {
  for (let tier = 1; tier + CORNER_COLUMNS - 1 <= columns; tier += 1) {
    for (let row = 0; row + CORNER_ROWS <= rows; row += 1) {
      const corner = { left: tier, right: tier + CORNER_COLUMNS - 1, top: row, bottom: row + CORNER_ROWS - 1 };
      if (!nodes.some((node) => isInside(node, corner)) && !edges.some((ends) => crosses(ends, corner)))
        return { tier, row };
    }
  }
  return null;
}

interface Corner {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function isInside({ tier, row }: Place, { left, right, top, bottom }: Corner): boolean {
  return tier >= left && tier <= right && row >= top && row <= bottom;
}

/**
 * Whether an edge crosses the area: vertically in a gap between two of its columns, or along a row to a further column.
 */
function crosses([from, to]: [Place, Place], corner: Corner): boolean {
  const { left, right, top, bottom } = corner;
  const upright = from.tier >= left && from.tier < right;
  if (upright && Math.min(from.row, to.row) <= bottom && Math.max(from.row, to.row) >= top) return true;
  for (let tier = from.tier + 1; tier < to.tier; tier += 1) if (isInside({ tier, row: to.row }, corner)) return true;
  return false;
}

function rightOf({ tier }: Place): number {
  return leftOfTier(tier) + NODE_WIDTH;
}

function middleOf({ row }: Place): number {
  return topOfRow(row) + NODE_HEIGHT / 2;
}
