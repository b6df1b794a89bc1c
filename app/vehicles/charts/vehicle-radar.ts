import { linePath, short } from "#app/game/charts/axis.ts";
import { radarPercentiles, radarPoints } from "#app/game/charts/radar.ts";
import type { VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** View box of the radar, its centre and the radius of its rim. */
export const RADAR_BOX = { width: 360, height: 268, centre: [180, 132], radius: 92 } as const;

/** One axis of the radar: its name, the percentile and where to write them. */
interface VehicleRadarAxis {
  label: string;
  /** The stat behind the axis: "Damage per minute". */
  statLabel: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  dot: { x: number; y: number };
}

/** A ready radar: percentiles against the tier and class, 0 in the middle, 100 at the rim. */
export interface VehicleRadar {
  grid: string;
  /** The ring of the median: percentile 50 everywhere. */
  ring: string;
  shape: string;
  axes: VehicleRadarAxis[];
  /** Names of the axes without a value for these modules. */
  missing: string[];
}

/** Fewest axes that make an area. */
const FEWEST = 3;

/**
 * The percentiles of a vehicle with the given figures among the top configurations of its tier and class.
 * @param top the vehicle's own figures at top configuration, which the stored percentiles belong to
 */
export function vehicleRadar(stats: Stats, top: Stats, peers: VehiclePeers): VehicleRadar | null {
  const known: { label: string; key: StatKey; percentile: number }[] = [];
  const missing: string[] = [];
  for (const { label, key, percentile } of radarPercentiles(stats, top, peers)) {
    if (percentile === null) missing.push(label);
    else known.push({ label, key, percentile });
  }
  if (known.length < FEWEST) return null;
  const { centre, radius } = RADAR_BOX;
  const shares = known.map(({ percentile }) => percentile / 100);
  const level = (share: number) =>
    radarPoints(
      known.map(() => share),
      centre,
      radius,
    );
  const spokes = level(1).map(([x, y]) => `M${centre[0]} ${centre[1]}L${short(x)} ${short(y)}`);
  const dots = radarPoints(shares, centre, radius);
  const names = level(1.14);
  return {
    grid: [...[0.25, 0.5, 0.75, 1].map((share) => `${linePath(level(share))}Z`), ...spokes].join(""),
    ring: `${linePath(level(0.5))}Z`,
    shape: `${linePath(dots)}Z`,
    axes: known.map(({ label, key, percentile }, index) => {
      const [x, y] = names[index] ?? centre;
      const [dotX, dotY] = dots[index] ?? centre;
      const aside = x - centre[0];
      return {
        label,
        statLabel: STAT_META[key].label,
        text: String(Math.round(percentile)),
        x: Number(short(x)),
        y: Number(short(y + 4)),
        anchor: Math.abs(aside) < 1 ? "middle" : aside > 0 ? "start" : "end",
        dot: { x: Number(short(dotX)), y: Number(short(dotY)) },
      };
    }),
    missing,
  };
}
