import type { Material } from "./shot.ts";

// The shape of a vehicle's armour as an installation with the game's files publishes it: a head as JSON, then coordinates
// and corners as differences of 16 bits, which compress to half.

/** Right, up, forward, m: the game's own space, which is left-handed. */
export type Vector3 = readonly [x: number, y: number, z: number];

/** Triangles of one material, one after the other in their piece. */
interface PlateRange {
  /** Of the material, unique in its piece: "armor_3", "leftTrack". */
  name: string;
  /** The place of the first triangle. */
  first: number;
  /** How many. */
  count: number;
}

/** A rigid shape. Its plates cover all its triangles in order. */
export interface ArmourPiece {
  /** Smallest and greatest coordinates, m, in the space of its joint. */
  box: readonly [min: Vector3, max: Vector3];
  /** x, y and z of every corner; -32768 is the box's least, 32767 its greatest. */
  positions: Int16Array;
  /** Three corners a triangle. */
  indices: Uint16Array;
  plates: readonly PlateRange[];
}

export type ArmourPart = (typeof PARTS)[number];
export const PARTS = ["chassis", "hull", "turret", "gun"] as const;

export interface ModelPlate {
  name: string;
  /** mm */
  thickness: number;
  material: Material;
}

/** A module with its shape, which several may share, and its own thicknesses. */
export interface ArmourModule {
  part: ArmourPart;
  /** As the dataset has it; null for a hull. */
  id: number | null;
  /** Ids of modules without which it is not fitted: of a hull made for a turret, of a gun that differs by turret. */
  needs: readonly number[];
  /** The place of its shape. */
  piece: number;
  /** Every plate of the shape, and no other. */
  plates: readonly ModelPlate[];
}

export interface ArmourModel {
  /** A made-up shape, which is not the vehicle's. */
  testBody: boolean;
  pieces: readonly ArmourPiece[];
  modules: readonly ArmourModule[];
}

/** `armour/index.json`: the vehicles for which the installation has a model. */
export interface ArmourIndex {
  ids: number[];
}

export const ARMOUR_INDEX_PATH = "armour/index.json";

/** The document of a model: base64 of its gzipped bytes, as a JSON string. */
export function armourModelPath(id: number): string {
  return `armour/${id}.json`;
}

/** Models of version 1, without its last flag, are imported again. */
const MAGIC = 0x324d5241;
const MAX = { bytes: 4 << 20, pieces: 64, modules: 128, plates: 256, corners: 65_536, triangles: 200_000 };
/** Metres from the joint, and mm of steel, beyond which a figure is damaged. */
const FARTHEST = 100;
const THICKEST = 10_000;

const FLAGS = [
  "armour",
  "slopes",
  "ricochets",
  "once",
  "overmatched",
  "turnsMore",
] as const satisfies (keyof Material)[];

/** Points within their box. @param points x, y and z of each, m */
export function quantise(points: ArrayLike<number>): Pick<ArmourPiece, "box" | "positions"> {
  const min = [0, 1, 2].map((axis) => extreme(points, axis, Math.min)) as unknown as Vector3;
  const max = [0, 1, 2].map((axis) => extreme(points, axis, Math.max)) as unknown as Vector3;
  const positions = Int16Array.from(points, (value, at) => {
    const low = min[at % 3] as number;
    const size = (max[at % 3] as number) - low;
    return size === 0 ? -32768 : Math.round(((value - low) / size) * 65535) - 32768;
  });
  return { box: [min, max], positions };
}

function extreme(points: ArrayLike<number>, axis: number, pick: (a: number, b: number) => number): number {
  let found = points[axis] ?? 0;
  for (let at = axis; at < points.length; at += 3) found = pick(found, points[at] as number);
  // JSON has no negative zero.
  return found + 0;
}

/** Coordinates of a piece's corners, m. */
export function pointsOf({ box: [min, max], positions }: ArmourPiece): Float32Array {
  return Float32Array.from(positions, (value, at) => {
    const low = min[at % 3] as number;
    return low + ((value + 32768) / 65535) * ((max[at % 3] as number) - low);
  });
}

/** The bytes of a model. @throws RangeError where `decodeArmourModel` would refuse them */
export function encodeArmourModel(model: ArmourModel): Uint8Array<ArrayBuffer> {
  const head = Uint8Array.from(
    JSON.stringify({
      testBody: model.testBody,
      pieces: model.pieces.map(({ box, positions, indices, plates }) => ({
        box,
        corners: positions.length / 3,
        plates: plates.map(({ name, count }) => [name, count]),
        triangles: indices.length / 3,
      })),
      modules: model.modules.map(({ part, id, needs, piece, plates }) => ({
        part,
        id,
        needs,
        piece,
        plates: plates.map(({ name, thickness, material }) => [
          name,
          thickness,
          FLAGS.reduce((bits, flag, at) => bits | (material[flag] ? 1 << at : 0), 0),
        ]),
      })),
    }),
    (letter) => letter.charCodeAt(0),
  );
  const start = 8 + head.length + (head.length % 2);
  const words = model.pieces.reduce((sum, { positions, indices }) => sum + positions.length + indices.length, 0);
  const bytes = new Uint8Array(start + 2 * words);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, head.length, true);
  bytes.set(head, 8);
  let at = start;
  const put = (values: ArrayLike<number>, from: number, stride: number) => {
    for (let index = from, before = 0; index < values.length; index += stride, at += 2) {
      const value = values[index] as number;
      view.setUint16(at, (value - before) & 0xffff, true);
      before = value;
    }
  };
  for (const { positions, indices } of model.pieces) {
    for (let axis = 0; axis < 3; axis++) put(positions, axis, 3);
    put(indices, 0, 1);
  }
  decodeArmourModel(bytes);
  return bytes;
}

/** @throws RangeError that says what is wrong; no input yields a model with out-of-range references */
export function decodeArmourModel(bytes: Uint8Array): ArmourModel {
  ensure(bytes.length >= 8 && bytes.length <= MAX.bytes, "its size");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  ensure(view.getUint32(0, true) === MAGIC, "its first bytes");
  const length = view.getUint32(4, true);
  ensure(length <= bytes.length - 8, "the length of its head");
  const head = headOf(bytes.subarray(8, 8 + length));
  let at = 8 + length + (length % 2);
  const words = head.pieces.reduce((sum, { corners, triangles }) => sum + 3 * (corners + triangles), 0);
  ensure(at + 2 * words === bytes.length, "its length");
  const take = (values: Int16Array | Uint16Array, from: number, stride: number) => {
    for (let index = from, before = 0; index < values.length; index += stride, at += 2) {
      before = (before + view.getUint16(at, true)) & 0xffff;
      values[index] = before;
    }
  };
  const pieces = head.pieces.map(({ box, corners, triangles, plates }): ArmourPiece => {
    const positions = new Int16Array(3 * corners);
    const indices = new Uint16Array(3 * triangles);
    for (let axis = 0; axis < 3; axis++) take(positions, axis, 3);
    take(indices, 0, 1);
    ensure(
      indices.every((index) => index < corners),
      "a corner",
    );
    return { box, positions, indices, plates };
  });
  return { testBody: head.testBody, pieces, modules: head.modules };
}

function headOf(bytes: Uint8Array) {
  let head: unknown;
  try {
    head = JSON.parse(Array.from(bytes, (letter) => String.fromCharCode(letter)).join(""));
  } catch {
    head = null;
  }
  const { testBody, pieces: shapes, modules: fitted } = record(head, "its head");
  ensure(typeof testBody === "boolean", "its kind");
  const pieces = list(shapes, 1, MAX.pieces, "its pieces").map(pieceHead);
  const triangles = pieces.reduce((sum, piece) => sum + piece.triangles, 0);
  ensure(triangles <= MAX.triangles, "the number of its triangles");
  const modules = list(fitted, 1, MAX.modules, "its modules").map((entry) => moduleOf(entry, pieces));
  return { testBody: testBody as boolean, pieces, modules };
}

function pieceHead(value: unknown) {
  const { box, corners, triangles, plates } = record(value, "a piece");
  const [min, max] = list(box, 2, 2, "a box").map((corner) =>
    list(corner, 3, 3, "a box").map((coordinate) => number(coordinate, -FARTHEST, FARTHEST, "a box")),
  ) as unknown as [Vector3, Vector3];
  ensure(
    min.every((low, axis) => low <= (max[axis] as number)),
    "a box",
  );
  let first = 0;
  const ranges = list(plates, 1, MAX.plates, "the plates of a piece").map((entry): PlateRange => {
    const [name, count] = list(entry, 2, 2, "a plate");
    const range = { name: text(name), first, count: whole(count, 1, MAX.triangles, "a plate") };
    first += range.count;
    return range;
  });
  ensure(new Set(ranges.map(({ name }) => name)).size === ranges.length, "the names of plates");
  ensure(whole(triangles, 1, MAX.triangles, "a piece") === first, "the plates of a piece");
  return {
    box: [min, max] as const,
    corners: whole(corners, 3, MAX.corners, "a piece"),
    triangles: first,
    plates: ranges,
  };
}

function moduleOf(value: unknown, pieces: readonly Pick<ArmourPiece, "plates">[]): ArmourModule {
  const { part, id, needs, piece, plates } = record(value, "a module");
  ensure(PARTS.includes(part as ArmourPart), "the part of a module");
  const pieceIndex = whole(piece, 0, pieces.length - 1, "the piece of a module");
  const names = new Set((pieces[pieceIndex] as Pick<ArmourPiece, "plates">).plates.map(({ name }) => name));
  const thicknesses = list(plates, names.size, names.size, "the plates of a module").map((entry): ModelPlate => {
    const [name, thickness, bits] = list(entry, 3, 3, "a plate of a module");
    ensure(names.delete(text(name)), "the name of a plate");
    const flags = whole(bits, 0, (1 << FLAGS.length) - 1, "the flags of a plate");
    const material = Object.fromEntries(FLAGS.map((flag, at) => [flag, (flags & (1 << at)) !== 0]));
    return {
      name: text(name),
      thickness: number(thickness, 0, THICKEST, "a thickness"),
      material: material as unknown as Material,
    };
  });
  const max = Number.MAX_SAFE_INTEGER;
  return {
    part: part as ArmourPart,
    id: id === null ? null : whole(id, 0, max, "the id of a module"),
    needs: list(needs, 0, 8, "the needs of a module").map((need) => whole(need, 0, max, "the needs of a module")),
    piece: pieceIndex,
    plates: thicknesses,
  };
}

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new RangeError(`This is no armour model: ${what} cannot be right.`);
}

function record(value: unknown, what: string): Record<string, unknown> {
  ensure(typeof value === "object" && value !== null && !Array.isArray(value), what);
  return value as Record<string, unknown>;
}

function list(value: unknown, min: number, max: number, what: string): unknown[] {
  ensure(Array.isArray(value) && value.length >= min && value.length <= max, what);
  return value as unknown[];
}

function number(value: unknown, min: number, max: number, what: string): number {
  ensure(typeof value === "number" && value >= min && value <= max, what);
  return value as number;
}

function whole(value: unknown, min: number, max: number, what: string): number {
  ensure(Number.isInteger(value), what);
  return number(value, min, max, what);
}

function text(value: unknown): string {
  // Letters of one byte, as the head is written.
  ensure(typeof value === "string" && /^[\w-]{1,60}$/.test(value), "a name");
  return value as string;
}
