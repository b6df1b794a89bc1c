/** Measures of the drawing, px; app/ui/styles/techtree.css places the nodes by the same ones. */
export const COLUMN_WIDTH = 131;
export const ROW_HEIGHT = 58;
/** Height of the row of tiers, with the space under it. */
export const HEAD_HEIGHT = 48;
const NODE_WIDTH = 111;
const NODE_HEIGHT = 48;
const NODE_INSET = 10;
const CORNER = 8;

/** Rows that the stylesheet has places for. */
export const MOST_ROWS = 24;

/** Where a node stands: tier from 1, row from 0. */
export interface Place {
  tier: number;
  row: number;
}

/** Width and height of the whole drawing. */
export function treeSize(columns: number, rows: number): { width: number; height: number } {
  return { width: columns * COLUMN_WIDTH, height: HEAD_HEIGHT + rows * ROW_HEIGHT };
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
      const inside = (place: Place) =>
        place.tier >= tier && place.tier < tier + KEY_COLUMNS && place.row >= row && place.row < row + KEY_ROWS;
      const crossed = edges.some(([from, to]) => placesUnder(from, to).some(inside));
      if (!crossed && !nodes.some(inside)) return { tier, row };
    }
  }
  return null;
}

/** Places that a line touches: those beside its upright part, and those it runs over to a further column. */
function placesUnder(from: Place, to: Place): Place[] {
  const places: Place[] = [];
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  // The upright part runs right of the column: it bars a corner that reaches over both of its sides.
  for (let row = top; row <= bottom; row += 1) places.push({ tier: from.tier, row }, { tier: from.tier + 1, row });
  for (let { tier } = from; tier < to.tier; tier += 1) places.push({ tier, row: to.row });
  return places;
}

function leftOf({ tier }: Place): number {
  return (tier - 1) * COLUMN_WIDTH + NODE_INSET;
}

function rightOf(place: Place): number {
  return leftOf(place) + NODE_WIDTH;
}

function middleOf({ row }: Place): number {
  return HEAD_HEIGHT + row * ROW_HEIGHT + NODE_HEIGHT / 2;
}
