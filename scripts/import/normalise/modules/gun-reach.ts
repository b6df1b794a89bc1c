import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/**
 * From the pivot to the muzzle, m, derived from the gun's middle, to which the client turns its camera when a
 * camouflage is chosen. Null when the file names no such point.
 */
export function readGunReach(gun: Cursor): Gun["reach"] {
  const slot = (gun.maybe("customizationSlots")?.children("slot") ?? []).find(
    (each) => each.maybe("slotType")?.text() === "camouflage" && each.has("anchorPosition"),
  );
  const [, , middle = 0] = slot?.child("anchorPosition").numbers(3) ?? [];
  return middle > 0 ? tidy(2 * middle) : null;
}
