import { mapNames } from "#app/game/maps/map-words.ts";
import { mapsSchema } from "#app/game/model/map.ts";
import { MAP_NAMES_FILE } from "#app/game/model/map-file.ts";
import { mapsPath } from "#scripts/dataset/paths.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";

/** The names of the maps, for the search; nothing in a dataset without maps. */
export function mapNamesTexts({ others }: Pick<StoredDataset, "others">): [path: string, text: string][] {
  const stored = others.get(mapsPath);
  if (stored === undefined) return [];
  return [[MAP_NAMES_FILE, `${JSON.stringify(mapNames(mapsSchema.parse(stored).maps))}\n`]];
}
