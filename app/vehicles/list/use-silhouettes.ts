import { startTransition, useEffect, useRef, useState } from "react";
import { fetchedDocuments } from "#app/api/documents.ts";
import type { TableRow } from "#app/components/data-table/table.ts";
import {
  type PackedSilhouette,
  VEHICLE_SILHOUETTES_PATH,
  type VehicleSilhouettes,
} from "#app/game/model/vehicle/vehicle-silhouettes.ts";

/** Shown if they cannot be read. */
export const WITHOUT_SIDE_VIEWS = "Silhouettes can’t be shown right now.";

/** Fetched once per page. Filled in the browser only. */
const fetched = new Map<string, Promise<VehicleSilhouettes | null>>();

interface Silhouettes {
  /** Undefined where it is not known, or not here yet: cards do without. */
  of(row: TableRow): PackedSilhouette | undefined;
  /** They were requested and could not be read. */
  failed: boolean;
}

/**
 * The side views of vehicles: those that came with the rows of the page, and all of them once all rows are loaded.
 * @param version of the dataset; null while only the rows of the page are there
 */
export function useSilhouettes(version: string | null, rows: readonly TableRow[]): Silhouettes {
  const [profiles, setProfiles] = useState<VehicleSilhouettes | null>();
  const ofPage = useRef(new Map<number, PackedSilhouette>());
  if (version === null) for (const { id, profile } of rows) if (profile) ofPage.current.set(Number(id), profile);

  useEffect(() => {
    if (version !== null) load(version).then((loaded) => startTransition(() => setProfiles(loaded)));
  }, [version]);

  return {
    of: ({ id }) => profiles?.[Number(id)] ?? ofPage.current.get(Number(id)),
    failed: profiles === null,
  };
}

function load(version: string): Promise<VehicleSilhouettes | null> {
  const known = fetched.get(version);
  if (known) return known;
  const documents = fetchedDocuments((...call) => fetch(...call));
  const loading = documents.json<VehicleSilhouettes>(`v/${version}/${VEHICLE_SILHOUETTES_PATH}`).catch(() => {
    // Tried again the next time.
    fetched.delete(version);
    return null;
  });
  fetched.set(version, loading);
  return loading;
}
