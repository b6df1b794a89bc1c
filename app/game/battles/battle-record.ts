import { z } from "zod";

/** The error message for an invalid field; the sender of the records sees it after the field's name. */
const says = (sentence: string) => ({
  error: ({ input }: { input: unknown }) => (input === undefined ? "It is missing." : sentence),
});

const UNKNOWN = ", or null if unknown";

function whole(min: number, max: number, orElse = "") {
  const message = says(`It must be a whole number from ${min} to ${max}${orElse}.`);
  return z.int(message).min(min, message).max(max, message);
}

/** A count or an amount; null when the client of that time did not report it. */
const stat = (max: number) => whole(0, max, UNKNOWN).nullable();

/** A whole number of up to 64 bits, as its digits: beyond 2^53 numbers of JavaScript are inexact. */
export const arenaIdSchema = z
  .string(says("Send the ID as text, in quotes: above 2^53, JSON numbers lose precision."))
  // Aborts before the size check, since BigInt throws on non-digits.
  .regex(/^[1-9]\d{0,19}$/, { error: "An arena id is a whole number above 0, as its digits.", abort: true })
  .refine((id) => BigInt(id) < 2n ** 64n, "An arena id has at most 64 bits.");

export const OUTCOMES = ["win", "loss", "draw"] as const;
export type BattleOutcome = (typeof OUTCOMES)[number];

const ACCOUNT = says("It must be the number of your game account.");
const VERSION = says(`It must be numbers with dots, such as 1.26.1.0${UNKNOWN}.`);

/**
 * What one battle was for one game account, as the results of the client say it: of a replay, or sent by the mod. Only
 * the account's own vehicle; nothing of anybody else.
 */
export const battleRecordSchema = z.strictObject({
  arenaId: arenaIdSchema.describe("The arena id as text: a whole number of up to 64 bits."),
  accountId: z.int(ACCOUNT).positive(ACCOUNT).describe("Your game account’s id."),
  tankId: whole(1, 0xff_ffff).describe("Your vehicle’s id."),
  startedAt: whole(1, 0xffff_ffff).describe("When the game server created the battle: unix time in seconds."),
  duration: whole(0, 7200).describe("Length of the battle in seconds."),
  arenaTypeId: whole(0, 0xff_ffff).describe("Map id, with the mode in its upper half."),
  bonusType: whole(0, 1000).describe("Battle mode: 1 is a random battle."),
  team: z.literal([1, 2], says("It must be 1 or 2.")).describe("Your team: 1 or 2."),
  outcome: z.enum(OUTCOMES, says("It must be win, loss or draw.")).describe("Win, loss or draw."),
  survived: z
    .boolean(says(`It must be true or false${UNKNOWN}.`))
    .nullable()
    .describe("Whether your vehicle survived."),
  damageDealt: stat(100_000).describe("Damage you dealt, hit points."),
  assistedBySpotting: stat(100_000).describe("Damage by others to vehicles you spotted."),
  assistedByTracking: stat(100_000).describe("Damage by others to vehicles you tracked."),
  assistedByStun: stat(100_000).describe("Damage by others to vehicles you stunned."),
  damageBlocked: stat(100_000).describe("Damage your armour blocked."),
  damageReceived: stat(100_000).describe("Damage you received, hit points."),
  kills: stat(60).describe("Vehicles you destroyed."),
  spotted: stat(60).describe("Vehicles you spotted first."),
  shots: stat(1000).describe("Shots you fired."),
  hits: stat(1000).describe("Shots that hit."),
  penetrations: stat(1000).describe("Hits that penetrated."),
  capturePoints: stat(1000).describe("Base capture points."),
  defencePoints: stat(1000).describe("Base defence points."),
  baseXp: stat(20_000).describe("Experience without premium account and bonuses."),
  lifeTime: stat(7200).describe("How long you survived in the battle, seconds."),
  mastery: stat(4).describe("Mastery badge: 0 none, 1 III, 2 II, 3 I, 4 Ace Tanker."),
  marks: stat(3).describe("Marks of excellence on your gun after the battle."),
  markPercentage: stat(100).describe("Mark percentage after the battle, whole per cent."),
  averageCombined: stat(100_000).describe("Average combined damage behind that percentage."),
  clientVersion: z
    .string(VERSION)
    .max(32, VERSION)
    .regex(/^\d+(?:\.\d+){1,5}$/, VERSION)
    .nullable()
    .describe("Version of the game’s client, such as 1.26.1.0."),
});
export type BattleRecord = z.infer<typeof battleRecordSchema>;

/** The names of a battle's stats in a record. */
export type BattleStat = {
  [Key in keyof BattleRecord]: BattleRecord[Key] extends number | null ? Key : never;
}[keyof BattleRecord];

/** The result of an upload: every battle is taken, already known, waiting, or refused with a reason. */
export const uploadResultSchema = z.object({
  /** Battles stored by this call. */
  taken: z.int().nonnegative(),
  /** Battles already stored, including those completed by this call. */
  known: z.int().nonnegative(),
  /** The known battles to which this call added missing stats. */
  completed: z.int().nonnegative().optional(),
  /** Battles that are kept aside until the Index knows their vehicle; they need not be sent again. */
  waiting: z.int().nonnegative().optional(),
  refused: z.array(
    z.object({
      /** Index in the upload, from 0. */
      index: z.int().nonnegative(),
      /** Why, in a sentence. */
      message: z.string().max(500),
    }),
  ),
});
export type UploadResult = z.infer<typeof uploadResultSchema>;
