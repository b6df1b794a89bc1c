import { z } from "zod";

/** A whole number of up to 64 bits, as its digits: beyond 2^53 numbers of JavaScript are inexact. */
export const arenaIdSchema = z
  .string("Send the id as text, in quotes: it is beyond 2^53, where a number of JSON has become another one.")
  .regex(/^[1-9]\d{0,19}$/, "An arena id is a whole number above 0, as its digits.")
  .refine((id) => BigInt(id) < 2n ** 64n, "An arena id has at most 64 bits.");

/** A count or an amount; null when the client of that time did not report it. */
const figure = (most: number) => z.int().min(0).max(most).nullable();

export const OUTCOMES = ["win", "loss", "draw"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * What one battle was for one game account, as the results of the client say it: of a replay, or sent by the mod. Only
 * the account's own vehicle; nothing of anybody else.
 */
export const battleRecordSchema = z.strictObject({
  arenaId: arenaIdSchema,
  /** The game account whose battle it was. */
  accountId: z.int().positive(),
  tankId: z.int().positive().max(0xff_ffff),
  /** When the arena was made: unix time in seconds, by the game's server. */
  startedAt: z.int().positive().max(0xffff_ffff),
  /** Length of the battle, s. */
  duration: z.int().min(0).max(7200),
  /** Map | gameplay << 16. */
  arenaTypeId: z.int().nonnegative().max(0xff_ffff),
  /** Kind of battle: 1 is a random one. */
  bonusType: z.int().nonnegative().max(1000),
  team: z.union([z.literal(1), z.literal(2)]),
  outcome: z.enum(OUTCOMES),
  survived: z.boolean().nullable(),
  damageDealt: figure(100_000),
  /** Damage of others to vehicles that one spotted, tracked or stunned. */
  assistedBySpotting: figure(100_000),
  assistedByTracking: figure(100_000),
  assistedByStun: figure(100_000),
  damageBlocked: figure(100_000),
  damageReceived: figure(100_000),
  kills: figure(60),
  spotted: figure(60),
  shots: figure(1000),
  hits: figure(1000),
  penetrations: figure(1000),
  capturePoints: figure(1000),
  defencePoints: figure(1000),
  /** Experience without premium account and bonuses. */
  baseXp: figure(20_000),
  /** s */
  lifeTime: figure(7200),
  /** 0 none, 1 III, 2 II, 3 I, 4 Ace. */
  mastery: figure(4),
  marks: figure(3),
  /** Percentage of marks after the battle, whole per cent. */
  markPercentage: figure(100),
  /** Average of combined damage behind that percentage. */
  averageCombined: figure(100_000),
  /** "1.26.1.0"; null when the sender does not know it. */
  clientVersion: z
    .string()
    .max(32)
    .regex(/^\d+(?:\.\d+){1,5}$/)
    .nullable(),
});
export type BattleRecord = z.infer<typeof battleRecordSchema>;

/** What a figure of a battle is called in a record. */
export type BattleFigure = {
  [Key in keyof BattleRecord]: BattleRecord[Key] extends number | null ? Key : never;
}[keyof BattleRecord];
