import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type BattleOutcome, type BattleRecord, battleRecordSchema } from "#app/game/battles/battle-record.ts";
import { SUMMED_STATS } from "#app/game/battles/battle-sums.ts";
import { root } from "#scripts/tools.ts";

/** Where the results of real battles stand below the project's folder. */
export const REAL_RESULTS = "data/results/real-battles.json";

const { shape } = battleRecordSchema;

/** The columns of each vehicle in a battle, in this order. */
export const RESULT_COLUMNS = [
  "tankId",
  "team",
  "survived",
  ...SUMMED_STATS,
] as const satisfies readonly (keyof BattleRecord)[];

/** `survived` is 1 or 0. */
const valueSchema = z.int().nonnegative().nullable();

/** Random battles of many players, with all vehicles of each: who they were and when it was is not kept. */
export const realBattlesSchema = z.strictObject({
  columns: z
    .array(z.enum(RESULT_COLUMNS))
    .refine((columns) => String(columns) === String(RESULT_COLUMNS), "Make the file anew: npm run data:results"),
  battles: z.array(
    z.strictObject({
      clientVersion: shape.clientVersion,
      arenaTypeId: shape.arenaTypeId,
      duration: shape.duration,
      /** The team that won; null: a draw. */
      winner: shape.team.nullable(),
      results: z.array(z.array(valueSchema).length(RESULT_COLUMNS.length)).min(1),
    }),
  ),
});
export type RealBattles = z.infer<typeof realBattlesSchema>;

/** The known fields of a result; the account, the arena and the time are unknown. */
const resultSchema = battleRecordSchema.omit({ arenaId: true, accountId: true, startedAt: true });
export type RealResult = z.infer<typeof resultSchema>;

/**
 * The results of all vehicles of all battles, in the order of the file.
 * @throws Error where the file is not as its schema says
 */
export function realResults(): RealResult[] {
  const { battles } = realBattlesSchema.parse(JSON.parse(readFileSync(join(root, REAL_RESULTS), "utf8")));
  return battles.flatMap(({ winner, results, ...battle }) =>
    results.map((values) => {
      const fields = Object.fromEntries(RESULT_COLUMNS.map((column, at) => [column, values[at]]));
      const outcome: BattleOutcome = winner === null ? "draw" : winner === fields.team ? "win" : "loss";
      return resultSchema.parse({
        ...battle,
        ...fields,
        ...UNKNOWN_FIELDS,
        survived: fields.survived === 1,
        bonusType: 1,
        outcome,
      });
    }),
  );
}

/** Fields that the client only reports for the player's own vehicle. */
const UNKNOWN_FIELDS = { mastery: null, marks: null, markPercentage: null, averageCombined: null } as const;
