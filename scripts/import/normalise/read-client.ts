import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import type { Notes } from "../notes.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import type { Catalogue, PublishedName } from "./catalogue.ts";
import { Components } from "./components.ts";
import type { VehicleContext } from "./context.ts";
import { readSlotTypes } from "./slots.ts";
import { nameOf, type OwnVehicle, readVehicle } from "./vehicle.ts";
import { readVehicleList, type VehicleEntry } from "./vehicle-list.ts";

/** What the client definitions say about vehicles. */
export interface ClientVehicles {
  /** Every entry of every list, the left-out ones too. */
  entries: VehicleEntry[];
  /** The ordinary vehicles, in full. */
  vehicles: OwnVehicle[];
}

/**
 * Reads all vehicles of the client. Every file that a list names is parsed, those
 * of left-out entries as well, so that a damaged tree never goes unnoticed.
 */
export function readClient(tree: ClientTree, catalogue: Catalogue, notes: Notes): ClientVehicles {
  const slotTypes = readSlotTypes(tree.common("supply_slot_types.xml"));
  const entries: VehicleEntry[] = [];
  const vehicles: OwnVehicle[] = [];
  for (const nation of NATIONS) {
    const own = readVehicleList(tree.vehicleList(nation), nation);
    const components = new Components(tree, nation);
    const ids = new Map(own.map((entry) => [entry.tag, entry.id]));
    entries.push(...own);
    for (const entry of own) {
      const file = tree.vehicle(nation, entry.tag);
      if (entry.leftOut !== undefined) continue;
      const names = nameOf(entry, ownName(entry, catalogue, notes));
      if (names.nameSource === "made-from-tag") notes.add("name made from the tag", `${entry.id} ${entry.tag}`);
      const context: VehicleContext = {
        components,
        vehicleName: names.shortName,
        vehicleTag: entry.tag,
        vehicleId: (tag) => ids.get(tag),
        notes,
      };
      const siege = siegeFile(tree, nation, entry, file);
      vehicles.push(readVehicle(entry, names, file, siege, slotTypes, context));
    }
  }
  return { entries, vehicles };
}

/** The published name, unless it was published for another vehicle that had the id before. */
function ownName(entry: VehicleEntry, { names }: Catalogue, notes: Notes): PublishedName | undefined {
  const published = names.get(entry.id);
  if (published === undefined || published.tag === entry.tag) return published;
  notes.add("name of another vehicle under a reused id", `${entry.id} ${entry.tag}, not ${published.tag}`);
  return undefined;
}

function siegeFile(tree: ClientTree, nation: Nation, entry: VehicleEntry, file: Cursor): Cursor | undefined {
  if (!file.has("siege_mode") && !entry.tags.includes("siegeMode")) return undefined;
  return tree.siegeVehicle(nation, entry.tag);
}
