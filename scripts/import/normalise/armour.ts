import type { ArmourPart, ModelPlate } from "#app/game/armour/mesh.ts";
import type { Material } from "#app/game/armour/shot.ts";
import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import type { VehicleContext } from "./context.ts";
import { readPoint } from "./modules/chassis.ts";
import { tidy } from "./round.ts";

// What the definitions say about the shapes that shells hit: the collision model, and the thickness of each material.

/** A collision model in a part of a vehicle. */
export interface StatedShape {
  /** As it lies in a package: `vehicles/…/collision_client/Hull.havok`. */
  file: string;
  /** For a wheel, its position in the chassis, m. */
  at: [number, number, number] | null;
  /** What is stated about its materials, by name. */
  plates: ReadonlyMap<string, Omit<ModelPlate, "name">>;
}

/** A module that shells can meet; `id` and `needs` as the published model has them. */
export interface StatedPart {
  part: ArmourPart;
  id: number | null;
  needs: number[];
  shapes: StatedShape[];
}

/** What materials are made for where a vehicle does not say otherwise, by their names. */
type Materials = ReadonlyMap<string, Cursor>;

/** The materials of `common/vehicle.xml`; none if the tree has no such file. */
export function readMaterials(tree: ClientTree): Materials {
  const isThere = tree.all.some(({ source }) => source.files.has("item_defs/vehicles/common/vehicle.xml"));
  const materials = isThere ? tree.common("vehicle.xml").child("materials").children() : [];
  return new Map(materials.map((material) => [material.name, material]));
}

/** Every part of a vehicle for which its file names a collision model; the hull comes first. */
export function readArmour(vehicle: Cursor, { components }: VehicleContext, materials: Materials): StatedPart[] {
  const hull = vehicle.child("hull");
  const modules = (kind: "chassis" | "turret" | "gun", mounts: Cursor | undefined) =>
    (mounts?.children() ?? []).map((mount) => ({
      id: components.id(kind, mount.name, mount),
      body: components.body(kind, mount),
    }));
  const needed = (variant: Cursor, kind: ModuleKind, name: string) => {
    const module = variant.maybe(name);
    return module ? [components.id(kind, module.text(), module)] : [];
  };
  const parts: StatedPart[] = [{ part: "hull", id: null, needs: [], shapes: shapesOf(hull, hull, materials) }];
  for (const variant of hull.maybe("variants")?.children() ?? []) {
    // Most only move the turret, or weigh more.
    if (!variant.has("hitTester") && !variant.has("armor")) continue;
    const turret = variant.has("turret0") ? "turret0" : "turret";
    const needs = [...needed(variant, "turret", turret), ...needed(variant, "chassis", "chassis")];
    if (needs.length > 0) parts.push({ part: "hull", id: null, needs, shapes: shapesOf(variant, hull, materials) });
  }
  for (const { id, body } of modules("chassis", vehicle.child("chassis"))) {
    const wheels = (body.maybe("wheels")?.children("wheel") ?? []).flatMap((wheel) => wheelOf(wheel, materials));
    parts.push({ part: "chassis", id, needs: [], shapes: [...shapesOf(body, body, materials), ...wheels] });
  }
  const guns = new Map<number, { turret: number; shapes: StatedShape[] }[]>();
  for (const { id: turret, body } of modules("turret", vehicle.child("turrets0"))) {
    parts.push({ part: "turret", id: turret, needs: [], shapes: shapesOf(body, body, materials) });
    for (const { id, body: gun } of modules("gun", body.maybe("guns"))) {
      guns.set(id, [...(guns.get(id) ?? []), { turret, shapes: shapesOf(gun, gun, materials) }]);
    }
  }
  for (const [id, mounts] of guns) {
    const [first] = mounts;
    const isSame = mounts.every(({ shapes }) => first && written(shapes) === written(first.shapes));
    for (const { turret, shapes } of isSame ? mounts.slice(0, 1) : mounts) {
      parts.push({ part: "gun", id, needs: isSame ? [] : [turret], shapes });
    }
  }
  return parts.filter(({ shapes }) => shapes.length > 0);
}

/** The shape of a part; a hull variant inherits from the hull what it leaves out. */
function shapesOf(own: Cursor, fallback: Cursor, materials: Materials): StatedShape[] {
  const file = fileOf(own) ?? fileOf(fallback);
  const armor = armorOf(own) ?? armorOf(fallback);
  return file === null
    ? []
    : [{ file, at: null, plates: platesOf(armor, own.has("armor") ? own : fallback, materials) }];
}

function wheelOf(wheel: Cursor, materials: Materials): StatedShape[] {
  const file = fileOf(wheel);
  const position = wheel.maybe("wheelPos");
  if (file === null || position === undefined) return [];
  return [{ file, at: readPoint(position), plates: platesOf(wheel.maybe("armor"), wheel, materials) }];
}

/** The definitions name a `.model`, whose place the packages fill with a `.havok`. */
function fileOf(part: Cursor): string | null {
  const model = part.maybe("hitTester")?.maybe("collisionModelClient");
  if (model === undefined) return null;
  const file = model.text().replaceAll("\\", "/");
  if (/^(?:[\w-]+\/)+[\w-]+\.model$/.test(file)) return file.replace(/\.model$/, ".havok");
  model.fault(`names the model "${file}", which is no path below the packages`);
  return null;
}

/** Newer files keep the armour of tracks with the track pair; further pairs repeat the same names. */
function armorOf(part: Cursor): Cursor | undefined {
  const pairs = part.maybe("trackPairs")?.children() ?? part.children("trackPairParams");
  return part.maybe("armor") ?? pairs.map((pair) => pair.maybe("armor")).find((armor) => armor !== undefined);
}

function platesOf(armor: Cursor | undefined, part: Cursor, materials: Materials): StatedShape["plates"] {
  const homogenization = part.maybe("armorHomogenization")?.number() ?? 1;
  const plates = (armor?.children() ?? []).flatMap((plate): [string, Omit<ModelPlate, "name">][] => {
    const common = materials.get(plate.name);
    const own = (name: string) => plate.maybe(name) ?? common?.maybe(name);
    if (common === undefined) return [];
    const factor = own("useArmorHomogenization")?.flag() ? homogenization : 1;
    return [[plate.name, { thickness: tidy(plate.number() * factor), material: materialOf(plate, own) }]];
  });
  return new Map(plates);
}

function materialOf(plate: Cursor, own: (name: string) => Cursor | undefined): Material {
  const flag = (...names: string[]) => names.some((name) => own(name)?.flag() ?? false);
  const isScreen = plate.maybe("tags")?.words().includes("screen") ?? false;
  return {
    armour: !isScreen && (own("vehicleDamageFactor")?.number() ?? 0) > 0,
    slopes: flag("useHitAngle"),
    ricochets: flag("mayRicochet"),
    once: flag("collideOnceOnly"),
    // Clients before 2.0 have a letter less in the name.
    overmatched: flag("checkCaliberForRicochet", "checkCaliberForRichet"),
    turnsMore: flag("checkCaliberForHitAngleNorm"),
  };
}

function written(shapes: readonly StatedShape[]): string {
  return JSON.stringify(shapes.map(({ file, at, plates }) => [file, at, [...plates]]));
}
