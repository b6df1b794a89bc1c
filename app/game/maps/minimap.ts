import { gameArtAddress } from "#app/game/model/addresses/game-art.ts";

/** The game's own picture of a map from above, north up, over the whole of its field. @param id number of the arena */
export function minimapPath(id: number): string {
  return `game-art/minimaps/${id}.webp`;
}

/** Address of a map's minimap; null where the installation has none. @param minimaps numbers of the maps that have one */
export function minimapAddress(minimaps: readonly number[], version: string | null, id: number): string | null {
  return minimaps.includes(id) ? gameArtAddress(version, minimapPath(id)) : null;
}
