import { mapsSchema } from "#app/game/maps/map.ts";
import { mapsPath } from "#scripts/dataset/paths.ts";
import { readMaps } from "../normalise/maps.ts";
import type { Notes } from "../notes.ts";
import type { NamedArena } from "../read/arenas.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { ImportedDataset } from "./dataset.ts";

/** Adds the maps, when a list of arenas with their names was given. */
export function emitMaps(
  dataset: ImportedDataset,
  arenas: readonly NamedArena[] | undefined,
  tree: ClientTree,
  notes: Notes,
  gameVersion: string,
): void {
  if (arenas === undefined) return;
  const maps = readMaps(arenas, tree, notes);
  dataset.add(mapsPath, ["maps"], mapsPath, mapsSchema, { gameVersion, maps });
}
