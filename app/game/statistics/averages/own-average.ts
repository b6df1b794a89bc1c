import { type BattleSums, type Counted, meanOf } from "#app/game/battles/battle-sums.ts";
import type { OwnAverage } from "#app/game/model/tables/own-averages.ts";

/** Players whose battles an average has to be of: of fewer it would say more about them than about the vehicle. */
export const MIN_ACCOUNTS = 10;

/**
 * The part of a vehicle's battles, one in so many, for which a single player counts at most: whoever has fought more
 * counts with a lower weight. It needs as many players, of which MIN_ACCOUNTS makes sure.
 */
export const LARGEST_SHARE = 5;

/** What an account's mean is held in, before it is summed up: what averages are published of. */
export const HELD_MEANS = ["damageDealt", "kills", "spotted", "defencePoints"] as const satisfies readonly Counted[];

/**
 * An account counts with a mean of at most MAX_OF_MEDIAN + MAX_BY_CHANCE / √n times the median of all accounts' means,
 * n its battles: what skill explains (19 of 20 players stay below 1.8 times what 13 of 20 do, by the averages behind
 * the marks of excellence), and what luck does in few battles (2.5 standard deviations of a battle's kills, the figure
 * that varies most). It needs MIN_ACCOUNTS accounts, as to be shown does.
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

/** What a vehicle does on average; null where too few players have sent battles. */
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
    until: new Date(lastDay * 86_400_000).toISOString().slice(0, 10),
    winRate: (100 * wins) / battles,
    damage: mean("damageDealt"),
    kills: mean("kills"),
    spots: mean("spotted"),
    defence: mean("defencePoints"),
    survival: mean("survived", 100),
  };
}
