import { pointsOf, quantise, type Vector3 } from "#app/game/armour/mesh.ts";
import { layersAlong, placeParts } from "#app/game/armour/ray.ts";
import { ARMOUR } from "#app/game/armour/shot.ts";
import { packetReader } from "#app/game/replays/recording/packets.ts";

/** Reads packets of which half are positions, as in a real battle. @returns ms */
export function packetsRead(count: number): number {
  const entities = Array.from({ length: 30 }, (_, i) => ({ entity: 1000 + i, maxHealth: 1500 }));
  const bytes = new Uint8Array(count * 57);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < count; i++) {
    view.setUint32(i * 57, 45, true);
    view.setUint32(i * 57 + 4, i % 2 === 0 ? 0x0a : 0x07, true);
    view.setFloat32(i * 57 + 8, i / 250, true);
    view.setInt32(i * 57 + 12, 1000 + (i % 30), true);
    view.setFloat32(i * 57 + 20, i % 500, true);
  }
  const reader = packetReader(entities, null);
  const start = performance.now();
  reader.take(bytes, 0, bytes.length);
  if (reader.finish().count !== count) throw new Error("Not all packets were read.");
  return performance.now() - start;
}

/**
 * Shoots through a ball of steel, which is all of a vehicle.
 * @param across triangles around it, in pairs @param high rings of them @returns median of a shot, ms
 */
export function shotAnswered(across: number, high: number): number {
  const points = Array.from({ length: (across + 1) * (high + 1) }, (_, at) => {
    const [a, b] = [(2 * Math.PI * (at % (across + 1))) / across, (Math.PI * Math.floor(at / (across + 1))) / high];
    return [2 * Math.sin(b) * Math.cos(a), 2 * Math.cos(b), 2 * Math.sin(b) * Math.sin(a)];
  });
  const corners = Array.from({ length: across * high }, (_, at) => {
    const corner = Math.floor(at / across) * (across + 1) + (at % across);
    return [corner, corner + 1, corner + across + 1, corner + 1, corner + across + 2, corner + across + 1];
  });
  const plate = "armor_1";
  const piece = {
    ...quantise(points.flat()),
    indices: Uint16Array.from(corners.flat()),
    plates: [{ name: plate, first: 0, count: 2 * across * high }],
  };
  const plates = [{ name: plate, thickness: 100, material: ARMOUR }];
  const joints = { hull: [0, 1, 0], turret: [0, 0.5, 0.25], gun: [0, 0.4, 1] } as const;
  const pose = { turret: 0, gun: 0, hull: 0 };
  const parts = placeParts([{ part: "hull", piece, points: pointsOf(piece), plates }], joints, pose);
  const times = Array.from({ length: 41 }, (_, at) => {
    const from: Vector3 = [at / 41, 1.3, 20];
    const start = performance.now();
    if (layersAlong(parts, { from, along: [0, 0, -1] }).length !== 2) throw new Error("A shot missed the ball.");
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[20] ?? Number.NaN;
}
