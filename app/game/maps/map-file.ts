import type { z } from "zod";
import type { mapsSchema } from "./map.ts";

/** Path of the maps below the dataset's root. */
export const MAPS_FILE = "maps/index.json";

/** Path of the map names, for the search. */
export const MAP_NAMES_FILE = "maps/names.json";

/** The last part of a map's address, and its name. */
export type MapName = readonly [slug: string, name: string];

export type GameMaps = z.infer<typeof mapsSchema>;
