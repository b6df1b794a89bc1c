import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/game-account-schema.ts";
import { type AccountTotals, type ClanRatings, MOST_MEMBERS, type Stronghold } from "#app/game/clans/clan-report.ts";
import { toldName } from "./told-name.ts";

// The publisher's answers about clans, by the names of its reference
// (https://developers.wargaming.net/reference/all/wot/): what is needed of them, and no more.

const count = z.number().int().nonnegative();
/** Unix time in seconds; 0 for never. */
const seconds = count.nullish();
const nickname = toldName("Commander");
const tag = z.string().min(1).max(16);
const name = z.string().min(1).max(128);

const shortClanSchema = z.object({ clan_id: accountIdSchema, tag, name, members_count: count, created_at: seconds });

/** `clans/list`. */
export const clanListSchema = z.array(shortClanSchema);

/** `clans/info`: a deleted clan has valid values for `clan_id`, `is_clan_disbanded` and `updated_at` only. */
export const clanInfoSchema = z.object({
  is_clan_disbanded: z.boolean().nullish(),
  tag: tag.nullish().catch(null),
  name: name.nullish().catch(null),
  motto: z.string().max(1000).nullish().catch(null),
  created_at: seconds.catch(null),
  leader_id: accountIdSchema.nullish().catch(null),
  leader_name: nickname.nullish().catch(null),
  members: z
    .array(
      z.object({
        account_id: accountIdSchema,
        account_name: nickname,
        role: z.string().regex(/^[a-z_]{1,40}$/),
        role_i18n: z.string().min(1).max(60).nullish(),
        joined_at: seconds,
      }),
    )
    .max(MOST_MEMBERS * 5)
    .nullish()
    .catch(null),
});

/** `clans/accountinfo`. */
export const clanOfAccountSchema = z.object({ clan: shortClanSchema.nullish() });

/** `account/info`: `statistics.all` are the battles of every mode. */
export const accountInfoSchema = z.object({
  global_rating: count.nullish(),
  last_battle_time: seconds,
  statistics: z.object({
    all: z.object({
      battles: count,
      wins: count,
      damage_dealt: count,
      frags: count,
      spotted: count,
      dropped_capture_points: count,
    }),
  }),
});

export function accountTotals(info: z.infer<typeof accountInfoSchema>): AccountTotals {
  const { battles, wins, damage_dealt, frags, spotted, dropped_capture_points } = info.statistics.all;
  return {
    ...{ battles, wins, damage: damage_dealt, frags, spots: spotted, defence: dropped_capture_points },
    personalRating: info.global_rating ?? null,
    lastBattleAt: info.last_battle_time ? info.last_battle_time * 1000 : null,
  };
}

/** `account/tanks`, of one account. Its battles are those of every mode too: they add up to `statistics.all`. */
export const accountTanksSchema = z
  .array(z.object({ tank_id: count, statistics: z.object({ battles: count, wins: count }) }))
  .max(2000);

/** One category of `clanratings/clans`; a clan that is not ranked in it has nulls, and a rank of 0. */
const ratingSchema = z.object({ value: z.number().nullish(), rank: count.nullish() }).nullish();

export const clanRatingsAnswerSchema = z.object({
  efficiency: ratingSchema,
  fb_elo_rating_6: ratingSchema,
  fb_elo_rating_8: ratingSchema,
  fb_elo_rating_10: ratingSchema,
  gm_elo_rating_6: ratingSchema,
  gm_elo_rating_8: ratingSchema,
  gm_elo_rating_10: ratingSchema,
  battles_count_avg_daily: ratingSchema,
});

export function clanRatings(told: z.infer<typeof clanRatingsAnswerSchema>): ClanRatings {
  const rating = (one: z.infer<typeof ratingSchema>) => ({ value: one?.value ?? null, rank: one?.rank || null });
  return {
    efficiency: rating(told.efficiency),
    skirmish6: rating(told.fb_elo_rating_6),
    skirmish8: rating(told.fb_elo_rating_8),
    skirmish10: rating(told.fb_elo_rating_10),
    globalMap6: rating(told.gm_elo_rating_6),
    globalMap8: rating(told.gm_elo_rating_8),
    globalMap10: rating(told.gm_elo_rating_10),
    battlesADay: rating(told.battles_count_avg_daily),
  };
}

/** `stronghold/claninfo`; the publisher counts its battles anew once a day. */
export const strongholdAnswerSchema = z.object({
  stronghold_level: count.nullish(),
  skirmish_statistics: z
    .object({
      ...{ total_6: count.nullish(), win_6: count.nullish(), total_8: count.nullish(), win_8: count.nullish() },
      ...{ total_10: count.nullish(), win_10: count.nullish() },
    })
    .nullish(),
  battles_for_strongholds_statistics: z.object({ total_10: count.nullish(), win_10: count.nullish() }).nullish(),
});

export function strongholdOf(told: z.infer<typeof strongholdAnswerSchema>): Stronghold {
  const { skirmish_statistics: skirmish, battles_for_strongholds_statistics: advance } = told;
  const fought = (battles: number | null | undefined, wins: number | null | undefined) =>
    typeof battles === "number" && typeof wins === "number" ? { battles, wins } : null;
  return {
    level: told.stronghold_level ?? null,
    skirmish6: fought(skirmish?.total_6, skirmish?.win_6),
    skirmish8: fought(skirmish?.total_8, skirmish?.win_8),
    skirmish10: fought(skirmish?.total_10, skirmish?.win_10),
    advance10: fought(advance?.total_10, advance?.win_10),
  };
}

/** `globalmap/claninfo`. */
export const globalMapAnswerSchema = z.object({
  statistics: z.object({ provinces_count: count, captures: count, battles: count, wins: count }).nullish(),
});
