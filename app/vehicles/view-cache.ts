import type { Definitions } from "#app/game/loadout/definitions.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { type Packed, pack } from "#app/lib/embedded-data/packed.ts";
import type { VehicleChoice } from "./vehicle-choice.ts";
import { type Surroundings, type VehicleView, vehicleView } from "./vehicle-view.ts";

interface CachedView {
  view: VehicleView;
  packed: Packed<VehicleView>;
}

/** Views by record: published data, nothing of a request. When a record is collected, so are its views. */
const cache = new WeakMap<VehicleRecord, { dataset: object; views: Map<string, CachedView> }>();

/**
 * The view of a vehicle, computed once as long as record and index are the same, and shared by all requests of
 * an isolate. Only the choices that every vehicle has are cached (top and stock modules, two driving states), so
 * that nobody can fill the memory by asking for addresses.
 * @param definitions what can be fitted beside the modules; null where the address asks for nothing
 * @param dataset what the surroundings were taken from: another index makes another view
 */
export function cachedView(
  record: VehicleRecord,
  choice: VehicleChoice,
  dataset: object,
  around: Surroundings,
  definitions: Definitions | null,
): CachedView {
  if (Object.keys(choice.wanted).length > 0 || choice.setUp !== "nominal")
    return computeView(record, choice, around, definitions);
  let entry = cache.get(record);
  if (entry?.dataset !== dataset) {
    entry = { dataset, views: new Map() };
    cache.set(record, entry);
  }
  const key = `${choice.modules} ${choice.mode}`;
  const cached = entry.views.get(key);
  if (cached) return cached;
  const computed = computeView(record, choice, around, null);
  entry.views.set(key, computed);
  return computed;
}

function computeView(
  record: VehicleRecord,
  choice: VehicleChoice,
  around: Surroundings,
  definitions: Definitions | null,
): CachedView {
  const view = vehicleView(record, choice, around, definitions);
  return { view, packed: pack(view) };
}
