import { useMemo } from "react";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { DEFAULT_CHOICE, type VehicleChoice } from "../vehicle-choice.ts";
import { type VehicleView, vehicleView } from "../vehicle-view.ts";
import { useVehicle, type VehicleOnPage } from "./vehicle-data.ts";

/** What the page of a vehicle prints. @param definitions what can be fitted; null where nothing is */
export function useVehicleView(
  choice: VehicleChoice = DEFAULT_CHOICE,
  definitions: Definitions | null = null,
): VehicleOnPage & { view: VehicleView } {
  const vehicle = useVehicle();
  const { record, newest } = vehicle;
  const view = useMemo(
    () => vehicleView(record, choice, { newest }, definitions),
    [record, choice, newest, definitions],
  );
  return { ...vehicle, view };
}
