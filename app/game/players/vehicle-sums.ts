import type { BattleSums } from "#app/game/battles/battle-sums.ts";

/** Totals of a player's battles in one vehicle. */
export interface VehicleSums {
  /** Identifier of the vehicle, `tank_id`. */
  tankId: number;
  sums: BattleSums;
}

/** A player's results on one day, per vehicle. */
export interface DaySums {
  /** Days since 1970, UTC. */
  day: number;
  vehicles: readonly VehicleSums[];
}
