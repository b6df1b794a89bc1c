import { penetrationAt } from "../charts/shot.ts";
import type { ModuleIds } from "../model/vehicle/module.ts";
import type { VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { fittedModules, hullVariant } from "../stats/fitted-modules.ts";
import {
  type ArmourModel,
  type ArmourModule,
  type ArmourPart,
  type ArmourPiece,
  type ModelPlate,
  PARTS,
  pointsOf,
  type Vector3,
} from "./mesh.ts";
import { type ArmourLayer, type Shot, type ShotShell, shoot, TIE } from "./shot.ts";

// Intersects a ray with a posed vehicle: each part is rigid, so the ray is turned into the part's own space, which
// keeps distances. A plain loop over the triangles of the parts whose box it crosses takes less than a millisecond.

/** Pose of a vehicle, degrees. */
export interface ArmourPose {
  /** To the right. */
  turret: number;
  /** Up. */
  gun: number;
  /** Its nose up, for vehicles that aim with the hull. */
  hull: number;
}

/** Where parts are joined, m, each in the space of the part that carries it. */
export type Joints = Record<Exclude<ArmourPart, "chassis">, Vector3>;

/** From the smallest angle to the largest, degrees. */
export interface AngleRange {
  min: number;
  max: number;
}

/** Range of a pose. */
export interface PoseLimits {
  /** Null where the turret turns all round. */
  turret: AngleRange | null;
  gun: AngleRange;
  /** Null for most vehicles. */
  hull: AngleRange | null;
}

/** A part of a vehicle with the plates of the module that is fitted. */
export interface FittedPart {
  part: ArmourPart;
  piece: ArmourPiece;
  /** x, y and z of its corners, m. */
  points: Float32Array;
  /** By the place of their ranges. */
  plates: readonly ModelPlate[];
}

/** From a part's own space to the vehicle's: three rows of a rotation, and where its joint is. */
export interface PartPlacing {
  rows: readonly [Vector3, Vector3, Vector3];
  at: Vector3;
}

export interface PlacedPart extends FittedPart {
  placing: PartPlacing;
}

export interface Ray {
  from: Vector3;
  /** Of length 1. */
  direction: Vector3;
}

/** A plate that a ray meets. */
export interface MetLayer extends ArmourLayer {
  part: ArmourPart;
  /** The name of its material. */
  plate: string;
}

/** The parts of a configuration; one that the model lacks is left out. */
export function fittedParts(model: ArmourModel, modules: ModuleIds): FittedPart[] {
  const ids = new Set<number | null>([null, modules.chassis, modules.turret, modules.gun]);
  return PARTS.flatMap((part): FittedPart[] => {
    const fits = (module: ArmourModule) =>
      module.part === part && ids.has(module.id) && module.needs.every((id) => ids.has(id));
    const [module] = model.modules.filter(fits).sort((a, b) => b.needs.length - a.needs.length);
    const piece = module && model.pieces[module.piece];
    if (!piece) return [];
    const plates = piece.plates.map(({ name }) => module.plates.find((plate) => plate.name === name) as ModelPlate);
    return [{ part, piece, points: pointsOf(piece), plates }];
  });
}

/** Null where the modules do not fit together. */
export function jointsOf(modules: VehicleModules, chosenModules: ModuleIds): Joints | null {
  const fitted = fittedModules(modules, chosenModules);
  if (!fitted) return null;
  return {
    hull: fitted.chassis.hullPosition,
    turret: hullVariant(modules.hull, fitted)?.turretPosition ?? modules.hull.turretPosition,
    gun: fitted.turret.gunPosition,
  };
}

/** @param turret where it looks, degrees: over the rear many guns go down less */
export function poseLimits(modules: VehicleModules, chosenModules: ModuleIds, turret: number): PoseLimits | null {
  const gun = fittedModules(modules, chosenModules)?.gun;
  if (!gun) return null;
  const { pitch, yaw, fixedPitch } = gun;
  const behind = Math.abs(turret) > 90;
  const { hullAiming } = modules;
  return {
    turret: yaw && { min: -Math.abs(yaw.left), max: Math.abs(yaw.right) },
    gun: fixedPitch
      ? { min: 0, max: 0 }
      : { min: -(behind ? pitch.depressionBehind : pitch.depressionAhead), max: pitch.elevation },
    hull: hullAiming ? { min: -hullAiming.depression, max: hullAiming.elevation } : null,
  };
}

/** Parts where a pose has them. */
export function placeParts(parts: readonly FittedPart[], joints: Joints, pose: ArmourPose): PlacedPart[] {
  const chassis: PartPlacing = { rows: pitched(0), at: [0, 0, 0] };
  const hull = joined(chassis, joints.hull, pitched(pose.hull));
  const turret = joined(hull, joints.turret, turned(pose.turret));
  const gun = joined(turret, joints.gun, pitched(pose.gun));
  const placings = { chassis, hull, turret, gun };
  return parts.map((part) => ({ ...part, placing: placings[part.part] }));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The front goes up. */
function pitched(degrees: number): PartPlacing["rows"] {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [
    [1, 0, 0],
    [0, cos, sin],
    [0, -sin, cos],
  ];
}

/** The front goes to the right. */
function turned(degrees: number): PartPlacing["rows"] {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [
    [cos, 0, sin],
    [0, 1, 0],
    [-sin, 0, cos],
  ];
}

export function dot([a, b, c]: Vector3, [x, y, z]: Vector3): number {
  return a * x + b * y + c * z;
}

function joined(carrier: PartPlacing, joint: Vector3, rows: PartPlacing["rows"]): PartPlacing {
  const column = (at: 0 | 1 | 2): Vector3 => [rows[0][at], rows[1][at], rows[2][at]];
  const row = (of: Vector3): Vector3 => [dot(of, column(0)), dot(of, column(1)), dot(of, column(2))];
  return { rows: [row(carrier.rows[0]), row(carrier.rows[1]), row(carrier.rows[2])], at: placed(carrier, joint) };
}

/** A point of a part, in the vehicle's space. */
export function placed({ rows, at }: PartPlacing, point: Vector3): Vector3 {
  return [dot(rows[0], point) + at[0], dot(rows[1], point) + at[1], dot(rows[2], point) + at[2]];
}

/** A direction of the vehicle's space, in a part's own. */
function turnedBack({ rows: [a, b, c] }: PartPlacing, [x, y, z]: Vector3): Vector3 {
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z];
}

/** All plates that a ray crosses, from either side, the nearest first; of a plate that it meets on an edge, one. */
export function layersAlong(parts: readonly PlacedPart[], ray: Ray): MetLayer[] {
  const met = parts.flatMap((part) => layersOf(part, ray)).sort((a, b) => a.distance - b.distance);
  const first = met[0]?.distance ?? 0;
  return met
    .filter(({ name, distance }, at) => {
      const before = met[at - 1];
      return !before || before.name !== name || distance - before.distance > TIE;
    })
    .map((layer) => ({ ...layer, distance: layer.distance - first }));
}

/** How far from the ray's beginning it meets the first plate, m; null where it meets none. */
export function firstContact(parts: readonly PlacedPart[], ray: Ray): number | null {
  const distances = parts.flatMap((part) => layersOf(part, ray).map(({ distance }) => distance));
  return distances.length === 0 ? null : Math.min(...distances);
}

function layersOf({ part, piece, points, plates, placing }: PlacedPart, { from, direction }: Ray): MetLayer[] {
  const { at } = placing;
  const origin = turnedBack(placing, [from[0] - at[0], from[1] - at[1], from[2] - at[2]]);
  const way = turnedBack(placing, direction);
  if (!crosses(piece.box, origin, way)) return [];
  const found: MetLayer[] = [];
  piece.plates.forEach(({ first, count }, index) => {
    const plate = plates[index] as ModelPlate;
    for (let corner = 3 * first; corner < 3 * (first + count); corner += 3) {
      const hit = meets(points, piece.indices, corner, origin, way);
      if (!hit) continue;
      const { thickness, material } = plate;
      found.push({ part, plate: plate.name, name: `${part} ${plate.name}`, material, thickness, ...hit });
    }
  });
  return found;
}

function crosses([min, max]: ArmourPiece["box"], from: Vector3, way: Vector3): boolean {
  let [near, far] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    // A plane has no thickness of its own.
    const [low, high] = [min[axis] - 1e-4, max[axis] + 1e-4];
    // Infinite if the ray is parallel to the two planes.
    const [a, b] = [(low - from[axis]) / way[axis], (high - from[axis]) / way[axis]];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return far >= Math.max(0, near);
}

/** Möller and Trumbore, from either side: the winding of the game's shapes says nothing. */
function meets(
  points: Float32Array,
  indices: Uint16Array,
  corner: number,
  [fx, fy, fz]: Vector3,
  [wx, wy, wz]: Vector3,
): Pick<ArmourLayer, "distance" | "angle"> | null {
  const a = 3 * (indices[corner] as number);
  const b = 3 * (indices[corner + 1] as number);
  const c = 3 * (indices[corner + 2] as number);
  const ax = points[a] as number;
  const ay = points[a + 1] as number;
  const az = points[a + 2] as number;
  const ux = (points[b] as number) - ax;
  const uy = (points[b + 1] as number) - ay;
  const uz = (points[b + 2] as number) - az;
  const vx = (points[c] as number) - ax;
  const vy = (points[c + 1] as number) - ay;
  const vz = (points[c + 2] as number) - az;
  const px = wy * vz - wz * vy;
  const py = wz * vx - wx * vz;
  const pz = wx * vy - wy * vx;
  // Twice the area of the triangle, as the ray sees it.
  const seen = ux * px + uy * py + uz * pz;
  if (seen === 0) return null;
  const sx = fx - ax;
  const sy = fy - ay;
  const sz = fz - az;
  const u = (sx * px + sy * py + sz * pz) / seen;
  if (u < 0 || u > 1) return null;
  const qx = sy * uz - sz * uy;
  const qy = sz * ux - sx * uz;
  const qz = sx * uy - sy * ux;
  const v = (wx * qx + wy * qy + wz * qz) / seen;
  if (v < 0 || u + v > 1) return null;
  const distance = (vx * qx + vy * qy + vz * qz) / seen;
  if (distance < 0) return null;
  const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  return { distance, angle: (Math.acos(Math.min(1, Math.abs(seen) / area)) * 180) / Math.PI };
}

/** A shell along a ray. @param distance between shooter and vehicle, m */
export function shootAlong(shell: ShotShell, distance: number, layers: readonly MetLayer[]): Shot {
  return shoot(shell, penetrationAt(shell, distance), layers);
}
