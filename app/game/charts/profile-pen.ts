/** A part of the drawing: an outline or a circle, in the units of the view box. */
export type Shape =
  | { kind: "path"; className: string; d: string }
  | { kind: "circle"; className: string; cx: number; cy: number; r: number };

export type Point = [forward: number, up: number];

/** Draws what is measured in metres, forward and up, into the units of a view box. */
export interface Pen {
  x(metres: number): number;
  y(metres: number): number;
  path(className: string, points: Point[]): Shape;
  circle(className: string, cx: number, cy: number, r: number): Shape;
}

interface Frame {
  width: number;
  /** Where the ground is, from the top. */
  ground: number;
  /** Units of the view box in one metre. */
  scale: number;
  /** Metres forward that stand in the middle of the frame. */
  middle: number;
}

/** A pen for vehicles that face left. */
export function penFor({ width, ground, scale, middle }: Frame): Pen {
  const x = (metres: number) => tenth(width / 2 + (middle - metres) * scale);
  const y = (metres: number) => tenth(ground - metres * scale);
  return {
    x,
    y,
    path: (className, points) => ({
      kind: "path",
      className,
      d: `M${points.map(([px, py]) => `${x(px)} ${y(py)}`).join(" ")}Z`,
    }),
    circle: (className, cx, cy, r) => ({ kind: "circle", className, cx: x(cx), cy: y(cy), r: tenth(r * scale) }),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
