import type { Revision } from "#app/game/model/revisions/revision.ts";
import type { Revisable } from "#app/game/model/revisions/revisions.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Claim } from "./claim.ts";
import { DECIMALS } from "./decimals.ts";

/** A gun in its turret. */
export interface GunAt {
  turret: number;
  gun: number;
}

/**
 * Sources state the travel state. It applies to the other state too if the definitions give it the same value.
 * @param claimsOf what is stated about the modules of a state
 */
export function inBothStates(
  { modules, siege }: Revisable,
  claimsOf: (modules: VehicleModules, state: Revision["state"]) => Claim[],
): Claim[] {
  const first = claimsOf(modules, "first");
  if (siege === null) return first;
  const shared = claimsOf(siege.modules, "siege").filter((claim) =>
    first.some((other) => isOf(claim, other) && other.definition === claim.definition),
  );
  return [...first, ...shared];
}

function isOf(a: Claim, b: Claim): boolean {
  return a.field === b.field && a.place === b.place && JSON.stringify(a.at) === JSON.stringify(b.at);
}

/** Health is that of hull and turret: the hull takes the whole difference, so that another turret gains as much. */
export function healthClaim(
  health: number,
  { hull, turrets }: VehicleModules,
  state: Revision["state"],
  turretId: number,
): Claim[] {
  const turret = turrets.find(({ id }) => id === turretId);
  if (turret === undefined) return [];
  const stated = health - turret.health;
  return [{ state, at: {}, field: "hull.health", definition: hull.health, stated, decimals: DECIMALS.health }];
}
