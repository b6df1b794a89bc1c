import { useEffect, useState } from "react";
import { fetchedDocuments } from "#app/api/documents.ts";
import { createFilesApi } from "#app/api/files.ts";
import { type PaletteIndex, paletteIndex } from "#app/game/search/palette.ts";
import type { MapItem } from "./items.ts";
import { mapItem } from "./maps.ts";

type Maps = PaletteIndex<MapItem>;

/** Fetched once per document, in the browser only. */
let known: Maps | undefined;

const NONE: Maps = { rows: [] };

/** The names of all maps, ready to be searched; none while they are fetched, and where that fails: the rest works. */
export function usePaletteMaps(): Maps {
  const [maps, setMaps] = useState(known);

  useEffect(() => {
    if (known) return;
    createFilesApi(fetchedDocuments((...call) => fetch(...call)))
      .mapNames()
      .then(
        (names) => {
          known = paletteIndex((names ?? []).map(mapItem));
          setMaps(known);
        },
        () => undefined,
      );
  }, []);

  return maps ?? NONE;
}
