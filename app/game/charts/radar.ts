/** A point in the units of the drawing. */
export type RadarPoint = readonly [x: number, y: number];

/**
 * Corners of a figure on evenly spread axes, the first pointing up, then clockwise.
 * @param shares 0 (centre) to 1 (rim), one an axis
 * @param radius of the rim, in the units of the drawing
 */
export function radarPoints(shares: readonly number[], centre: RadarPoint, radius: number): RadarPoint[] {
  return shares.map((share, index) => {
    const angle = (2 * Math.PI * index) / shares.length;
    return [centre[0] + radius * share * Math.sin(angle), centre[1] - radius * share * Math.cos(angle)];
  });
}
