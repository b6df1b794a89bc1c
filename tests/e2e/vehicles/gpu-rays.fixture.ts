import { boundsOf, type ModelCamera, rayAt } from "#app/game/armour/camera.ts";
import { decodeArmourModel } from "#app/game/armour/mesh.ts";
import { fittedParts, jointsOf, layersAlong, placeParts, shootAlong } from "#app/game/armour/ray.ts";
import type { ShotShell } from "#app/game/armour/shot.ts";
import { penetrationAt } from "#app/game/charts/shot.ts";
import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { createRenderer } from "#app/vehicles/armour/model-renderer.ts";

export interface RaysRequest {
  bytes: readonly number[];
  modules: VehicleModules;
  fitted: ModuleIds;
  shells: readonly ShotShell[];
  /** Pictures, each from another side, and rays of each. */
  pictures: number;
  rays: number;
}

export interface RaysCompared {
  rays: number;
  /** Of them, those that met the vehicle. */
  met: number;
  /** Ends that are not the same. */
  otherEnds: number;
  /** Chances that are more than 1% apart, or effective thicknesses more than 1%. */
  otherChances: number;
  /** How many ended in each way. */
  ends: Record<string, number>;
}

const ENDS = ["missed", "armour", "ricochet", "stopped"] as const;
const SIZE = 256;
const DENSITY = 2;

/** In a browser: the same rays by the graphics card and by the processor. */
function compareRays({ bytes, modules, fitted, shells, pictures, rays }: RaysRequest): RaysCompared {
  const canvas = document.createElement("canvas");
  const renderer = createRenderer(canvas);
  const gl = canvas.getContext("webgl2");
  const joints = jointsOf(modules, fitted);
  if (!renderer || !gl || !joints) throw new Error("No WebGL2");
  const parts = fittedParts(decodeArmourModel(Uint8Array.from(bytes)), fitted);
  const bounds = boundsOf(placeParts(parts, joints, { turret: 0, gun: 0, hull: 0 }));
  let seed = 1;
  // The same rays every time.
  const random = (min: number, max: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return min + ((seed >>> 8) / 2 ** 24) * (max - min);
  };
  const compared: RaysCompared = { rays: 0, met: 0, otherEnds: 0, otherChances: 0, ends: {} };
  for (let picture = 0; picture < pictures; picture++) {
    const shell = shells[picture % shells.length] as ShotShell;
    const pose = { turret: random(-180, 180), gun: random(-8, 20), hull: 0 };
    const distance = random(50, 700);
    const camera: ModelCamera = {
      turn: random(-180, 180),
      height: random(-10, 60),
      zoom: random(1, 2),
      centre: [random(-0.5, 0.5), random(-0.5, 0.5)],
      size: [SIZE, SIZE],
    };
    const placedParts = placeParts(parts, joints, pose);
    const full = penetrationAt(shell, distance);
    const colours = Array.from({ length: 24 }, () => 0.5);
    const scene = { parts: placedParts, bounds, camera, shell, full, bands: [5, 25, 75, 95], colours };
    renderer.draw({ ...scene, metric: "chance" }, DENSITY, false);
    const pixels = new Uint32Array(4 * SIZE * DENSITY * SIZE * DENSITY);
    gl.readPixels(0, 0, SIZE * DENSITY, SIZE * DENSITY, gl.RGBA_INTEGER, gl.UNSIGNED_INT, pixels);
    if (gl.getError() !== 0) throw new Error("WebGL2 refuses");
    const floats = new Float32Array(pixels.buffer);
    for (let ray = 0; ray < rays; ray++) {
      const [x, y] = [Math.floor(random(0, SIZE * DENSITY)), Math.floor(random(0, SIZE * DENSITY))];
      const at = 4 * (y * SIZE * DENSITY + x);
      const way = rayAt(bounds, camera, (x + 0.5) / DENSITY, SIZE - (y + 0.5) / DENSITY);
      const layers = layersAlong(placedParts, way);
      const shot = shootAlong(shell, distance, layers);
      const word = pixels[at] as number;
      const end = word >>> 31 === 1 ? (ENDS[word & 3] as string) : "missed";
      compared.rays++;
      if (layers.length > 0) compared.met++;
      compared.ends[shot.end] = (compared.ends[shot.end] ?? 0) + 1;
      if (end !== shot.end) compared.otherEnds++;
      else if (end !== "missed") {
        const chance = 100 * (floats[at + 1] as number);
        const effective = floats[at + 2] as number;
        const last = shot.steps.at(-1);
        const total = shot.full - (last?.before ?? 0) + (last?.effective ?? 0);
        if (Math.abs(chance - shot.chance) > 1 || Math.abs(effective / total - 1) > 0.01) compared.otherChances++;
      }
    }
  }
  return compared;
}

Object.assign(window, { compareRays });
