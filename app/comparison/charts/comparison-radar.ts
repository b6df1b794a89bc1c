import type { ComparedColumn } from "#app/comparison/table/comparison-column.ts";
import type { ReadPoint } from "#app/components/charts/line-chart-content.ts";
import { markerPath } from "#app/components/charts/markers.tsx";
import { linePath, short } from "#app/game/charts/axis.ts";
import { type RadarPoint, radarPercentiles, radarPoints } from "#app/game/charts/radar.ts";
import { comparedStats } from "#app/game/model/vehicle/compared-stats.ts";
import { NOT_KNOWN } from "#app/game/stats/format.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** View box of the radar, its centre and the radius of its rim. */
export const COMPARISON_RADAR_BOX = { width: 460, height: 320, centre: [230, 162], radius: 118 } as const;

/** A column in the radar: its place among the columns, its outline and the marks at its corners. */
interface ColumnShape {
  column: number;
  d: string;
  marks: string;
}

/** A ready radar: percentiles of every column within its own tier and class, 0 in the middle, 100 at the rim. */
export interface ComparisonRadar {
  grid: string;
  /** Percentile 50 everywhere. */
  ring: string;
  shapes: ColumnShape[];
  /** The corners of each shape, which can be read one by one. */
  points: ReadPoint[][];
  axes: { label: string; x: number; y: number; anchor: "start" | "middle" | "end" }[];
  /** The same as a table: a head row, then one row per axis. */
  rows: string[][];
  /** Names of the columns that have no shape. */
  missing: string[];
}

/** Fewest axes that make an area. */
const FEWEST = 3;

/** Null where no column has enough percentiles. */
export function comparisonRadar(compared: readonly ComparedColumn[]): ComparisonRadar | null {
  const all = compared.map(({ record, vehicle }) =>
    // Stock figures that stand alone are compared with nothing.
    record.record === "default-profile" ? [] : radarPercentiles(vehicle.stats, comparedStats(record), record.peers),
  );
  const axes = all.find((percentiles) => percentiles.length > 0);
  if (axes === undefined) return null;
  const { centre, radius } = COMPARISON_RADAR_BOX;
  const level = (share: number) => pointsOf(axes.map(() => share));
  const shapes = all.flatMap((percentiles, column): ColumnShape[] => {
    const points = pointsOf(percentiles.map(({ percentile }) => (percentile ?? 0) / 100));
    // Unknown values are left out of the outline rather than drawn as zero.
    const known = points.filter((_, axis) => percentiles[axis]?.percentile != null);
    if (known.length < FEWEST) return [];
    return [{ column, d: `${linePath(known)}Z`, marks: known.map(([x, y]) => markerPath(column, x, y)).join("") }];
  });
  if (shapes.length === 0) return null;
  const spokes = level(1).map(([x, y]) => `M${centre[0]} ${centre[1]}L${short(x)} ${short(y)}`);
  const drawn = new Set(shapes.map(({ column }) => column));
  return {
    grid: [...[0.25, 0.5, 0.75, 1].map((share) => `${linePath(level(share))}Z`), ...spokes].join(""),
    ring: `${linePath(level(0.5))}Z`,
    shapes,
    points: shapes.map(({ column }) => {
      const percentiles = all[column] ?? [];
      const points = pointsOf(percentiles.map(({ percentile }) => (percentile ?? 0) / 100));
      return percentiles.flatMap(({ label, percentile }, axis): ReadPoint[] => {
        const at = points[axis];
        const name = compared[column]?.record.shortName ?? "";
        return at && percentile != null ? [{ at, text: `${name}: ${label} ${percentileText(percentile)}` }] : [];
      });
    }),
    axes: level(1 + 14 / radius).map(([x, y], axis) => {
      const aside = x - centre[0];
      return {
        label: axes[axis]?.label ?? "",
        x: Number(short(x)),
        y: Number(short(y + 4)),
        anchor: Math.abs(aside) < 1 ? "middle" : aside > 0 ? "start" : "end",
      };
    }),
    rows: axes.map(({ label, key }, axis) => [
      `${label} (${STAT_META[key].label.toLowerCase()})`,
      ...all.map((percentiles) => percentileText(percentiles[axis]?.percentile)),
    ]),
    missing: compared.flatMap(({ record }, column) => (drawn.has(column) ? [] : [record.name])),
  };
}

function pointsOf(shares: readonly number[]): RadarPoint[] {
  return radarPoints(shares, COMPARISON_RADAR_BOX.centre, COMPARISON_RADAR_BOX.radius);
}

function percentileText(percentile: number | null | undefined): string {
  return percentile == null ? NOT_KNOWN : String(Math.round(percentile));
}
