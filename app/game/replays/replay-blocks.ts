import { z } from "zod";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { typedText } from "#app/game/search/typed-text.ts";

/** A text of a replay, as a page may show it. */
const displayText = (maxLength: number) => z.string().transform((text) => typedText(text, maxLength));

/** A vehicle as replays name it: "ussr:R04_T-34", and in the player's own entry "ussr-R04_T-34". */
const vehicleName = z
  .string()
  .max(128)
  .regex(new RegExp(`^(?:${NATIONS.join("|")})[:-]\\w[\\w.-]*$`))
  .transform((name) => {
    const [nation = ""] = name.split(/[:-]/, 1);
    return { nation: nation as (typeof NATIONS)[number], tag: name.slice(nation.length + 1) };
  });

/** A vehicle of the battle, as known at its start; an enemy not yet spotted may have no vehicle. */
const participantSchema = z.object({
  name: displayText(64).catch(""),
  clanAbbrev: displayText(16).catch(""),
  team: z.union([z.literal(1), z.literal(2)]),
  vehicleType: vehicleName.nullable().catch(null),
  maxHealth: z.int().min(1).max(1_000_000).nullable().catch(null),
});

/** The first block of a replay: what was known at the start of the battle. */
export const replayHeadSchema = z.object({
  playerName: displayText(64),
  playerID: z.int().positive().nullable().catch(null),
  playerVehicle: vehicleName,
  mapName: z.string().max(64).regex(/^\w+$/),
  mapDisplayName: displayText(64).catch(""),
  gameplayID: z.string().max(32).regex(/^\w+$/),
  /** Local time of the player: "28.05.2015 17:52:52"; read as "2015-05-28T17:52:52", a time that there is. */
  dateTime: z
    .string()
    .regex(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/)
    .transform((text) => {
      const [date = "", time = ""] = text.split(" ");
      return `${date.split(".").reverse().join("-")}T${time}`;
    })
    .pipe(z.iso.datetime({ local: true })),
  clientVersionFromXml: displayText(64).catch(""),
  regionCode: displayText(16).catch(""),
  vehicles: z.record(z.string().regex(/^\d{1,16}$/), participantSchema),
});
export type ReplayHead = z.infer<typeof replayHeadSchema>;

/** A count or an amount; null where this client's results do not have it, or something else in its place. */
const stat = z.number().finite().min(0).max(1e9).transform(Math.round).nullable().catch(null);
/** A whole number of up to 64 bits, as text: beyond 2^53 numbers of JavaScript are inexact. */
const longId = z
  .union([z.string().regex(/^\d{1,20}$/), z.int().nonnegative()])
  .transform(String)
  .refine((id) => BigInt(id) < 2n ** 64n);

/** What the results report for each vehicle, the recorder's own as well as others. */
const vehicleStats = {
  typeCompDescr: z.int().positive(),
  accountDBID: z.int().positive(),
  team: z.union([z.literal(1), z.literal(2)]),
  damageDealt: stat,
  damageAssistedRadio: stat,
  damageAssistedTrack: stat,
  damageAssistedStun: stat,
  damageBlockedByArmor: stat,
  damageReceived: stat,
  kills: stat,
  spotted: stat,
  shots: stat,
  directHits: stat,
  piercings: stat,
  capturePoints: stat,
  droppedCapturePoints: stat,
  maxHealth: stat,
  /** Health at the end. */
  health: stat,
  /** Experience; of others without premium account and bonuses. */
  xp: stat,
  /** Time in the battle, s. */
  lifeTime: stat,
  /** Why it was lost; -1 when it survived. */
  deathReason: z.int().min(-1).max(1000).nullable().catch(null),
  /** The vehicle that destroyed it, by its number in the battle; 0 when none did. */
  killerID: z.int().nonnegative().nullable().catch(null),
} as const;

const vehicleSchema = z.object(vehicleStats);

const personalSchema = z.object({
  ...vehicleStats,
  /** Experience without premium account and bonuses. */
  originalXP: stat,
  credits: stat,
  /** 0 none, 1 III, 2 II, 3 I, 4 Ace; as the client has it. */
  markOfMastery: z.int().min(0).max(4).nullable().catch(null),
  marksOnGun: z.int().min(0).max(3).nullable().catch(null),
  /** Percentage of marks after the battle, whole per cent. */
  damageRating: z.int().min(0).max(100).nullable().catch(null),
  /** Average of combined damage behind that percentage. */
  movingAvgDamage: stat,
});

/** The first part of the second block of a replay: how the battle ended. */
export const replayResultsSchema = z.object({
  arenaUniqueID: longId,
  common: z.object({
    /** 0 is a draw. */
    winnerTeam: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    finishReason: z.int().nullable().catch(null),
    /** s */
    duration: z.number().min(0).max(86_400),
    /** When the arena was made: unix time in seconds. */
    arenaCreateTime: z.int().positive().max(0xffff_ffff),
    /** Kind of battle: 1 is a random one. */
    bonusType: z.int().nonnegative(),
    /** Map | gameplay << 16. */
    arenaTypeID: z.int().nonnegative(),
  }),
  /** By tank_id, plus "avatar", which is not a vehicle. */
  personal: z.preprocess(
    (value) => Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => /^\d+$/.test(key))),
    z.record(z.string(), personalSchema),
  ),
  /** By the number of a vehicle in the battle; clients since 0.9.x give a list of one entry for each. */
  vehicles: z.record(
    z.string().regex(/^\d{1,16}$/),
    z.preprocess((value) => (Array.isArray(value) ? value[0] : value), vehicleSchema),
  ),
  /** By account id. */
  players: z
    .record(
      z.string(),
      z.object({
        name: z.string().max(64).catch(""),
        /** The group one came in: a platoon, or the whole team where teams are made before; 0 is none. */
        prebattleID: z.int().nonnegative().catch(0),
      }),
    )
    .catch({}),
});
export type ReplayResults = z.infer<typeof replayResultsSchema>;
