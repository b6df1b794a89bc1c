import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";

type StateNames = readonly [normal: string, second: string];

export const WHEELED: StateNames = ["Cruise", "Rapid"];

/** Mechanics that use the second state of a vehicle for something else than siege mode. */
const BY_MECHANIC: Readonly<Record<string, StateNames>> = {
  lowChargeShot: ["Full charge", "Reduced"],
  shellParamsSwitcher: ["First setting", "Second"],
  twinGun: ["One barrel", "Both"],
};

/** What the two states of a vehicle are called, where they are not driving and siege; else null. */
export function stateNames({ mechanics, top }: Pick<FullVehicle, "mechanics" | "top">): StateNames | null {
  if (top.profile.wheels !== null) return WHEELED;
  const mechanic = mechanics.find(({ kind }) => BY_MECHANIC[kind] !== undefined);
  return (mechanic && BY_MECHANIC[mechanic.kind]) ?? null;
}
