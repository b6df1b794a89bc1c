import { CompareButton } from "./compare-button.tsx";
import { type LinkedVehicle, VehicleLink } from "./vehicle-link.tsx";

/**
 * A vehicle as the first cell of a row: the link to its page, and what adds it to the comparison. A plain function.
 * @param patch of its figures, where they are of another than those around
 * @param href of another page than the vehicle's own
 */
export function vehicleCell(vehicle: LinkedVehicle, patch?: string, href?: string) {
  return (
    <>
      {VehicleLink({ vehicle, patch, href })}
      {CompareButton({ entry: vehicle.id, name: vehicle.name })}
    </>
  );
}
