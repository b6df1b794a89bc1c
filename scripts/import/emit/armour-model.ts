import { gzipSync } from "node:zlib";
import {
  type ArmourModule,
  type ArmourPiece,
  encodeArmourModel,
  type ModelPlate,
  quantise,
} from "#app/game/armour/mesh.ts";
import type { StatedPart, StatedShape } from "../normalise/armour.ts";
import { type CollisionPlates, readCollisionModel } from "../read/collision/collision-model.ts";
import { CollisionDamage } from "../read/collision/tag-types.ts";

/** Why a vehicle has no model: a sentence. */
export class NoModel extends Error {}

/** Bytes that a model may take when it is compressed. */
const MAX_BYTES = 60_000;
/** Steps of the grid of 65,536 to which corners are rounded, until the model is small enough: 16 are 2 mm of 8 m. */
const GRIDS = [1, 4, 16];

/** Devices and crew: the collision models do not contain their materials. */
const INNER =
  /^(?:engine|transmission|ammoBay|fuelTank|radio|turretRotator|commander|driver|(?:radioman|gunner|loader)_\d)$/;
/** How far from where it should stand a wheel may have its middle, m. */
const WHEEL = 0.5;

/** Reads a collision model of a package by path; returns a sentence if it is unavailable. */
type ReadModel = (file: string) => Promise<Uint8Array | string>;

/**
 * Makes the published model of a vehicle.
 * @returns its compressed bytes
 * @throws NoModel with the reason why there is none
 */
export async function makeArmourModel(parts: readonly StatedPart[], read: ReadModel): Promise<Uint8Array> {
  if (!parts.some(({ part }) => part === "hull"))
    throw new NoModel("Its definitions name no collision model of the hull.");
  const opened = new Map<string, CollisionPlates[]>();
  for (const { file } of parts.flatMap(({ shapes }) => shapes)) {
    if (!opened.has(file)) opened.set(file, await openModel(file, read));
  }
  const pieces = new Map<string, { index: number; plates: CornersByPlate }>();
  const modules = parts.flatMap(({ part, id, needs, shapes }): ArmourModule[] => {
    const { plates, stated } = gather(part, shapes, opened);
    if (plates.size === 0) return [];
    const key = JSON.stringify([shapes.map(({ file, at }) => [file, at]), [...plates.keys()]]);
    const piece = pieces.get(key) ?? { index: pieces.size, plates };
    pieces.set(key, piece);
    return [{ part, id, needs, piece: piece.index, plates: stated }];
  });
  if (!modules.some(({ part }) => part === "hull")) throw new NoModel("Its hull has no plates.");
  const shapes = [...pieces.values()];
  try {
    for (const grid of GRIDS) {
      const model = { testBody: false, pieces: shapes.map(({ plates }) => pieceOf(plates, grid)), modules };
      const bytes = gzipSync(encodeArmourModel(model), { level: 9 });
      if (bytes.length <= MAX_BYTES) return bytes;
    }
  } catch (error) {
    if (error instanceof RangeError) throw new NoModel(error.message);
    throw error;
  }
  throw new NoModel(`Its model takes more than ${MAX_BYTES / 1000} kB.`);
}

async function openModel(file: string, read: ReadModel): Promise<CollisionPlates[]> {
  const bytes = await read(file);
  if (typeof bytes === "string") throw new NoModel(`${file}: ${bytes}.`);
  try {
    return readCollisionModel(bytes);
  } catch (error) {
    if (error instanceof CollisionDamage) throw new NoModel(`${file}: ${error.message}.`);
    throw error;
  }
}

/** Corners of triangles one after the other, m, by the name of their plate. */
type CornersByPlate = Map<string, number[]>;

/** The plates of all shapes of a part, with what is stated about them. */
function gather(part: string, shapes: readonly StatedShape[], opened: ReadonlyMap<string, CollisionPlates[]>) {
  const plates: CornersByPlate = new Map();
  const stated: ModelPlate[] = [];
  for (const shape of shapes) {
    const model = opened.get(shape.file) ?? [];
    const moved = shape.at ? wheelOffset(model, shape.at, shape.file) : [0, 0, 0];
    for (const { material, positions, triangles } of model) {
      if (INNER.test(material)) continue;
      const plate = shape.plates.get(material);
      if (plate === undefined && material.startsWith("armor_")) {
        throw new NoModel(`${shape.file}: its definitions state no thickness of ${material} of the ${part}.`);
      }
      // A periscope, say: it stops nothing.
      if (plate === undefined || (plate.thickness === 0 && !plate.material.armour)) continue;
      const name = nameOf(material, plate, stated);
      if (!plates.has(name)) stated.push({ name, ...plate });
      const corners = plates.get(name) ?? [];
      for (const index of triangles) {
        for (let axis = 0; axis < 3; axis++) corners.push((positions[index * 3 + axis] ?? 0) + (moved[axis] ?? 0));
      }
      plates.set(name, corners);
    }
  }
  return { plates, stated };
}

/** The material's own name; with a number behind it where one of the same name is of another thickness. */
function nameOf(material: string, plate: Omit<ModelPlate, "name">, stated: readonly ModelPlate[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? material : `${material}-${number}`;
    const known = stated.find((other) => other.name === name);
    if (known === undefined || JSON.stringify({ ...known, name }) === JSON.stringify({ name, ...plate })) return name;
  }
}

/** How far to move a wheel: its model is centred either on itself or already at its final position. */
function wheelOffset(model: readonly CollisionPlates[], at: readonly number[], file: string): readonly number[] {
  const positions = model.flatMap((plates) => plates.positions);
  const middle = [0, 1, 2].map((axis) => {
    const coordinates = positions.filter((_, index) => index % 3 === axis);
    return coordinates.length === 0
      ? 0
      : (coordinates.reduce((a, b) => Math.min(a, b)) + coordinates.reduce((a, b) => Math.max(a, b))) / 2;
  });
  const [x = 0, y = 0, z = 0] = middle;
  if (Math.hypot(x, y, z) <= WHEEL) return at;
  if (Math.hypot(x - (at[0] ?? 0), y - (at[1] ?? 0), z - (at[2] ?? 0)) <= WHEEL) return [0, 0, 0];
  throw new NoModel(`${file}: the wheel stands neither around its own middle nor where it belongs.`);
}

/** A piece with coinciding corners merged, in the order in which its triangles use them. */
function pieceOf(plates: CornersByPlate, grid: number): ArmourPiece {
  const { box, positions: all } = quantise([...plates.values()].flat());
  const indexByKey = new Map<number, number>();
  const positions: number[] = [];
  const indices: number[] = [];
  for (let at = 0; at < all.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => rounded(all[at + axis] ?? 0, grid));
    const key = ((x + 32_768) * 65_536 + (y + 32_768)) * 65_536 + (z + 32_768);
    const index = indexByKey.get(key) ?? indexByKey.size;
    if (index === indexByKey.size) {
      indexByKey.set(key, index);
      positions.push(x, y, z);
    }
    indices.push(index);
  }
  if (indexByKey.size > 65_536) throw new NoModel("A part of it has more than 65,536 corners.");
  let first = 0;
  const ranges = [...plates].map(([name, corners]) => {
    const range = { name, first, count: corners.length / 9 };
    first += range.count;
    return range;
  });
  return { box, positions: Int16Array.from(positions), indices: Uint16Array.from(indices), plates: ranges };
}

function rounded(value: number, grid: number): number {
  return Math.min(Math.round((value + 32_768) / grid) * grid, 65_535) - 32_768;
}
