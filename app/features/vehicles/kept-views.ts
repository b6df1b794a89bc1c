import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import { type Packed, pack } from "#app/lib/packed.ts";
import type { VehicleChoice } from "./vehicle-choice.ts";
import { type Surroundings, type VehicleView, vehicleView } from "./vehicle-view.ts";

interface KeptView {
  view: VehicleView;
  packed: Packed<VehicleView>;
}

/** Views by record: published data and nothing of a request. A record that is let go takes its views along. */
const kept = new WeakMap<VehicleRecord, { dataset: object; views: Map<string, KeptView> }>();

/**
 * The view of a vehicle, computed once as long as record and index are the same; they are shared by all
 * requests of an isolate. Only the sets that every vehicle has are kept (top and stock, two states of
 * driving), so that nobody can fill the memory with addresses.
 * @param dataset what the surroundings were taken from: another index makes another view
 */
export function keptView(
  record: VehicleRecord,
  choice: VehicleChoice,
  dataset: object,
  around: () => Surroundings,
): KeptView {
  if (Object.keys(choice.wanted).length > 0) return make(record, choice, around());
  let entry = kept.get(record);
  if (entry?.dataset !== dataset) {
    entry = { dataset, views: new Map() };
    kept.set(record, entry);
  }
  const key = `${choice.modules} ${choice.mode}`;
  const known = entry.views.get(key);
  if (known) return known;
  const made = make(record, choice, around());
  entry.views.set(key, made);
  return made;
}

function make(record: VehicleRecord, choice: VehicleChoice, around: Surroundings): KeptView {
  const view = vehicleView(record, choice, around);
  return { view, packed: pack(view) };
}
