import { useMemo } from "react";
import type { CurrentLoadout } from "../loadout/current-loadout.ts";
import { type VehicleView, vehicleView } from "../vehicle-view.ts";
import type { VehicleOnPage } from "./vehicle-data.ts";

/** What the page of a vehicle prints. @param current the loadout of the page; null for the bare vehicle with its top modules */
export function useVehicleView({ record, newest }: VehicleOnPage, current: CurrentLoadout | null = null): VehicleView {
  return useMemo(() => vehicleView(record, { newest }, current), [record, newest, current]);
}
