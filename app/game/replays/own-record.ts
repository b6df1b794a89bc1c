import { type BattleRecord, battleRecordSchema } from "#app/game/battles/battle-record.ts";
import type { ReplayResults } from "./replay-results.ts";

/** The battle as it counts for the account of the replay; null when its figures are not possible. */
export function ownRecord(
  { arenaUniqueID, common }: ReplayResults,
  personal: ReplayResults["personal"][string],
  clientVersion: string | null,
): BattleRecord | null {
  const record = battleRecordSchema.safeParse({
    arenaId: arenaUniqueID,
    accountId: personal.accountDBID,
    tankId: personal.typeCompDescr,
    startedAt: common.arenaCreateTime,
    duration: Math.round(common.duration),
    arenaTypeId: common.arenaTypeID,
    bonusType: common.bonusType,
    team: personal.team,
    outcome: common.winnerTeam === 0 ? "draw" : common.winnerTeam === personal.team ? "win" : "loss",
    survived: personal.deathReason === null ? null : personal.deathReason === -1,
    damageDealt: personal.damageDealt,
    assistedBySpotting: personal.damageAssistedRadio,
    assistedByTracking: personal.damageAssistedTrack,
    assistedByStun: personal.damageAssistedStun,
    damageBlocked: personal.damageBlockedByArmor,
    damageReceived: personal.damageReceived,
    kills: personal.kills,
    spotted: personal.spotted,
    shots: personal.shots,
    hits: personal.directHits,
    penetrations: personal.piercings,
    capturePoints: personal.capturePoints,
    defencePoints: personal.droppedCapturePoints,
    baseXp: personal.originalXP,
    lifeTime: personal.lifeTime,
    mastery: personal.markOfMastery,
    marks: personal.marksOnGun,
    markPercentage: personal.damageRating,
    averageCombined: personal.movingAvgDamage,
    clientVersion,
  } satisfies Record<keyof BattleRecord, unknown>);
  return record.success ? record.data : null;
}
