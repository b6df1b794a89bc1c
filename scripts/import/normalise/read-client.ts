import { MODULE_KINDS } from "#app/game/model/enumerations/module-kinds.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { Patch } from "#app/game/model/provenance.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import { readArmour, readMaterials, type StatedPart } from "./armour.ts";
import type { VehicleContext } from "./context.ts";
import type { Catalogue, PublishedName } from "./loadout-items/catalogue.ts";
import { readSlotTypes } from "./loadout-items/slots.ts";
import { COMPONENT_FILES, Components } from "./modules/components.ts";
import { publishedNameOfTag, vehicleNames } from "./names/vehicle-names.ts";
import { patchOf } from "./patch.ts";
import { type OwnVehicle, readVehicle } from "./vehicle.ts";
import { readNationList, type VehicleListEntry } from "./vehicle-list.ts";

/** An entry with the tree that has the last word on it. */
interface ListedVehicle extends VehicleListEntry {
  patch: Patch;
}

/** A vehicle with its parts that shells can hit. */
export interface VehicleArmour {
  id: number;
  tag: string;
  parts: StatedPart[];
}

/** What the client definitions say about vehicles. */
export interface ClientVehicles {
  /** Every entry of every list, the left-out ones too. */
  entries: ListedVehicle[];
  /** The ordinary vehicles, in full. */
  vehicles: OwnVehicle[];
  /** Of the same vehicles, where the tree that has them is of an installed game, which has collision models. */
  armour: VehicleArmour[];
}

/**
 * Reads all vehicles of the trees. Parses every file that a list names, including those of left-out entries, so that a
 * damaged tree never goes unnoticed. A vehicle is read from the last tree that lists it, and looks up shared parts in
 * that tree first, then in earlier ones, so later trees do not change the vehicles of earlier ones.
 * @param tree the last one
 * @param say receives the nation whose turn it is
 */
export function readClient(
  tree: ClientTree,
  catalogue: Catalogue,
  notes: Notes,
  say: (text: string) => void,
): ClientVehicles {
  checkIds(tree);
  const slotTypes = new Map(tree.all.map((client) => [client, readSlotTypes(client.common("supply_slot_types.xml"))]));
  const slotTypesOf = (own: ClientTree) => slotTypes.get(own) ?? new Map();
  const entries: ListedVehicle[] = [];
  const vehicles: OwnVehicle[] = [];
  const armour: VehicleArmour[] = [];
  const materials = readMaterials(tree);
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
      const faults = file.faults.list.length;
      vehicles.push({ ...readVehicle(entry, names, file, siege, slotTypesOf(own), context), patch });
      // Faults in modules are reported only once.
      if (own.source.texts && file.faults.list.length === faults) {
        armour.push({ id: entry.id, tag: entry.tag, parts: readArmour(file, context, materials) });
      }
    }
  }
  return { entries, vehicles, armour };
}

/** Every entry of a nation with its tree, by tag; a later tree's entry replaces an earlier one's. */
function listVehicles(tree: ClientTree, nation: Nation): Map<string, { entry: VehicleListEntry; tree: ClientTree }> {
  const listed = new Map<string, { entry: VehicleListEntry; tree: ClientTree }>();
  for (const client of tree.all) {
    const list = client.vehicleList(nation);
    const entries = list ? readNationList(list, nation) : [];
    for (const entry of entries) listed.set(entry.tag, { entry, tree: client });
  }
  return listed;
}

function siegeFile(tree: ClientTree, nation: Nation, entry: VehicleListEntry, file: Cursor): Cursor | undefined {
  // The second file of a dual gun is its double shot, which is no state of driving.
  if (entry.tags.includes("dualgun")) return undefined;
  if (!file.has("siege_mode") && !entry.tags.includes("siegeMode")) return undefined;
  return tree.siegeVehicle(nation, entry.tag);
}

/**
 * The published names of a vehicle, the one that counts first: of the texts of an installed game, of the list of the
 * game's own names, of the list of names, of the overlay that defines it, of the list of newer vehicles. One that was
 * published for another vehicle, which had the id before, does not count.
 */
function publishedNames(
  { id, nation, tag }: VehicleListEntry,
  { names, newer, vehicleNames }: Catalogue,
  tree: ClientTree,
  notes: Notes,
): PublishedName[] {
  const row = newer.find((vehicle) => vehicle.id === id);
  const own = tree.source.names.get(id);
  const listed = vehicleNames?.get(`${nation}:${tag}`);
  const found = [
    own?.ofGame && own,
    listed,
    names.get(id),
    !own?.ofGame && own,
    row && { name: row.name, shortName: "", tag: row.tag },
  ].filter((published): published is PublishedName => {
    if (!published) return false;
    if (published.tag !== tag) {
      notes.add("name of another vehicle under a reused id", `${id} ${tag}, not ${published.tag}`);
    }
    return published.tag === tag;
  });
  // Until the list had it, the vehicle was called after its tag.
  return found.length === 1 && found[0] === listed ? [...found, publishedNameOfTag(tag)] : found;
}

/** An id in a file, and its owner. */
interface ClientId {
  tag: string;
  id: string;
  file: Cursor;
}

/**
 * Trees that give one id to two things, or two ids to one thing, cannot be read together: a fault names both.
 * Duplicates within one file are left to that file's reader.
 */
function checkIds(tree: ClientTree): void {
  for (const nation of NATIONS) {
    check("vehicle", tree, (client) => client.vehicleList(nation), withIds);
    for (const kind of MODULE_KINDS) {
      check(kind, tree, components(nation, COMPONENT_FILES[kind]), (file) =>
        (file.maybe("ids")?.children() ?? []).map((id) => ({ tag: id.name, id: id.text(), file })),
      );
    }
    check("shell", tree, components(nation, "shells"), withIds);
  }
}

const components = (nation: Nation, kind: string) => (tree: ClientTree) => tree.ownComponents(nation, kind);

function withIds(file: Cursor): ClientId[] {
  return file.children().flatMap((entry) => {
    const id = entry.maybe("id")?.text();
    return id === undefined ? [] : [{ tag: entry.name, id, file }];
  });
}

function check(
  what: string,
  tree: ClientTree,
  open: (tree: ClientTree) => Cursor | undefined,
  list: (file: Cursor) => ClientId[],
): void {
  const byTag = new Map<string, ClientId>();
  const byId = new Map<string, ClientId>();
  for (const client of tree.all) {
    const file = open(client);
    if (file === undefined) continue;
    const given = list(file);
    for (const { tag, id } of given) {
      const sameTag = byTag.get(tag);
      const sameId = byId.get(id);
      if (sameTag && sameTag.id !== id) {
        file.fault(`gives the ${what} ${tag} the id ${id}, but ${sameTag.file.file} gives it the id ${sameTag.id}`);
      } else if (sameId && sameId.tag !== tag) {
        file.fault(`gives the id ${id} to the ${what} ${tag}, but ${sameId.file.file} gives it to ${sameId.tag}`);
      }
    }
    for (const entry of given) {
      byTag.set(entry.tag, entry);
      byId.set(entry.id, entry);
    }
  }
}
