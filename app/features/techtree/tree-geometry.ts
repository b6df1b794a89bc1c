/**
 * Measures of the drawing, px: eleven columns fit beside the rail at 1440. The style sheets place the nodes by the
 * same ones.
 */
export const COLUMN_WIDTH = 119;
export const ROW_HEIGHT = 58;
/** Space over the first row. */
export const TOP = 4;
/** The row of tiers over the drawing; it keeps its size when the drawing is scaled. */
export const HEAD_HEIGHT = 44;
const NODE_WIDTH = 105;
const NODE_HEIGHT = 48;
const NODE_INSET = 7;
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
 * The line of a step: out to the right, up or down in the gap behind the column, on to the right.
 * A step over several tiers runs along the row of its end; one within a tier comes back from the gap.
 */
export function edgePath(from: Place, to: Place): string {
  const start = rightOf(from);
  const y = middleOf(from);
  const back = to.tier === from.tier;
  const end = back ? rightOf(to) : leftOf(to);
  if (from.row === to.row) return `M${start} ${y}H${end}`;
  const gap = start + (COLUMN_WIDTH - NODE_WIDTH) / 2;
  const down = to.row > from.row ? CORNER : -CORNER;
  const on = back ? -CORNER : CORNER;
  const endY = middleOf(to);
  return `M${start} ${y}H${gap - CORNER}Q${gap} ${y} ${gap} ${y + down}V${endY - down}Q${gap} ${endY} ${gap + on} ${endY}H${end}`;
}

const KEY_COLUMNS = 3;
const KEY_ROWS = 3;

/** An empty corner of three by three places for the key, as far to the left and to the top as there is one. */
export function emptyCorner(nodes: Place[], edges: [Place, Place][], columns: number, rows: number): Place | null {
  for (let tier = 1; tier + KEY_COLUMNS - 1 <= columns; tier += 1) {
    for (let row = 0; row + KEY_ROWS <= rows; row += 1) {
      const corner = { left: tier, right: tier + KEY_COLUMNS - 1, top: row, bottom: row + KEY_ROWS - 1 };
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

/** Whether a line runs through: upright in a gap between two of the columns, or along a row to a further column. */
function crosses([from, to]: [Place, Place], corner: Corner): boolean {
  const { left, right, top, bottom } = corner;
  const upright = from.tier >= left && from.tier < right;
  if (upright && Math.min(from.row, to.row) <= bottom && Math.max(from.row, to.row) >= top) return true;
  for (let tier = from.tier + 1; tier < to.tier; tier += 1) if (isInside({ tier, row: to.row }, corner)) return true;
  return false;
}

function leftOf({ tier }: Place): number {
  return (tier - 1) * COLUMN_WIDTH + NODE_INSET;
}

function rightOf(place: Place): number {
  return leftOf(place) + NODE_WIDTH;
}

function middleOf({ row }: Place): number {
  return TOP + row * ROW_HEIGHT + NODE_HEIGHT / 2;
}
