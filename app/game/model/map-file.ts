import type { z } from "zod";
import type { mapsSchema } from "./map.ts";

/** Path of the maps below the dataset's root. */
export const MAPS_FILE = "maps/index.json";

export type GameMaps = z.infer<typeof mapsSchema>;
