import type { Notes } from "../notes.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Catalogue, PublishedName } from "./fittings/catalogue.ts";
import type { VehicleEntry } from "./vehicle-list.ts";

/**
 * The published name of a vehicle: of the list of names, of the tree that defines it, or of the list of newer
 * vehicles. One that was published for another vehicle, which had the id before, does not count.
 */
export function publishedName(
  { id, tag }: VehicleEntry,
  { names, newer }: Catalogue,
  tree: ClientTree,
  notes: Notes,
): PublishedName | undefined {
  const row = newer.find((vehicle) => vehicle.id === id);
  const all = [names.get(id), tree.source.names.get(id), row && { name: row.name, shortName: "", tag: row.tag }];
  for (const published of all) {
    if (published === undefined) continue;
    if (published.tag === tag) return published;
    notes.add("name of another vehicle under a reused id", `${id} ${tag}, not ${published.tag}`);
  }
  return undefined;
}
