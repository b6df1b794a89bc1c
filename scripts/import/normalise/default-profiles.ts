import type { DefaultProfile } from "#app/game/model/vehicle/default-profile.ts";
import type { Notes } from "../notes.ts";
import type { Catalogue, NewerVehicle } from "./fittings/catalogue.ts";

/** The default profiles of vehicles that no client defines, by tank_id; one of another vehicle under the id is noted. */
export function defaultProfiles(
  newer: readonly NewerVehicle[],
  { profiles }: Catalogue,
  notes: Notes,
): ReadonlyMap<number, DefaultProfile> {
  const own = new Map<number, DefaultProfile>();
  for (const { id, tag } of newer) {
    const published = profiles?.get(id);
    if (published?.tag === tag) own.set(id, published.profile);
    else if (published)
      notes.add("default profile of another vehicle under a reused id", `${id} ${published.tag}, not ${tag}`);
  }
  return own;
}
