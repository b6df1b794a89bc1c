import { openTagFile, type TagValue } from "./tag-file.ts";
import { CollisionDamage } from "./tag-types.ts";

// How the client's physics keeps a mesh: sections of at most 256 corners, each a packed vertex of the section's own box
// or a shared one of the whole mesh's, and quads between them.

/** The plates of one material of a collision model. */
export interface CollisionPlates {
  /** As `armor` of the definitions names it: `armor_5`, `leftTrack`, `gun`. */
  material: string;
  /** Three numbers a corner, m: right, up, forward, from the part's own origin. */
  positions: number[];
  /** Three places of corners a triangle; the order of its corners says nothing. */
  triangles: number[];
}

/** The resource that shells meet; the others are for driving and for triggers. */
const SHOT_COLLISION = "Collision Physics Data";
const MESH_SHAPE = "hknpCompressedMeshShape";

/** More than the client's models have by far: the largest hulls have some 7,000 triangles of 30 materials. */
const MAX = { resources: 64, bodies: 256, sections: 4096, primitives: 65_536 } as const;
/** How far a corner may lie outside of the box of its mesh, m. */
const TOLERANCE = 0.02;
/** No part of a vehicle reaches as far, m. */
const FARTHEST = 64;

type Vector = [number, number, number];

interface Box {
  min: Vector;
  max: Vector;
}

/**
 * Reads a collision model (`*.havok`).
 * @returns its plates; none for a part that nothing can hit, such as the turret of a casemate
 * @throws CollisionDamage with the damage or the unknown shape: half a vehicle must not be drawn
 */
export function readCollisionModel(bytes: Uint8Array): CollisionPlates[] {
  const resources = openTagFile(bytes).member("namedVariants").at(0).member("variant").member("resourceHandles");
  const bodies = resources
    .all(MAX.resources)
    .filter((resource) => resource.member("name").text() === SHOT_COLLISION)
    .flatMap((resource) => resource.member("variant").member("bodyCinfos").all(MAX.bodies));
  if (bodies.length === 0) throw new CollisionDamage(`it has no "${SHOT_COLLISION}"`);
  const budget: Budget = { ...MAX };
  return bodies.map((body) => readPlates(body, budget)).filter(({ triangles }) => triangles.length > 0);
}

/** What the bodies of a file may still use in total: each can claim the same parts of it. */
type Budget = Record<"sections" | "primitives", number>;

function readPlates(body: TagValue, budget: Budget): CollisionPlates {
  const name = body.member("name").text();
  const material = name.replace(/^s_/, "");
  if (!/^\w{1,64}$/.test(material)) throw new CollisionDamage(`it has a plate of the material ${JSON.stringify(name)}`);
  const shape = body.member("shape").object();
  if (shape.typeName !== MESH_SHAPE) throw new CollisionDamage(`${name} is of the shape ${shape.typeName}`);
  const transform = transformOf(body, name);
  const tree = shape.member("data").member("meshTree");
  const domain = boxOf(tree.member("domain"));
  const size = domain.max.map((max, axis) => max - (domain.min[axis] ?? 0));
  if (size.some((length) => !(length >= 0 && length <= FARTHEST))) {
    throw new CollisionDamage(`the box around ${name} is not possible`);
  }
  const plates: CollisionPlates = { material, positions: [], triangles: [] };
  const mesh = meshOf(tree, domain);
  for (const section of tree.member("sections").all(budget.sections)) {
    budget.sections--;
    const corner = cornersOf(section, mesh, name);
    const cornerIndexes = new Map<number, number>();
    const indexOfCorner = (index: number) => {
      const known = cornerIndexes.get(index) ?? plates.positions.length / 3;
      if (!cornerIndexes.has(index)) plates.positions.push(...transform(corner(index)));
      cornerIndexes.set(index, known);
      return known;
    };
    const first = section.member("firstPrimitiveIndex").number();
    const count = section.member("numPrimitives").number();
    for (let primitive = first; primitive < first + count; primitive++) {
      if (budget.primitives-- <= 0) throw new CollisionDamage(`it has more than ${MAX.primitives} primitives`);
      // What fills up a section has corners that form no triangle, and need not exist.
      for (const triangle of trianglesOf(mesh.primitives.at(primitive).member("indices").numbers(4))) {
        plates.triangles.push(...triangle.map(indexOfCorner));
      }
    }
  }
  return plates;
}

function* trianglesOf([a = 0, b = 0, c = 0, d = 0]: number[]): Generator<Vector> {
  if (a !== b && b !== c && a !== c) yield [a, b, c];
  if (a !== c && c !== d && a !== d) yield [a, c, d];
}

/** The parts of a mesh that its sections share. */
interface Mesh {
  domain: Box;
  primitives: TagValue;
  packed: TagValue;
  shared: TagValue;
  sharedIndex: TagValue;
}

function meshOf(tree: TagValue, domain: Box): Mesh {
  return {
    domain,
    primitives: tree.member("primitives"),
    packed: tree.member("packedVertices"),
    shared: tree.member("sharedVertices"),
    sharedIndex: tree.member("sharedVerticesIndex"),
  };
}

/** Gives the corners of a section by their index, each within the mesh's box. */
function cornersOf(section: TagValue, mesh: Mesh, name: string): (index: number) => Vector {
  const codec = section.member("codecParms").numbers(6);
  const box = boxOf(section.member("domain"));
  const [packedCount, firstPacked, firstShared] = [
    "numPackedVertices",
    "firstPackedVertexIndex",
    "firstSharedVertexIndex",
  ].map((member) => section.member(member).number()) as Vector;
  return (index) => {
    const corner =
      index < packedCount
        ? packedVertex(mesh.packed.at(firstPacked + index).number() >>> 0, codec, box)
        : sharedVertex(
            mesh.shared.at(mesh.sharedIndex.at(firstShared + index - packedCount).number()).halves(),
            mesh.domain,
          );
    const { min, max } = mesh.domain;
    const isWithin = corner.every(
      (at, axis) => at >= (min[axis] ?? 0) - TOLERANCE && at <= (max[axis] ?? 0) + TOLERANCE,
    );
    if (!isWithin) throw new CollisionDamage(`a corner of ${name} lies outside of the box around it`);
    return corner;
  };
}

/** 11, 11 and 10 bits by the section's own scale, not beyond its box. */
function packedVertex(bits: number, codec: readonly number[], { min, max }: Box): Vector {
  const raw: Vector = [bits & 0x7ff, (bits >>> 11) & 0x7ff, bits >>> 22];
  return raw.map((value, axis) => {
    const at = value * (codec[axis + 3] ?? 0) + (codec[axis] ?? 0);
    return Math.min(Math.max(at, min[axis] ?? 0), max[axis] ?? 0);
  }) as Vector;
}

/** 21, 21 and 22 bits as shares of the mesh's box. */
function sharedVertex([lower, upper]: [number, number], { min, max }: Box): Vector {
  const shares: Vector = [
    (lower & 0x1f_ffff) / 0x1f_ffff,
    ((lower >>> 21) | ((upper & 0x3ff) << 11)) / 0x1f_ffff,
    (upper >>> 10) / 0x3f_ffff,
  ];
  return shares.map((share, axis) => share * ((max[axis] ?? 0) - (min[axis] ?? 0)) + (min[axis] ?? 0)) as Vector;
}

function boxOf(domain: TagValue): Box {
  return { min: domain.member("min").numbers(3) as Vector, max: domain.member("max").numbers(3) as Vector };
}

/** Rotates and moves a corner to its body's position in the part. */
function transformOf(body: TagValue, name: string): (corner: Vector) => Vector {
  const moved = body.member("position").numbers(3) as Vector;
  const [x = 0, y = 0, z = 0, w = 1] = body.member("orientation").numbers(4);
  const isTurn = Math.abs(x * x + y * y + z * z + w * w - 1) < 1e-3;
  if (!isTurn || !moved.every((at) => Math.abs(at) <= FARTHEST)) {
    throw new CollisionDamage(`the place of ${name} is not possible`);
  }
  return (corner) => {
    const [a, b, c] = corner;
    // v + 2w(q × v) + 2q × (q × v)
    const [u, v, t] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
    return [
      a + w * u + y * t - z * v + moved[0],
      b + w * v + z * u - x * t + moved[1],
      c + w * t + x * v - y * u + moved[2],
    ];
  };
}
