import type { Vector3 } from "./mesh.ts";
import { dot, type PlacedPart, placed, type Ray } from "./ray.ts";

/** From where the vehicle is seen. The rays are parallel, as those from afar are. */
export interface ModelCamera {
  /** Of the shooter around the vehicle, degrees: 0 before it, 90 at its left. */
  turn: number;
  /** Of the shooter over the ground, degrees. */
  height: number;
  zoom: number;
  /** What is in the middle of the picture: right and up of the vehicle's middle, m. */
  centre: readonly [x: number, y: number];
  /** CSS pixels. */
  size: readonly [width: number, height: number];
}

/** Around all that is drawn but the gun. */
export interface ModelBounds {
  middle: Vector3;
  /** Of a ball around it, m. */
  radius: number;
  /** m */
  high: number;
}

/** Right, up and along the ray, of a picture. */
export function axesOf({ turn, height }: Pick<ModelCamera, "turn" | "height">) {
  const [t, h] = [(turn * Math.PI) / 180, (height * Math.PI) / 180];
  const [sin, cos] = [Math.sin(t), Math.cos(t)];
  const along: Vector3 = [sin * Math.cos(h), -Math.sin(h), -cos * Math.cos(h)];
  const right: Vector3 = [-cos, 0, -sin];
  const up: Vector3 = [sin * Math.sin(h), Math.cos(h), -cos * Math.sin(h)];
  return { right, up, along };
}

export function boundsOf(parts: readonly PlacedPart[]): ModelBounds {
  const body = parts.filter(({ part }) => part !== "gun");
  const corners = (body.length > 0 ? body : parts).flatMap(({ piece: { box }, placing }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      placed(placing, [box[at & 1 ? 1 : 0][0], box[at & 2 ? 1 : 0][1], box[at & 4 ? 1 : 0][2]]),
    ),
  );
  const [least, most] = [Math.min, Math.max].map((pick) =>
    [0, 1, 2].map((axis) =>
      corners.reduce((found, corner) => pick(found, corner[axis] as number), corners[0]?.[axis] ?? 0),
    ),
  ) as [number[], number[]];
  const size = most.map((value, axis) => value - (least[axis] as number));
  return {
    middle: least.map((value, axis) => value + (size[axis] as number) / 2) as unknown as Vector3,
    radius: Math.hypot(...size) / 2,
    high: size[1] as number,
  };
}

/** CSS pixels a metre. */
export function scaleOf({ radius, high }: ModelBounds, { height, zoom, size }: ModelCamera): number {
  const h = (Math.abs(height) * Math.PI) / 180;
  const tall = 2 * radius * Math.sin(h) + 1.25 * high * Math.cos(h);
  return zoom * Math.min(size[0] / (2.2 * radius), size[1] / tall);
}

/** The ray of a place of the picture, CSS pixels from its left and top. */
export function rayAt(bounds: ModelBounds, camera: ModelCamera, x: number, y: number): Ray {
  const { right, up, along } = axesOf(camera);
  const scale = scaleOf(bounds, camera);
  const a = (x - camera.size[0] / 2) / scale + camera.centre[0];
  const b = (camera.size[1] / 2 - y) / scale + camera.centre[1];
  const from = bounds.middle.map(
    (value, axis) =>
      value + a * (right[axis] as number) + b * (up[axis] as number) - 30 * bounds.radius * (along[axis] as number),
  );
  return { from: from as unknown as Vector3, along };
}

/** Where a point of the vehicle is in the picture, CSS pixels. */
export function pointAt(bounds: ModelBounds, camera: ModelCamera, point: Vector3): [x: number, y: number] {
  const { right, up } = axesOf(camera);
  const scale = scaleOf(bounds, camera);
  const from: Vector3 = [point[0] - bounds.middle[0], point[1] - bounds.middle[1], point[2] - bounds.middle[2]];
  return [
    camera.size[0] / 2 + (dot(from, right) - camera.centre[0]) * scale,
    camera.size[1] / 2 - (dot(from, up) - camera.centre[1]) * scale,
  ];
}

/** How far from the middle anything can be, m: guns are long. */
export function reachOf({ radius }: ModelBounds): number {
  return 4 * radius;
}
