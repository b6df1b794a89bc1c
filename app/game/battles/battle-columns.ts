import type { BattleRecord } from "./battle-record.ts";
import { SUMMED_STATS } from "./battle-sums.ts";

/** The column name of a key: `damageDealt` is stored in `damage_dealt`. */
export const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The stored fields of a battle. */
export const BATTLE_KEYS = [
  "arenaId",
  "startedAt",
  "tankId",
  "duration",
  "arenaTypeId",
  "bonusType",
  "team",
  "outcome",
  "survived",
  ...SUMMED_STATS,
  "mastery",
  "marks",
  "markPercentage",
  "averageCombined",
  "clientVersion",
] as const satisfies readonly Exclude<keyof BattleRecord, "accountId">[];

/** A battle of which nothing is known. */
export const NOT_SAID = Object.fromEntries(BATTLE_KEYS.map((key) => [key, null])) as unknown as Omit<
  BattleRecord,
  "accountId"
>;
