import { type BattleSums, type Counted, meanOf } from "#app/game/battles/battle-sums.ts";
import type { OwnAverage } from "#app/game/model/tables/own-averages.ts";
import { DAY_MS } from "#app/game/unix-days.ts";

/** Players whose battles an average has to be of: of fewer it would say more about them than about the vehicle. */
export const MIN_ACCOUNTS = 10;

/**
 * A single player counts for at most one in this many of a vehicle's battles; battles of players with more get a lower
 * weight. Needs at least as many players, which MIN_ACCOUNTS guarantees.
 */
export const LARGEST_SHARE = 5;

/** What an account's mean is held in, before it is summed up: what averages are published of. */
export const HELD_MEANS = ["damageDealt", "kills", "spotted", "defencePoints"] as const satisfies readonly Counted[];

/**
 * An account's mean counts up to MAX_OF_MEDIAN + MAX_BY_CHANCE / √n times the median of all accounts' means, where n
 * is its number of battles. The first term covers skill (by the averages behind the marks of excellence, 19 of 20
 * players stay below 1.8 times the value that 13 of 20 stay below), the second covers luck in few battles (2.5
 * standard deviations of kills per battle, the most variable stat). Needs MIN_ACCOUNTS accounts, as publishing does.
 */
export const MAX_OF_MEDIAN = 2;
export const MAX_BY_CHANCE = 3;

/** The sums of a vehicle's random battles, weighted by LARGEST_SHARE and held by MAX_OF_MEDIAN, and whose they are. */
interface VehicleTotal extends BattleSums {
  /** Distinct ones. */
  accounts: number;
  /** Days since 1970, UTC. */
  lastDay: number;
}

/** A vehicle's average results; null if too few players have sent battles. */
export function ownAverage(total: VehicleTotal): OwnAverage | null {
  const { battles, accounts, wins, lastDay } = total;
  if (accounts < MIN_ACCOUNTS || battles === 0) return null;
  const mean = (key: Counted, times = 1) => {
    const value = meanOf(total, key);
    return value === null ? null : value * times;
  };
  return {
    battles: Math.round(battles),
    accounts,
    until: new Date(lastDay * DAY_MS).toISOString().slice(0, 10),
    winRate: (100 * wins) / battles,
    damage: mean("damageDealt"),
    kills: mean("kills"),
    spots: mean("spotted"),
    defence: mean("defencePoints"),
    survival: mean("survived", 100),
  };
}
