import type { Notes } from "../notes.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Catalogue, PublishedName } from "./fittings/catalogue.ts";
import { nameOfTag } from "./names/vehicle-names.ts";
import type { VehicleEntry } from "./vehicle-list.ts";

/**
 * The published names of a vehicle, the one that counts first: of the texts of an installed game, of the list of the
 * game's own names, of the list of names, of the overlay that defines it, of the list of newer vehicles. One that was
 * published for another vehicle, which had the id before, does not count.
 */
export function publishedNames(
  { id, nation, tag }: VehicleEntry,
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
  return found.length === 1 && found[0] === listed ? [...found, nameOfTag(tag)] : found;
}
