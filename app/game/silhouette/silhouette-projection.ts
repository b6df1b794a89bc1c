import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";

/** A part of the drawing: an outline or a circle, in the units of the view box. */
export type SilhouetteShape =
  | { kind: "path"; className: string; d: string; outline?: SilhouetteOutline }
  | { kind: "circle"; className: string; cx: number; cy: number; r: number };

/** The corners of a part that words are placed by, in the units of the view box. */
export interface SilhouetteOutline {
  part: "hull" | "turret" | "gun";
  corners: SilhouettePoint[];
}

export type SilhouettePoint = [forward: number, up: number];

/** Converts measures in metres (forward, up) into shapes in the units of a view box. */
export interface SilhouetteProjection {
  x(metres: number): number;
  y(metres: number): number;
  path(className: string, points: SilhouettePoint[], part?: SilhouetteOutline["part"]): SilhouetteShape;
  circle(className: string, cx: number, cy: number, r: number): SilhouetteShape;
}

export interface SilhouetteFrame {
  width: number;
  /** The ground's distance from the top. */
  ground: number;
  /** Units of the view box in one metre. */
  scale: number;
  /** The position, metres forward, in the middle of the frame. */
  middle: number;
}

/** A projection in which vehicles face left. */
export function silhouetteProjection({ width, ground, scale, middle }: SilhouetteFrame): SilhouetteProjection {
  const x = (metres: number) => tenth(width / 2 + (middle - metres) * scale);
  const y = (metres: number) => tenth(ground - metres * scale);
  return {
    x,
    y,
    path: (className, points, part) => {
      const corners = points.map(([px, py]): SilhouettePoint => [x(px), y(py)]);
      const d = `M${corners.map((corner) => corner.join(" ")).join(" ")}Z`;
      return { kind: "path", className, d, ...(part && { outline: { part, corners } }) };
    },
    circle: (className, cx, cy, r) => ({ kind: "circle", className, cx: x(cx), cy: y(cy), r: tenth(r * scale) }),
  };
}

/** Tenths of a unit of the view box are finer than a screen. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Length of the hull without the gun, m: to within a tenth where it is `hullMeasured`. */
export function hullLength({ hullFront, hullRear }: Pick<Silhouette, "hullFront" | "hullRear">): number {
  return hullFront - hullRear;
}
