import { startTransition, useEffect, useRef, useState } from "react";
import { fetchedDocuments } from "#app/api/documents.ts";
import type { Items } from "#app/components/virtual-list/use-item-elements.ts";
import {
  type PackedProfile,
  VEHICLE_PROFILES_PATH,
  type VehicleProfiles,
} from "#app/game/model/vehicle/vehicle-profiles.ts";
import type { IndexRow } from "./index-row.ts";

/** Fetched once for as long as the page lives. Only a browser ever fills it. */
const fetched = new Map<string, Promise<VehicleProfiles | null>>();

interface Profiles {
  /** Undefined where it is not known, or not here yet: cards do without. */
  of(row: IndexRow): PackedProfile | undefined;
  /** Another object when there are more of them. */
  more: unknown;
  /** They were asked for and could not be read. */
  failed: boolean;
}

/**
 * The side views of vehicles: those that came with the rows of the page, and all of them once all rows are here.
 * @param version of the dataset; null while there are only the rows of the page
 */
export function useProfiles(version: string | null, rows: Items<IndexRow>): Profiles {
  const [profiles, setProfiles] = useState<VehicleProfiles | null>();
  const ofPage = useRef(new Map<number, PackedProfile>());
  for (let index = 0; version === null && index < rows.length; index++) {
    const row = rows.at(index);
    if (row?.profile) ofPage.current.set(row.vehicle.id, row.profile);
  }

  useEffect(() => {
    if (version === null) return;
    let wanted = true;
    load(version).then((loaded) => wanted && startTransition(() => setProfiles(loaded)));
    return () => {
      wanted = false;
    };
  }, [version]);

  return {
    of: ({ vehicle: { id } }) => profiles?.[id] ?? ofPage.current.get(id),
    more: profiles,
    failed: profiles === null,
  };
}

function load(version: string): Promise<VehicleProfiles | null> {
  const known = fetched.get(version);
  if (known) return known;
  const documents = fetchedDocuments((...call) => fetch(...call));
  const loading = documents.json<VehicleProfiles>(`v/${version}/${VEHICLE_PROFILES_PATH}`).catch(() => {
    // Tried again the next time.
    fetched.delete(version);
    return null;
  });
  fetched.set(version, loading);
  return loading;
}
