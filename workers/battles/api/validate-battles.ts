import type { z } from "zod";
import { type BattleRecord, battleRecordSchema, type UploadResult } from "#app/game/battles/battle-record.ts";
import { type KnownThings, knowledgeOf } from "#app/game/battles/known-things.ts";
import { implausibility } from "#app/game/battles/plausible.ts";
import type { LimitsOf } from "#app/game/battles/vehicle-limits.ts";

/** A record, and its index in the upload, from 0. */
interface ValidBattle {
  index: number;
  battle: BattleRecord;
}

/**
 * Splits an upload into plausible records of this account, those among them that must wait until the dataset knows
 * their vehicle, and the rejected rest, each with a sentence saying why.
 * @param now unix time in seconds
 * @param limitsOf the limits of a battle in a vehicle
 * @param known the dataset's data; null if nothing is published
 */
export function validateBattles(
  sent: readonly unknown[],
  {
    accountId,
    now,
    limitsOf,
    known,
  }: { accountId: number; now: number; limitsOf: LimitsOf; known: KnownThings | null },
) {
  const [good, waiting]: [ValidBattle[], ValidBattle[]] = [[], []];
  const refused: UploadResult["refused"] = [];
  const objection = (battle: BattleRecord, knowledge: ReturnType<typeof knowledgeOf>) => {
    if (battle.accountId !== accountId) return "The battle is another account's.";
    if (knowledge === "unknown") return "The Index knows no such vehicle.";
    return implausibility(battle, now, limitsOf(battle.tankId));
  };
  for (const [index, entry] of sent.entries()) {
    const read = battleRecordSchema.safeParse(entry);
    if (!read.success) {
      refused.push({ index, message: sentenceOf(read.error.issues[0]) });
      continue;
    }
    const knowledge = known ? knowledgeOf(read.data, known) : "known";
    const message = objection(read.data, knowledge);
    if (message !== null) refused.push({ index, message });
    else (knowledge === "later" ? waiting : good).push({ index, battle: read.data });
  }
  return { good, waiting, refused };
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const [field] = issue?.path ?? [];
  if (issue && field !== undefined) return `${String(field)}: ${issue.message}`;
  if (issue?.code !== "unrecognized_keys") return "A battle must be a JSON object with the fields of a record.";
  return `A record has no field named ${issue.keys[0]}.`.slice(0, 500);
}
