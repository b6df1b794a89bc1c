import { type BattleRecord, battleRecordSchema } from "./battle-record.ts";

/** A battle that can have been: a Tiger II in a random one, won and survived; with changes. */
export function battleOf(changes: Partial<BattleRecord>): BattleRecord {
  return battleRecordSchema.parse({
    arenaId: "99432252651504530",
    accountId: 500_000_001,
    tankId: 5137,
    startedAt: 1_795_000_000,
    duration: 301,
    arenaTypeId: 11,
    bonusType: 1,
    team: 1,
    outcome: "win",
    survived: true,
    damageDealt: 912,
    assistedBySpotting: 240,
    assistedByTracking: 0,
    assistedByStun: 0,
    damageBlocked: 640,
    damageReceived: 450,
    kills: 1,
    spotted: 2,
    shots: 14,
    hits: 11,
    penetrations: 9,
    capturePoints: 0,
    defencePoints: 0,
    baseXp: 843,
    lifeTime: 301,
    mastery: 2,
    marks: 0,
    markPercentage: 49,
    averageCombined: 639,
    clientVersion: "2.3.0.0",
    ...changes,
  } satisfies BattleRecord);
}
