import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/** Reads the booster rockets of a vehicle that has them. */
export function readRocket(rocket: Cursor | undefined): FullVehicle["rocket"] {
  if (rocket === undefined) return null;
  return {
    deployTime: tidy(rocket.child("deployTime").number()),
    duration: tidy(rocket.child("duration").number()),
    reload: tidy(rocket.child("reloadTime").number()),
    uses: rocket.child("reuseCount").integer(),
    factors: rocket
      .child("modifiers")
      .children("mul")
      .map((factor) => ({
        attribute: factor.child("name").text(),
        factor: tidy(factor.child("value").number()),
      })),
  };
}
