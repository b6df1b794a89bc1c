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
  /** Kind of battle: 1 is a random one. */
  battleType: z.int().nullable().catch(null),
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
  serverName: displayText(32).catch(""),
  vehicles: z.record(z.string().regex(/^\d{1,16}$/), participantSchema),
});
export type ReplayHead = z.infer<typeof replayHeadSchema>;
