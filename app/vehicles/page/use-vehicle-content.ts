import { useMemo } from "react";
import type { CurrentLoadout } from "../loadout/current-loadout.ts";
import { type VehicleContent, vehicleContent } from "../vehicle-content.ts";
import type { VehicleOnPage } from "./vehicle-data.ts";

/**
 * What the page of a vehicle prints.
 * @param current the page's loadout; null for the bare vehicle with its top modules
 */
export function useVehicleContent(
  { record, newest }: VehicleOnPage,
  current: CurrentLoadout | null = null,
): VehicleContent {
  return useMemo(() => vehicleContent(record, { newest }, current), [record, newest, current]);
}
