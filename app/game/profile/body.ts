import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Profile } from "#app/game/model/vehicle/profile.ts";
import type { FittedModules } from "../stats/configuration.ts";

/** Sideways travel, degrees, up to which a gun is aimed with the whole vehicle. */
const FIXED_ARC = 6;
/** Widest traverse of a casemate's gun, and narrowest one that always means a turret, degrees. */
const CASEMATE_ARC = 30;
const TURRET_ARC = 90;
/** How far a casemate's roof is over its gun at least, m. */
const ROOF_OVER_GUN = 0.15;

/** Thickest shield and hull front of an open mount, and thickest front of an open turret, mm. */
const OPEN_MOUNT_ARMOR = 30;
const OPEN_MOUNT_HULL = 80;
const OPEN_TURRET_ARMOR = 20;

interface Around {
  /** Front armour of the hull, mm. */
  hullFront: number | null;
  type: VehicleClass;
  /** Heights over the ground, m; null where it is not known. */
  hullTop: number | null;
  gunHeight: number;
}

/**
 * A gun with wide traverse is in a turret, and so is one above the hull's top. Of the rest, a gun behind a thin shield
 * on a thin hull is an open mount; thick hulls with a thin mantlet are casemates.
 */
export function bodyOf({ gun, turret }: FittedModules, around: Around): Profile["body"] {
  const shield = turret.armor.front ?? Math.max(0, ...turret.plates.map((plate) => plate.thickness));
  const gunOnly = around.type === "SPG" || around.type === "AT-SPG";
  const arc = gun.yaw === null ? 360 : gun.yaw.right - gun.yaw.left;
  if (arc >= TURRET_ARC) return gunOnly && shield > 0 && shield <= OPEN_TURRET_ARMOR ? "open" : "turret";
  if (arc <= FIXED_ARC && around.type === "AT-SPG") return "fixed";
  // A casemate's "turret" has no armour of its own: it belongs to the hull.
  const thin = shield > 0 && shield <= OPEN_MOUNT_ARMOR && (around.hullFront ?? 0) <= OPEN_MOUNT_HULL;
  if (gunOnly && thin) return "open";
  return arc > CASEMATE_ARC && (around.hullTop ?? 0) < around.gunHeight + ROOF_OVER_GUN ? "turret" : "casemate";
}
