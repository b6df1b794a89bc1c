import { type BoardPoint, MAX_POINTS } from "./tactics-board.ts";

/**
 * A line with fewer corners that is nowhere farther from the drawn one than the tolerance (Ramer, 1972; Douglas and
 * Peucker, 1973). Both ends stay.
 * @param tolerance in thousandths of the field
 */
export function simplified(points: readonly BoardPoint[], tolerance: number): BoardPoint[] {
  const kept = new Set([0, points.length - 1]);
  const segments: [from: number, to: number][] = [[0, points.length - 1]];
  for (let segment = segments.pop(); segment; segment = segments.pop()) {
    const [from, to] = segment;
    let [farthest, maxDistance] = [from, tolerance];
    for (let i = from + 1; i < to; i++) {
      const far = fromSegment(points[i], points[from], points[to]);
      if (far > maxDistance) [farthest, maxDistance] = [i, far];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    segments.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => kept.has(i));
}

/**
 * A freehand line on whole points: as fine as is visible, and coarser if it would be too long.
 * @param fits whether there is room for it
 * @returns null if not even a straight line fits: a loop reduced to a single point is no line
 */
export function drawnWay(drawn: readonly BoardPoint[], fits: (points: BoardPoint[]) => boolean): BoardPoint[] | null {
  let simple = drawn;
  for (let tolerance = 2; tolerance < 2000; tolerance *= 2) {
    simple = simplified(simple, tolerance);
    const points = withoutRepeats(simple.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
    if (points.length > 1 && points.length <= MAX_POINTS && fits(points)) return points;
  }
  return null;
}

function withoutRepeats(points: readonly BoardPoint[]): BoardPoint[] {
  return points.filter(({ x, y }, i) => x !== points[i - 1]?.x || y !== points[i - 1]?.y);
}

/** The distance of a point from a segment; 0 where one of them is not there. */
export function fromSegment(point?: BoardPoint, from?: BoardPoint, to?: BoardPoint): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const projection = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, projection));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
