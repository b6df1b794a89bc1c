import { type GameMap, mapsSchema } from "#app/game/maps/map.ts";
import { mapsPath } from "#scripts/dataset/paths.ts";
import { readMaps } from "../normalise/maps.ts";
import type { Notes } from "../notes.ts";
import type { NamedArena } from "../read/arenas.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { ImportedDataset } from "./dataset.ts";

/** A map with where its minimap lies in the packages of a game. */
export interface MapPicture {
  id: number;
  tag: string;
  file: string;
}

/** The minimaps that the definitions name. */
export function minimapsOf(maps: readonly GameMap[], tree: ClientTree): MapPicture[] {
  return maps.flatMap(({ id, tag }) => {
    const file = tree.arena(tag).maybe("minimap")?.text();
    return file ? [{ id, tag, file }] : [];
  });
}

/** Adds the maps, when a list of arenas with their names was given. @returns them */
export function emitMaps(
  dataset: ImportedDataset,
  arenas: readonly NamedArena[] | undefined,
  tree: ClientTree,
  notes: Notes,
  gameVersion: string,
): GameMap[] {
  if (arenas === undefined) return [];
  const maps = readMaps(arenas, tree, notes);
  dataset.add(mapsPath, ["maps"], mapsPath, mapsSchema, { gameVersion, maps });
  return maps;
}
