import { useEffect, useState } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import { minimapAddress } from "#app/game/maps/minimap.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { FieldMap, VideoPageContent } from "./battle-choice.ts";
import { knownVehicles, NO_VEHICLES, type ReplayVehicles } from "./known-vehicles.ts";

export interface GameData {
  vehicles: ReplayVehicles;
  maps: FieldMap[];
  /** Whether names and plans could not be fetched; battles then show the raw names from their files. */
  failed: boolean;
}

const NOTHING_YET: GameData = { vehicles: NO_VEHICLES, maps: [], failed: false };

/**
 * The vehicles and maps of the dataset: files that are the same for everybody, fetched once they are needed.
 * @param content of the page: the version of its data, and which maps have a minimap
 */
export function useGameData(needed: boolean, { version, minimaps }: VideoPageContent): GameData {
  const [data, setData] = useState(NOTHING_YET);
  useEffect(() => {
    if (!needed) return;
    const json = documentsOf(version);
    Promise.all([json<VehicleColumns>(VEHICLE_COLUMNS_PATH), json<GameMaps>(MAPS_FILE)]).then(
      ([columns, maps]) => {
        setData({
          vehicles: columns ? knownVehicles(columns) : NO_VEHICLES,
          maps: (maps?.maps ?? []).map((map) => ({ ...map, minimap: minimapAddress(minimaps, version, map.id) })),
          failed: columns === null || maps === null,
        });
      },
      () => setData({ ...NOTHING_YET, failed: true }),
    );
  }, [needed, version, minimaps]);
  return data;
}
