import type { VehiclePeers } from "../model/vehicle/vehicle.ts";
import type { StatKey, Stats } from "../stats/keys.ts";
import { otherValues, rankOf } from "../stats/rank.ts";

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

/** The stats on a vehicle's radar, in axis order, clockwise from the top. */
const AXES: readonly { label: string; key: StatKey }[] = [
  { label: "Firepower", key: "dpm" },
  { label: "Penetration", key: "penetration" },
  { label: "Armour", key: "hullFront" },
  { label: "Health", key: "health" },
  { label: "Mobility", key: "specificPower" },
  { label: "Vision", key: "viewRange" },
];

/** One axis and the vehicle's percentile on it, 0 to 100; null where it is not known. */
interface RadarPercentile {
  label: string;
  key: StatKey;
  percentile: number | null;
}

/** Tolerance, relative: figures are stored with seven digits. */
const SAME = 1e-6;

/**
 * The percentiles of a vehicle with the given figures among the top configurations of its tier and class.
 * @param top the vehicle's own figures at top configuration, which the stored percentiles belong to
 */
export function radarPercentiles(stats: Stats, top: Stats, peers: VehiclePeers): RadarPercentile[] {
  return AXES.map(({ label, key }) => ({
    label,
    key,
    percentile: percentileOf(key, stats[key], top, peers),
  }));
}

function percentileOf(key: StatKey, value: number | null | undefined, top: Stats, peers: VehiclePeers): number | null {
  if (value === null || value === undefined) return null;
  const atTop = top[key];
  if (typeof atTop === "number" && Math.abs(value - atTop) <= SAME * Math.abs(atTop))
    return peers.stats[key]?.percentile ?? null;
  return rankOf(key, value, otherValues(key, peers, top))?.percentile ?? null;
}
