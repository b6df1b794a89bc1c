import { z } from "zod";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import type { GameAccount } from "./game-accounts.ts";

/** An account id of the publisher: a positive whole number below 2^53. */
export const accountIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const gameAccountSchema = z.object({
  accountId: accountIdSchema,
  nickname: z.string().min(1).max(64),
  region: z.enum(REGIONS),
}) satisfies z.ZodType<GameAccount>;
