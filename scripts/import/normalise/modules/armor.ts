import type { Plate, PrimaryArmor } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/**
 * The plate groups of hull or turret. Groups named after a device or a crew member
 * (`commander`, `ammoBay`) are not armour; a vehicleDamageFactor of 0 is spaced armour.
 */
export function readPlates(armor: Cursor): Plate[] {
  return armor
    .children()
    .filter((plate) => plate.name.startsWith("armor_"))
    .map((plate) => ({
      group: plate.name,
      thickness: tidy(plate.number()),
      spaced: plate.maybe("vehicleDamageFactor")?.number() === 0,
      ...(plate.maybe("tags")?.words().includes("gunMask") && { gunMask: true as const }),
    }));
}

/**
 * Front, side and rear as `primaryArmor` names them; null where there is no armour. The
 * "turret" of a casemate writes that in two ways: it names no plate, or one of 0 mm.
 */
export function readPrimaryArmor(primary: Cursor | undefined, plates: readonly Plate[]): PrimaryArmor {
  const [front, side, rear] = primary?.words() ?? [];
  const thickness = (group: string | undefined) => plates.find((plate) => plate.group === group)?.thickness || null;
  return { front: thickness(front), side: thickness(side), rear: thickness(rear) };
}
