import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { Patch } from "#app/game/model/provenance.ts";
import type { Notes } from "../notes.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import type { VehicleContext } from "./context.ts";
import type { Catalogue } from "./fittings/catalogue.ts";
import { readSlotTypes } from "./fittings/slots.ts";
import { checkIds } from "./id-agreement.ts";
import { Components } from "./modules/components.ts";
import { vehicleNames } from "./names/vehicle-names.ts";
import { patchOf } from "./patch.ts";
import { publishedNames } from "./published-name.ts";
import { type OwnVehicle, readVehicle } from "./vehicle.ts";
import { readVehicleList, type VehicleEntry } from "./vehicle-list.ts";

/** An entry with the tree that has the last word on it. */
export interface ListedVehicle extends VehicleEntry {
  patch: Patch;
}

/** What the client definitions say about vehicles. */
export interface ClientVehicles {
  /** Every entry of every list, the left-out ones too. */
  entries: ListedVehicle[];
  /** The ordinary vehicles, in full. */
  vehicles: OwnVehicle[];
}

/**
 * Reads all vehicles of the trees. Every file that a list names is parsed, those of left-out entries as well, so that
 * a damaged tree never goes unnoticed. A vehicle is read as the last tree that lists it has it, and looks up what it
 * shares with others in that tree first, then in those before: so later trees do not change the vehicles of earlier
 * ones.
 * @param tree the last one
 * @param say is told which nation's turn it is
 */
export function readClient(
  tree: ClientTree,
  catalogue: Catalogue,
  notes: Notes,
  say: (text: string) => void,
): ClientVehicles {
  checkIds(tree);
  const slotTypes = new Map(tree.all.map((each) => [each, readSlotTypes(each.common("supply_slot_types.xml"))]));
  const slotTypesOf = (own: ClientTree) => slotTypes.get(own) ?? new Map();
  const entries: ListedVehicle[] = [];
  const vehicles: OwnVehicle[] = [];
  for (const nation of NATIONS) {
    const listed = listVehicles(tree, nation);
    say(`Reading ${listed.size} vehicles of ${nation}`);
    const ids = new Map([...listed].map(([tag, { entry }]) => [tag, entry.id]));
    for (const { entry, tree: own } of listed.values()) {
      const patch = patchOf(own, nation, entry.tag);
      entries.push({ ...entry, patch });
      const file = own.vehicle(nation, entry.tag);
      if (entry.leftOut !== undefined) continue;
      const names = vehicleNames(entry.tag, publishedNames(entry, catalogue, own, notes));
      if (names.nameSource === "made-from-tag") notes.add("name made from the tag", `${entry.id} ${entry.tag}`);
      const context: VehicleContext = {
        components: new Components(own, nation),
        vehicleName: names.name,
        vehicleTag: entry.tag,
        vehicleId: (tag) => ids.get(tag),
        moduleNames: catalogue.moduleNames,
        notes,
      };
      const siege = siegeFile(own, nation, entry, file);
      vehicles.push({ ...readVehicle(entry, names, file, siege, slotTypesOf(own), context), patch });
    }
  }
  return { entries, vehicles };
}

/** Every entry of a nation with its tree, by tag; a later tree's takes the place of an earlier one's. */
function listVehicles(tree: ClientTree, nation: Nation): Map<string, { entry: VehicleEntry; tree: ClientTree }> {
  const listed = new Map<string, { entry: VehicleEntry; tree: ClientTree }>();
  for (const each of tree.all) {
    const list = each.vehicleList(nation);
    const entries = list ? readVehicleList(list, nation) : [];
    for (const entry of entries) listed.set(entry.tag, { entry, tree: each });
  }
  return listed;
}

function siegeFile(tree: ClientTree, nation: Nation, entry: VehicleEntry, file: Cursor): Cursor | undefined {
  // The second file of a dual gun is its double shot, which is no state of driving.
  if (entry.tags.includes("dualgun")) return undefined;
  if (!file.has("siege_mode") && !entry.tags.includes("siegeMode")) return undefined;
  return tree.siegeVehicle(nation, entry.tag);
}
