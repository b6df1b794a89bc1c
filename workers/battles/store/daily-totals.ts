import { z } from "zod";
import { SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";

const count = z.int().nonnegative();

/** All random battles of an account in a vehicle on a day: absolute, so that the newest revision is the whole truth. */
const dailyTotalsSchema = z.object({
  tankId: z.int().positive(),
  /** Days since 1970, UTC. */
  day: z.int().positive(),
  /** Grows with every change of the account's battles. */
  revision: z.int().positive(),
  ...(Object.fromEntries(SUM_KEYS.map((key) => [key, count])) as Record<SumKey, typeof count>),
});
export type DailyTotals = z.infer<typeof dailyTotalsSchema>;

/** Sent by an account's object. Counts only while the account's link is still the same. */
export const accountDailyTotalsSchema = z.strictObject({
  accountId: z.int().positive(),
  /** When the account was linked; unix time in milliseconds. */
  linkedAt: z.int().positive(),
  contributions: z.array(dailyTotalsSchema).min(1),
});
export type AccountDailyTotals = z.infer<typeof accountDailyTotalsSchema>;

/** Names a contribution that the database has. */
export type Taken = Pick<DailyTotals, "tankId" | "day" | "revision">;
