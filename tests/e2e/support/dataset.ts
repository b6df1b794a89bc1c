import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import { published, publishedRecords, publishedRows, publishedVehicle } from "#tests/setup/published.ts";

// Vehicles of the dataset that is checked in, chosen by what they are and not by name.

/** The vehicle that most tests open: patches change its figures. */
export const TIGER_I = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");

/** Its damage per minute with the crew as trained and nothing fitted. */
export const TIGER_I_BARE_DPM = "2,246";

/** A vehicle known by announced figures alone, of which no source states how it is researched. */
export function summaryVehicle(): { id: number; name: string; tier: number } {
  const found = publishedRecords().find(({ record, research }) => record === "summary" && research === undefined);
  if (found === undefined) throw new Error("The dataset has no vehicle of which only announced figures are known.");
  return found;
}

/** A vehicle with announced stats only: no later source states more. */
export function announcedVehicle(): { name: string; tier: number } {
  const found = publishedRecords().find(({ record, sources }) => record === "summary" && sources.stated === undefined);
  if (found === undefined) throw new Error("Later sources state figures of every newer vehicle.");
  return found;
}

/** A researchable vehicle of tier XI to which no step of research leads. */
export function vehicleOfUnknownWay(): { name: string; nation: string } {
  const found = publishedRecords().find(
    ({ tier, premium, research }) => tier === 11 && !premium && (research?.from.length ?? 0) === 0,
  );
  if (found === undefined) throw new Error("The dataset knows how every vehicle of tier XI is researched.");
  return found;
}

/** How many vehicles there are, of a nation or of all. */
export function vehicleCount(nation?: string): number {
  return publishedRows().filter((row) => nation === undefined || row.nation === nation).length;
}

/** How many maps there are. */
export const mapCount = () => published<GameMaps>(MAPS_FILE).maps.length;

/** The patch of most definitions, and the newest that any source knows. */
export function patches(): { gameVersion: string; newest: string } {
  const { gameVersion, newestKnownPatch } = published<Manifest>("manifest.json");
  return { gameVersion, newest: newestKnownPatch.version };
}

/** A vehicle known in full: one of a Common Test, or one of the game itself. */
export function vehicleOfPatch({ commonTest }: { commonTest: boolean }): Page {
  const found = publishedRows().find(({ record, patch }) => record === "full" && patch?.commonTest === commonTest);
  if (found === undefined) throw new Error("The dataset has no such vehicle.");
  return found;
}

/** A fully known vehicle whose files state mechanics other than shooting and driving, or one that has none. */
export function vehicleWithMechanics(has: boolean): Page {
  const found = publishedRecords().find(
    (record) => record.record === "full" && record.mechanics.length > 0 === has && record.tier > 10 === has,
  );
  if (found === undefined) throw new Error("The dataset has no such vehicle.");
  return found;
}

interface Page {
  id: number;
  name: string;
  slug: string;
}

/** Vehicles of tier XI that are known in full. */
export function fullTierEleven(): { id: number; name: string }[] {
  return publishedRecords().filter(({ record, tier }) => record === "full" && tier === 11);
}

/** A vehicle whose health and the reload of whose gun later sources changed, with both values of the health. */
export function revisedVehicle(): Page & { health: { now: number; before: number } } {
  for (const record of publishedRecords()) {
    if (record.record !== "full") continue;
    const { health, reload } = record.top.revised ?? {};
    const now = record.top.stats.health;
    // More than rounding hides.
    const isSeen = Math.abs((record.top.stats.reload ?? 0) - (reload?.before ?? 0)) > 0.1;
    if (health?.before && now && reload?.before && isSeen) return { ...record, health: { now, before: health.before } };
  }
  throw new Error("The dataset has no vehicle with such revisions.");
}
