import { z } from "zod";
import { type BattleRecord, battleRecordSchema } from "./battle-record.ts";

type Stored = Omit<BattleRecord, "accountId">;

/**
 * A battle as it is kept: of an arena that was reported before there were records, only id and beginning are known. The
 * account is not in it; it is the account's.
 */
export type KnownBattle = { [Key in keyof Stored]: Stored[Key] | null } & Pick<Stored, "arenaId" | "startedAt">;

const { accountId: _, arenaId, startedAt, ...figures } = battleRecordSchema.shape;

export const knownBattleSchema = z.object({
  arenaId,
  startedAt,
  ...Object.fromEntries(Object.entries(figures).map(([key, schema]) => [key, z.nullable(schema)])),
}) as unknown as z.ZodType<KnownBattle>;
