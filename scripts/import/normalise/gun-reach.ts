import type { Gun } from "#app/game/model/gun.ts";
import type { Cursor } from "../read/cursor.ts";
import { tidy } from "./round.ts";

/**
 * From the pivot to the muzzle, m: the client turns its camera to the middle of the gun when a camouflage is
 * chosen for it, and the gun begins at the pivot. Null where the file names no such place.
 */
export function readGunReach(gun: Cursor): Gun["reach"] {
  const slot = (gun.maybe("customizationSlots")?.children("slot") ?? []).find(
    (each) => each.maybe("slotType")?.text() === "camouflage" && each.has("anchorPosition"),
  );
  const [, , middle = 0] = slot?.child("anchorPosition").numbers(3) ?? [];
  return middle > 0 ? tidy(2 * middle) : null;
}
