import type { BattleRecord } from "./battle-record.ts";

/** The name of a column: `damageDealt` stands in `damage_dealt`. */
export const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What is stored of a battle. */
export const BATTLE_KEYS = [
  ...(["arenaId", "startedAt", "tankId", "duration", "arenaTypeId", "bonusType", "team", "outcome"] as const),
  ...(["survived", "damageDealt", "assistedBySpotting", "assistedByTracking", "assistedByStun"] as const),
  ...(["damageBlocked", "damageReceived", "kills", "spotted", "shots", "hits", "penetrations"] as const),
  ...(["capturePoints", "defencePoints", "baseXp", "lifeTime"] as const),
  ...(["mastery", "marks", "markPercentage", "averageCombined", "clientVersion"] as const),
] as const satisfies readonly Exclude<keyof BattleRecord, "accountId">[];
