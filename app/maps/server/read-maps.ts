import { DatasetUnavailable } from "#app/api/documents.ts";
import type { FilesApi } from "#app/api/published.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";

/** All maps. @throws DatasetUnavailable in a dataset that was imported without them */
export async function readMaps(files: FilesApi): Promise<GameMaps> {
  const maps = await files.maps();
  if (maps === null) throw new DatasetUnavailable(MAPS_FILE);
  return maps;
}
