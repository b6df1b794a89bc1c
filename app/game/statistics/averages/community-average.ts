import type { OwnAverage } from "#app/game/model/tables/own-averages.ts";

/** Battles from which on an average of ours is not called a weak one: the win rate is then within 3.1 points. */
export const ENOUGH_BATTLES = 1000;

export const AVERAGE_STATS = ["winRate", "damage", "kills", "spots", "defence"] as const;

export type AverageStat = (typeof AVERAGE_STATS)[number];

/** What players do in a vehicle on average, or else what WN8 expects of them ("reference"); null is not known. */
export interface CommunityAverage extends Record<AverageStat, number | null> {
  source: "own" | "reference";
  /** Null for what WN8 expects: it is no average. */
  battles: number | null;
  /** Number of players who fought these battles; null if nobody counted them. */
  accounts: number | null;
  survival: number | null;
}

/** Our own average as soon as enough players stand behind one, else what WN8 expects; null without either. */
export function communityAverage(
  own: OwnAverage | undefined,
  reference: Record<AverageStat, number | null>,
): CommunityAverage | null {
  if (own) {
    const { until: _, ...average } = own;
    return { source: "own", ...average };
  }
  const isReferred = AVERAGE_STATS.some((key) => reference[key] !== null);
  return isReferred ? { source: "reference", battles: null, accounts: null, survival: null, ...reference } : null;
}

/** The average of several vehicles, each by its battles. What WN8 expects is no average, so it does not count. */
export function averageOf(vehicles: readonly CommunityAverage[], key: AverageStat | "survival"): number | null {
  let [sum, weights] = [0, 0];
  for (const { battles, [key]: value } of vehicles) {
    if (battles === null || value === null) continue;
    sum += battles * value;
    weights += battles;
  }
  return weights === 0 ? null : sum / weights;
}
