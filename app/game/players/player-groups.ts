import { type ExpectedOf, playerWn8 } from "./player-wn8.ts";
import type { VehicleSums } from "./vehicle-sums.ts";

/** Vehicles of a kind, and what a player did in them. */
export interface VehicleGroup<Key> {
  key: Key;
  vehicles: number;
  battles: number;
  wins: number;
  wn8: number | null;
}

/** Puts vehicles together. @param keyOf null: the vehicle belongs to no group */
export function playerGroups<Key extends string | number>(
  vehicles: readonly VehicleSums[],
  keyOf: (tankId: number) => Key | null,
  expectedOf: ExpectedOf,
): Map<Key, VehicleGroup<Key>> {
  const members = new Map<Key, VehicleSums[]>();
  for (const vehicle of vehicles) {
    const key = keyOf(vehicle.tankId);
    if (key === null || vehicle.sums.battles === 0) continue;
    const known = members.get(key);
    if (known) known.push(vehicle);
    else members.set(key, [vehicle]);
  }
  return new Map(
    [...members].map(([key, of]) => [
      key,
      {
        key,
        vehicles: of.length,
        battles: of.reduce((battles, { sums }) => battles + sums.battles, 0),
        wins: of.reduce((wins, { sums }) => wins + sums.wins, 0),
        wn8: playerWn8(of, expectedOf).value,
      },
    ]),
  );
}
