import { NO_BATTLES } from "../battles/battle-sums.ts";
import type { PlayerStatisticsAnswer } from "./answers.ts";

export type KnownStatistics = Extract<PlayerStatisticsAnswer, { kind: "known" }>;

/** What the publisher tells of a player without battles, but for what is changed. */
export function knownStatistics(changes: Partial<KnownStatistics> & Pick<KnownStatistics, "readAt">): KnownStatistics {
  return {
    kind: "known",
    since: null,
    createdAt: null,
    lastBattleAt: null,
    clan: null,
    personalRating: null,
    allBattles: 0,
    outdated: null,
    marks: null,
    totals: NO_BATTLES,
    vehicles: [],
    days: [],
    ...changes,
  };
}
