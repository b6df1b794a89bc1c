import { useCallback, useEffect, useState } from "react";
import { neededDocumentsOf } from "#app/api/documents.ts";
import { fromColumns, VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type PaletteIndex, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { type VehicleEntry, vehicleEntry } from "#app/game/search/palette-vehicles.ts";

type Vehicles = PaletteIndex<VehicleEntry>;

/** Fetched once per document, in the browser only. */
let known: Vehicles | undefined;

const NONE: Vehicles = { rows: [] };

export interface PaletteVehicles {
  index: Vehicles;
  status: "loading" | "ready" | "failed";
  retry(): void;
}

/** All vehicles, ready to be searched. */
export function usePaletteVehicles(): PaletteVehicles {
  const [index, setIndex] = useState(known);
  const [failed, setFailed] = useState(false);

  const fetchAll = useCallback(() => {
    if (known) return;
    setFailed(false);
    neededDocumentsOf(null)<VehicleColumns>(VEHICLE_COLUMNS_PATH).then(
      (columns) => {
        known = paletteIndex(fromColumns(columns).map(vehicleEntry));
        // Runs one search ahead: the first one is many times slower than later ones.
        searchPalette(known, { query: "e 1", kind: null, limit: 1 });
        setIndex(known);
      },
      () => setFailed(true),
    );
  }, []);

  useEffect(fetchAll, [fetchAll]);

  if (index) return { index, status: "ready", retry: fetchAll };
  return { index: NONE, status: failed ? "failed" : "loading", retry: fetchAll };
}
