import type { VehiclePeers } from "../model/vehicle/vehicle.ts";
import type { StatKey, Stats } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { rankInGroup } from "../stats/peers.ts";

/** What a radar shows of a vehicle, in the order of its axes, clockwise from the top. */
const AXES: [label: string, key: StatKey][] = [
  ["Firepower", "dpm"],
  ["Penetration", "penetration"],
  ["Armour", "hullFront"],
  ["Health", "health"],
  ["Mobility", "specificPower"],
  ["Vision", "viewRange"],
];

/** One axis and the vehicle's percentile on it, 0 to 100; null where it is not known. */
export interface RadarPercentile {
  label: string;
  key: StatKey;
  percentile: number | null;
}

/** Tolerance: figures are stored with six decimals. */
const SAME = 1e-5;

/**
 * The percentiles of a vehicle with the given figures among the top configurations of its tier and class.
 * @param top the vehicle's own figures at top configuration, which the stored percentiles belong to
 * @param peerValues the figure of every other vehicle of the tier and class at top configuration; empty for what the
 * index does not have
 */
export function radarPercentiles(
  stats: Stats,
  top: Stats,
  peers: VehiclePeers["stats"],
  peerValues: (key: StatKey) => readonly number[],
): RadarPercentile[] {
  return AXES.map(([label, key]) => ({
    label,
    key,
    percentile: percentileOf(key, stats[key], top[key], peers, peerValues),
  }));
}

function percentileOf(
  key: StatKey,
  value: number | null | undefined,
  atTop: number | null | undefined,
  peers: VehiclePeers["stats"],
  peerValues: (key: StatKey) => readonly number[],
): number | null {
  if (value === null || value === undefined) return null;
  if (typeof atTop === "number" && Math.abs(value - atTop) < SAME) return peers[key]?.percentile ?? null;
  const others = peerValues(key);
  return others.length === 0 ? null : rankInGroup(value, [value, ...others], STAT_META[key].better).percentile;
}
