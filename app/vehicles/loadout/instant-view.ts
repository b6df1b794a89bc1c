import { documentsOf } from "#app/api/documents.ts";
import { definitionsOf, FITTING_PATHS, type FittingFiles } from "#app/game/loadout/definitions.ts";
import { vehicleIdPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { parseVehicleChoice } from "../vehicle-choice.ts";
import { type VehicleView, vehicleView } from "../vehicle-view.ts";

/** The page of a vehicle for a query string; of what is shown, what stays the same is the same. */
export type InstantView = (search: string, shown: VehicleView) => VehicleView;

/**
 * Fetches what the page of a vehicle is made of, so that a changed build is computed here by the server's own code.
 * Never a part of the first load.
 * @param version of the dataset
 * @throws Error when something of it cannot be had
 */
export async function prepareInstantView(id: number, version: string | null): Promise<InstantView> {
  const document = documentsOf(version);
  const required = async <T>(path: string): Promise<T> => {
    const found = await document<T>(path);
    if (found === null) throw new Error(`${path} is missing.`);
    return found;
  };
  const [record, manifest, equipment, consumables, crewSkills, fieldModifications] = await Promise.all([
    required<VehicleRecord>(vehicleIdPath(id)),
    document<Manifest>("manifest.json").catch(() => null),
    required<FittingFiles["equipment"]>(FITTING_PATHS.equipment),
    required<FittingFiles["consumables"]>(FITTING_PATHS.consumables),
    required<FittingFiles["crewSkills"]>(FITTING_PATHS.crewSkills),
    required<FittingFiles["fieldModifications"]>(FITTING_PATHS.fieldModifications),
  ]);
  const definitions = definitionsOf({ equipment, consumables, crewSkills, fieldModifications });
  const around = { newest: manifest?.newestKnownPatch.version ?? null };
  return (search, shown) =>
    sameParts(shown, vehicleView(record, parseVehicleChoice(new URLSearchParams(search)), around, definitions));
}

/**
 * A value in which every part that is equal to the one in the same place before is that one, so that what draws it by
 * reference has nothing to do. @param after of what JSON can hold
 */
export function sameParts<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = Object.keys(old).length === keys.length;
  const parts = keys.map((key): [string, unknown] => {
    const part = Object.hasOwn(old, key) ? sameParts(old[key], fresh[key]) : fresh[key];
    if (!Object.is(part, old[key])) same = false;
    return [key, part];
  });
  if (same) return before as T;
  // Not written one by one: as a key of JSON, "__proto__" is one like any other.
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
