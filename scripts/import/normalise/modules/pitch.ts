import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/** A corner of a limit: share of the full circle from straight ahead, and angle in degrees. */
type Corner = [share: number, angle: number];

/**
 * Reads the limits of the gun over the arc. `minPitch` is the elevation (negative
 * angles are upwards), `maxPitch` the depression; both are lists of corners
 * `share angle share angle …` with straight lines between them.
 * @param yaw sideways travel in degrees when limited: only what it reaches counts
 */
export function readPitch(limits: Cursor, yaw: { left: number; right: number } | null): Gun["pitch"] {
  const elevation = readCorners(limits.child("minPitch"));
  const depression = readCorners(limits.child("maxPitch"));
  const reach = (corners: Corner[]) => reachable(corners, yaw).map(([, angle]) => angle);
  return {
    depression: tidy(Math.max(...reach(depression))),
    elevation: tidy(-Math.min(...reach(elevation))),
    depressionAhead: tidy(angleAt(depression, 0)),
    depressionBehind: tidy(angleAt(depression, 0.5)),
  };
}

function readCorners(limit: Cursor): Corner[] {
  const numbers = limit.numbers(2);
  if (numbers.length % 2 !== 0) limit.fault("should hold pairs of numbers");
  const corners: Corner[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    corners.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  }
  return corners;
}

/** The corners inside the yaw limits, and the limits' own angles. */
function reachable(corners: Corner[], yaw: { left: number; right: number } | null): Corner[] {
  if (yaw === null) return corners;
  const right = Math.max(0, yaw.right) / 360;
  const left = 1 + Math.min(0, yaw.left) / 360;
  const inside = corners.filter(([share]) => share <= right || share >= left);
  return [...inside, [right, angleAt(corners, right)], [left, angleAt(corners, left)]];
}

function angleAt(corners: Corner[], share: number): number {
  const next = corners.findIndex(([at]) => at >= share);
  const [toShare = 1, toAngle = 0] = corners[next < 0 ? corners.length - 1 : next] ?? [];
  const [fromShare, fromAngle] = corners[next - 1] ?? [toShare, toAngle];
  if (toShare === fromShare) return toAngle;
  return fromAngle + ((toAngle - fromAngle) * (share - fromShare)) / (toShare - fromShare);
}
