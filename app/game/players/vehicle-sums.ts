import type { BattleSums } from "#app/game/battles/battle-sums.ts";

/** What a player's battles in one vehicle come to. */
export interface VehicleSums {
  /** Identifier of the vehicle, `tank_id`. */
  tankId: number;
  sums: BattleSums;
}

/** What a player did on one day, in each vehicle. */
export interface DaySums {
  /** Days since 1970, UTC. */
  day: number;
  vehicles: readonly VehicleSums[];
}
