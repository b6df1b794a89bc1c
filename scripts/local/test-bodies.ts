import { gzipSync } from "node:zlib";
import {
  ARMOUR_INDEX_PATH,
  type ArmourIndex,
  type ArmourModel,
  type ArmourModule,
  type ArmourPiece,
  armourModelPath,
  encodeArmourModel,
  quantise,
  type Vector3,
} from "#app/game/armour/mesh.ts";
import { ARMOUR, BARREL, type Material, SPACED, TRACK } from "#app/game/armour/shot.ts";
import { vehicleIdPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { datasetWith } from "#scripts/publish/dataset-files.ts";
import type { LocalDataset } from "#scripts/publish/publish.ts";

/** E 100, which has a turret, and Strv 103B, which aims with its hull. */
const VEHICLES = [9489, 4737];

/**
 * A dataset with made-up armour shapes for two vehicles, so that the armour view works with the simulators. It says
 * that they are made up. Data from an installed game stays.
 */
export function withTestBodies(dataset: LocalDataset): LocalDataset {
  const contents = new Map(dataset.files.map(({ path, text }) => [path, text]));
  const { ids }: ArmourIndex = JSON.parse(contents.get(ARMOUR_INDEX_PATH) ?? '{"ids":[]}');
  const made = VEHICLES.flatMap((id): [path: string, text: string][] => {
    const record = contents.get(vehicleIdPath(id));
    if (ids.includes(id) || record === undefined) return [];
    return [[armourModelPath(id), armourDocument(testBody(JSON.parse(record)))]];
  });
  const index: ArmourIndex = { ids: [...new Set([...ids, ...VEHICLES])].sort((a, b) => a - b) };
  return datasetWith(dataset, new Map([...made, [ARMOUR_INDEX_PATH, JSON.stringify(index)]]));
}

/** The published document of an armour model. */
function armourDocument(model: ArmourModel): string {
  return JSON.stringify(gzipSync(encodeArmourModel(model), { level: 9 }).toString("base64"));
}

/** A shape in the making: triangles by plate. */
type Shape = Map<string, Vector3[]>;

/** A simple shape of about the vehicle's dimensions, with its named plates where they would be. */
export function testBody({ modules, top: { profile } }: FullVehicle): ArmourModel {
  const { hullFront, hullRear, hullHeight, deckHeight, trackFront, trackRear, turretOffset, gunOffset } = profile;
  const sides = [-1, 1] as const;
  const chassis: Shape = new Map();
  for (const side of sides) {
    const [low, high, reach] = [0, hullHeight + 0.1, 0.35];
    const outline: [z: number, y: number][] = [
      [trackRear + reach, low],
      [trackFront - reach, low],
      [trackFront, (low + high) / 2],
      [trackFront - reach, high],
      [trackRear + reach, high],
      [trackRear, (low + high) / 2],
    ];
    const name = side < 0 ? "leftTrack" : "rightTrack";
    extrude(chassis, outline, Math.min(side * 1.15, side * 1.7), Math.max(side * 1.15, side * 1.7), () => name);
  }
  const nose = hullFront - 0.1;
  const deck = deckHeight - hullHeight;
  const hull: Shape = new Map();
  extrude(
    hull,
    [
      [hullRear + 0.2, -hullHeight + 0.4],
      [nose - 0.7, -hullHeight + 0.4],
      [nose, -0.1],
      [turretOffset + 1.3, deck],
      [hullRear, deck],
    ],
    -1.14,
    1.14,
    (z) => (z > 0.15 ? "armor_1" : z < -0.5 ? "armor_3" : "armor_4"),
    "armor_2",
  );
  // Skirts: sheets before the tracks.
  for (const side of sides) {
    const [x, from, to, low, high] = [side * 1.8, hullRear + 0.8, nose - 1, -0.35, 0.25];
    const corners: Vector3[] = [
      [x, low, from],
      [x, low, to],
      [x, high, to],
      [x, high, from],
    ];
    quad(hull, "armor_5", corners);
  }
  const turret: Shape = new Map();
  const height = 2 * (profile.gunHeight - deckHeight) + 0.35;
  loft(turret, 1.35, 1.0, 1.5, 1.1, 0, Math.max(0.5, height));
  const gun: Shape = new Map();
  const muzzle = profile.muzzle - gunOffset;
  tube(gun, "gun", 0.13, 0.4, Math.max(1, muzzle));
  tube(gun, "armor_1", 0.42, -0.1, 0.45);
  const pieces = [chassis, hull, turret, gun].map(pieceOf);
  const roof = Math.min(...modules.hull.plates.map(({ thickness }) => thickness).filter((thickness) => thickness > 0));
  const module = (
    piece: number,
    part: ArmourModule["part"],
    id: number | null,
    plates: Record<string, [thickness: number | null, material: Material]>,
  ): ArmourModule => ({
    part,
    id,
    needs: [],
    piece,
    plates: Object.entries(plates).map(([name, [thickness, material]]) => ({
      name,
      thickness: thickness ?? roof,
      material,
    })),
  });
  const { front, side, rear } = modules.hull.armor;
  const guns = new Map(modules.turrets.flatMap((turret) => turret.guns.map((fitted) => [fitted.id, fitted])));
  return {
    testBody: true,
    pieces,
    modules: [
      ...modules.chassis.map(({ id, trackArmor }) =>
        module(0, "chassis", id, {
          leftTrack: [trackArmor?.left ?? 20, TRACK],
          rightTrack: [trackArmor?.right ?? 20, TRACK],
        }),
      ),
      module(1, "hull", null, {
        armor_1: [front, ARMOUR],
        armor_2: [side, ARMOUR],
        armor_3: [rear, ARMOUR],
        armor_4: [roof, ARMOUR],
        armor_5: [20, SPACED],
      }),
      ...modules.turrets.map(({ id, armor }) =>
        module(2, "turret", id, {
          armor_1: [armor.front ?? front, ARMOUR],
          armor_2: [armor.side ?? side, ARMOUR],
          armor_3: [armor.rear ?? rear, ARMOUR],
          armor_4: [roof, ARMOUR],
        }),
      ),
      ...[...guns.values()].map(({ id, plates }) =>
        module(3, "gun", id, { gun: [50, BARREL], armor_1: [plates?.[0]?.thickness ?? 100, SPACED] }),
      ),
    ],
  };
}

function quad(shape: Shape, name: string, [a, b, c, d]: readonly Vector3[]): void {
  const corners = shape.get(name) ?? [];
  shape.set(
    name,
    [...corners, a, b, c, a, c, d].filter((corner) => corner !== undefined),
  );
}

/** A convex outline of the side, between two planes. @param nameOf the plate on a side, by how far it looks forward */
function extrude(
  shape: Shape,
  outline: readonly [z: number, y: number][],
  left: number,
  right: number,
  nameOf: (z: number) => string,
  cap = nameOf(0),
): void {
  outline.forEach(([z, y], at) => {
    const [toZ, toY] = outline[(at + 1) % outline.length] ?? [z, y];
    const length = Math.hypot(toZ - z, toY - y);
    quad(shape, nameOf((toY - y) / length), [
      [left, y, z],
      [right, y, z],
      [right, toY, toZ],
      [left, toY, toZ],
    ]);
  });
  fan(
    shape,
    cap,
    outline.map(([z, y]) => [left, y, z]),
  );
  fan(
    shape,
    cap,
    outline.map(([z, y]) => [right, y, z]),
  );
}

function fan(shape: Shape, name: string, corners: readonly Vector3[]): void {
  for (let at = 2; at < corners.length; at++) {
    const triangle = [corners[0], corners[at - 1], corners[at]].filter((corner) => corner !== undefined);
    shape.set(name, [...(shape.get(name) ?? []), ...triangle]);
  }
}

/** An eight-sided turret that narrows upwards. */
function loft(
  shape: Shape,
  lowWide: number,
  highWide: number,
  lowLong: number,
  highLong: number,
  low: number,
  high: number,
): void {
  const ring = (wide: number, long: number, y: number): Vector3[] =>
    [
      [-0.45, 1],
      [0.45, 1],
      [1, 0.35],
      [1, -0.6],
      [0.6, -1],
      [-0.6, -1],
      [-1, -0.6],
      [-1, 0.35],
    ].map(([x = 0, z = 0]) => [x * wide, y, z * long] as const);
  const [foot, roof] = [ring(lowWide, lowLong, low), ring(highWide, highLong, high)];
  const names = ["armor_1", "armor_1", "armor_2", "armor_3", "armor_3", "armor_3", "armor_2", "armor_1"];
  names.forEach((name, at) => {
    const next = (at + 1) % names.length;
    quad(
      shape,
      name,
      [foot[at], foot[next], roof[next], roof[at]].filter((corner) => corner !== undefined),
    );
  });
  fan(shape, "armor_4", roof);
}

/** Along the gun. */
function tube(shape: Shape, name: string, radius: number, from: number, to: number): void {
  const ring = (z: number): Vector3[] =>
    Array.from({ length: 8 }, (_, at) => {
      const angle = ((at + 0.5) * Math.PI) / 4;
      return [radius * Math.cos(angle), radius * Math.sin(angle), z] as const;
    });
  const [near, far] = [ring(from), ring(to)];
  near.forEach((corner, at) => {
    const next = (at + 1) % near.length;
    quad(
      shape,
      name,
      [corner, near[next], far[next], far[at]].filter((vertex) => vertex !== undefined),
    );
  });
  fan(shape, name, far);
}

function pieceOf(shape: Shape): ArmourPiece {
  let first = 0;
  const plates = [...shape].map(([name, corners]) => {
    const range = { name, first, count: corners.length / 3 };
    first += range.count;
    return range;
  });
  const corners = [...shape.values()].flat();
  const known = new Map<string, number>();
  const indices = corners.map((corner) => {
    const key = corner.join(" ");
    if (!known.has(key)) known.set(key, known.size);
    return known.get(key) ?? 0;
  });
  return {
    ...quantise([...known.keys()].flatMap((key) => key.split(" ").map(Number))),
    indices: Uint16Array.from(indices),
    plates,
  };
}
