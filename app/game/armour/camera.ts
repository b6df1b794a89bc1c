import type { ArmourPiece, Vector3 } from "./mesh.ts";
import {
  dot,
  type FittedPart,
  firstContact,
  layersAlong,
  type MetLayer,
  type PartPlacing,
  type PlacedPart,
  placed,
  type Ray,
} from "./ray.ts";

/** From where the vehicle is seen. The rays are parallel, as those from afar are. */
export interface ModelCamera {
  /** Of the shooter around the vehicle, degrees: 0 before it, 90 at its left. */
  turn: number;
  /** Of the shooter over the ground, degrees. */
  height: number;
  zoom: number;
  /** The centre of the picture: right and up from the vehicle's middle, m. */
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
  const direction: Vector3 = [sin * Math.cos(h), -Math.sin(h), -cos * Math.cos(h)];
  const right: Vector3 = [-cos, 0, -sin];
  const up: Vector3 = [sin * Math.sin(h), Math.cos(h), -cos * Math.sin(h)];
  return { right, up, direction };
}

export function boundsOf(parts: readonly PlacedPart[]): ModelBounds {
  const body = parts.filter(({ part }) => part !== "gun");
  const corners = (body.length > 0 ? body : parts).flatMap(({ piece, placing }) => cornersOfBox(piece, placing));
  const [min, max] = [Math.min, Math.max].map((pick) =>
    [0, 1, 2].map((axis) =>
      corners.reduce((found, corner) => pick(found, corner[axis] as number), corners[0]?.[axis] ?? 0),
    ),
  ) as [number[], number[]];
  const size = max.map((value, axis) => value - (min[axis] as number));
  return {
    middle: min.map((value, axis) => value + (size[axis] as number) / 2) as unknown as Vector3,
    radius: Math.hypot(...size) / 2,
    high: size[1] as number,
  };
}

/** Corners of the box around a piece, in the vehicle's space. */
function cornersOfBox({ box }: ArmourPiece, placing: PartPlacing): Vector3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    placed(placing, [box[at & 1 ? 1 : 0][0], box[at & 2 ? 1 : 0][1], box[at & 4 ? 1 : 0][2]]),
  );
}

/** CSS pixels a metre. */
export function scaleOf({ radius, high }: ModelBounds, { height, zoom, size }: ModelCamera): number {
  const h = (Math.abs(height) * Math.PI) / 180;
  const tall = 1.9 * radius * Math.sin(h) + 1.1 * high * Math.cos(h);
  return zoom * Math.min(size[0] / (2 * radius), size[1] / tall);
}

/** The ray of a place of the picture, CSS pixels from its left and top. */
export function rayAt(bounds: ModelBounds, camera: ModelCamera, x: number, y: number): Ray {
  const { right, up, direction } = axesOf(camera);
  const scale = scaleOf(bounds, camera);
  const a = (x - camera.size[0] / 2) / scale + camera.centre[0];
  const b = (camera.size[1] / 2 - y) / scale + camera.centre[1];
  const from = bounds.middle.map(
    (value, axis) =>
      value + a * (right[axis] as number) + b * (up[axis] as number) - 30 * bounds.radius * (direction[axis] as number),
  );
  return { from: from as unknown as Vector3, direction };
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

/** The area that the vehicle may cover, in pixels of a detail. */
export function rectangleOf(
  parts: readonly PlacedPart[],
  bounds: ModelBounds,
  camera: ModelCamera,
  detail: number,
): { left: number; bottom: number; width: number; height: number } {
  const corners = parts
    .flatMap(({ piece, placing }) => cornersOfBox(piece, placing))
    .map((corner) => pointAt(bounds, camera, corner));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => camera.size[1] - y)];
  const low = (values: readonly number[]) => Math.floor(Math.min(...values) * detail) - 2;
  const high = (values: readonly number[]) => Math.ceil(Math.max(...values) * detail) + 2;
  return { left: low(xs), bottom: low(ys), width: high(xs) - low(xs), height: high(ys) - low(ys) };
}

/** A flat face: triangles of one plate in one plane. */
export interface ArmourFace {
  /** The place of its part. */
  part: number;
  /** Its middle and where it looks, in the part's own space. */
  middle: Vector3;
  normal: Vector3;
  /** m² */
  area: number;
}

/** The smallest face, m². */
const MIN_AREA = 0.05;

/** The larger faces of parts, the largest first. */
export function facesOf(parts: readonly FittedPart[]): ArmourFace[] {
  const faces = new Map<string, { part: number; sum: number[]; normal: Vector3; area: number }>();
  parts.forEach(({ piece, points }, part) => {
    piece.plates.forEach(({ name, first, count }) => {
      for (let corner = 3 * first; corner < 3 * (first + count); corner += 3) {
        const [a, b, c] = [0, 1, 2].map((more) => cornerOf(points, piece.indices[corner + more] as number)) as [
          Vector3,
          Vector3,
          Vector3,
        ];
        const across = cross(minus(b, a), minus(c, a));
        const double = Math.hypot(...across);
        if (double === 0) continue;
        // The winding says nothing, so a plane has one of its two directions.
        const sign = Math.sign(across.find((value) => Math.abs(value) > 1e-6 * double) ?? 1);
        const normal = across.map((value) => (sign * value) / double) as unknown as Vector3;
        const key = `${part} ${name} ${[...normal, dot(normal, a)].map((value) => Math.round(value * 20)).join(" ")}`;
        const face = faces.get(key) ?? { part, sum: [0, 0, 0], normal, area: 0 };
        face.area += double / 2;
        face.sum = face.sum.map(
          (value, axis) => value + (double / 6) * ((a[axis] as number) + (b[axis] as number) + (c[axis] as number)),
        );
        faces.set(key, face);
      }
    });
  });
  return [...faces.values()]
    .filter(({ area }) => area >= MIN_AREA)
    .map(({ sum, ...face }) => ({ ...face, middle: sum.map((value) => value / face.area) as unknown as Vector3 }))
    .sort((a, b) => b.area - a.area);
}

/** A face whose middle is visible. */
interface SeenFace {
  /** CSS pixels. */
  at: [x: number, y: number];
  layers: MetLayer[];
}

/** A face smaller than this has no room for a figure, CSS pixels². */
const MIN_SIZE = 1700;

/** Faces large enough for a figure, none over another. */
export function seenFaces(
  faces: readonly ArmourFace[],
  parts: readonly PlacedPart[],
  bounds: ModelBounds,
  camera: ModelCamera,
): SeenFace[] {
  const { direction } = axesOf(camera);
  const scale = scaleOf(bounds, camera);
  const found: SeenFace[] = [];
  const large = faces
    .map(({ part, middle, normal, area }) => {
      const placing = parts[part]?.placing as PartPlacing;
      const facing = Math.abs(dot(direction, placed({ ...placing, at: [0, 0, 0] }, normal)));
      return { middle: placed(placing, middle), size: area * facing * scale * scale };
    })
    .filter(({ size }) => size >= MIN_SIZE)
    .sort((a, b) => b.size - a.size)
    .slice(0, 24);
  for (const { middle } of large) {
    const at = pointAt(bounds, camera, middle);
    const [x, y] = at;
    const isFree = found.every(({ at: [a, b] }) => Math.abs(a - x) > 46 || Math.abs(b - y) > 24);
    if (!isFree || x < 20 || y < 12 || x > camera.size[0] - 20 || y > camera.size[1] - 12) continue;
    const ray = rayAt(bounds, camera, x, y);
    const far = dot(direction, minus(middle, ray.from));
    if (Math.abs((firstContact(parts, ray) ?? 0) - far) > 0.02) continue;
    found.push({ at, layers: layersAlong(parts, ray) });
    if (found.length === 12) break;
  }
  return found;
}

const minus = (a: Vector3, b: Vector3): Vector3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const cross = (a: Vector3, b: Vector3): Vector3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const cornerOf = (points: Float32Array, index: number) =>
  [...points.subarray(3 * index, 3 * index + 3)] as unknown as Vector3;
