import type { Turret } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { tidy } from "../round.ts";
import { readPlates, readPrimaryArmor } from "./armor.ts";
import { readGun } from "./gun.ts";
import { readModule } from "./module.ts";
import { readPoint } from "./point.ts";

/** Reads a turret with every gun it can mount; casemates have one without armour. */
export function readTurret(own: Cursor, context: VehicleContext): Turret {
  const turret = context.components.body("turret", own);
  reportUnread("turret", turret, context.notes);
  const armor = turret.maybe("armor");
  const plates = armor ? readPlates(armor) : [];
  const guns = turret.child("guns").children();
  if (guns.length === 0 && turret.has("guns")) turret.child("guns").fault("holds no gun");
  return {
    ...readModule("turret", turret, context),
    health: turret.child("maxHealth").integer(),
    viewRange: tidy(turret.child("circularVisionRadius").number()),
    rotationSpeed: tidy(turret.child("rotationSpeed").number()),
    armor: readPrimaryArmor(turret.maybe("primaryArmor"), plates),
    plates,
    concealmentFactor: tidy(turret.maybe("invisibilityFactor")?.number() ?? 1),
    gunPosition: readGunPosition(turret),
    guns: guns.map((gun) => readGun(gun, context)),
  };
}

/** Turrets with two barrels place each; the middle stands for both. */
function readGunPosition(turret: Cursor): Turret["gunPosition"] {
  const barrels = (turret.maybe("multiGun")?.children("gun") ?? []).map((gun) => readPoint(gun.child("position")));
  if (barrels.length === 0) return readPoint(turret.child("gunPosition"));
  const mean = (axis: 0 | 1 | 2) => tidy(barrels.reduce((sum, point) => sum + point[axis], 0) / barrels.length);
  return [mean(0), mean(1), mean(2)];
}
