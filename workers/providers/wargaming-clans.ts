import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import {
  type AccountTotals,
  type ClanEntry,
  type ClanRatings,
  type GlobalMap,
  MAX_MEMBERS,
  type Stronghold,
} from "#app/game/clans/clan-report.ts";
import { ProviderError } from "./provider.ts";
import { externalName } from "./reported-name.ts";
import { publisherUrls, type wargamingSettingsSchema } from "./wargaming.ts";
import { fetchById, wargamingCall } from "./wargaming-call.ts";

/** A clan as returned by `clans/info`. */
export interface PublishedClan {
  clanId: number;
  tag: string;
  name: string;
  motto: string;
  /** Unix time in milliseconds, as below. */
  createdAt: number | null;
  leader: { accountId: number; nickname: string } | null;
  members: { accountId: number; nickname: string; role: string; roleName: string; joinedAt: number | null }[];
}

/** A player's battles in one vehicle. */
interface PlayedVehicle {
  id: number;
  battles: number;
  wins: number;
}

/**
 * The publisher's data on clans (https://developers.wargaming.net/reference/all/wot/clans/list/ and its neighbours).
 * Every call has a timeout; every failure is a ProviderError.
 */
export interface ClanSource {
  /** Clans whose tag or name has this in it, 50 at most. @param search two letters at least */
  search(region: PublisherRegion, search: string): Promise<ClanEntry[]>;
  /** @returns null if the region has no such clan, "disbanded" if it no longer exists */
  clan(region: PublisherRegion, clanId: number): Promise<PublishedClan | "disbanded" | null>;
  /** All-time totals of players, by account; those without data are left out. @param accountIds 100 at most */
  totals(region: PublisherRegion, accountIds: readonly number[]): Promise<Map<number, AccountTotals>>;
  /** Null where the publisher rates the clan in nothing. */
  ratings(region: PublisherRegion, clanId: number): Promise<ClanRatings | null>;
  stronghold(region: PublisherRegion, clanId: number): Promise<Stronghold | null>;
  globalMap(region: PublisherRegion, clanId: number): Promise<GlobalMap | null>;
  /** The vehicles that players have, by account. A few players at a time: one of them may have 700. */
  vehicles(region: PublisherRegion, accountIds: readonly number[]): Promise<Map<number, PlayedVehicle[]>>;
  /** The clans of accounts; accounts in none are left out. */
  clansOf(region: PublisherRegion, accountIds: readonly number[]): Promise<Map<number, ClanEntry>>;
}

/** Clans that a search shows at most. */
const MAX_FOUND = 50;
const FIELDS = {
  list: "clan_id,tag,name,members_count,created_at",
  clan: "clan_id,tag,name,motto,created_at,leader_id,leader_name,is_clan_disbanded,members",
  totals: ["battles", "wins", "damage_dealt", "frags", "spotted", "dropped_capture_points"]
    .map((name) => `statistics.all.${name}`)
    .concat("account_id", "nickname", "global_rating", "last_battle_time")
    .join(),
  tanks: "tank_id,statistics.battles,statistics.wins",
  ofAccount: "account_id,clan.clan_id,clan.tag,clan.name,clan.members_count,clan.created_at",
};

const milliseconds = (seconds: number | null | undefined) => (seconds ? seconds * 1000 : null);

export function createWargamingClans(settings: z.infer<typeof wargamingSettingsSchema>): ClanSource {
  const call = wargamingCall(settings.WARGAMING_APPLICATION_ID);
  const url = publisherUrls(settings);
  const ofClan = async <T>(region: PublisherRegion, path: string, clanId: number, schema: z.ZodType<T>) => {
    const answer = await fetchById(call.get, url(region, path), { parameter: "clan_id", ids: [clanId], schema });
    return answer.get(clanId) ?? null;
  };
  const byAccount = <T>(
    region: PublisherRegion,
    path: string,
    { accountIds, fields, schema }: { accountIds: readonly number[]; fields: string; schema: z.ZodType<T> },
  ) => fetchById(call.get, url(region, path), { parameter: "account_id", ids: accountIds, query: { fields }, schema });

  return {
    async search(region, search) {
      const query = { search, limit: String(MAX_FOUND), fields: FIELDS.list };
      const found = await call.get(url(region, "clans/list"), query, clanListSchema);
      return found.map((clan) => entryOf(region, clan));
    },
    async clan(region, clanId) {
      const options = { parameter: "clan_id", ids: [clanId], query: { fields: FIELDS.clan }, schema: clanInfoSchema };
      const clan = (await fetchById(call.get, url(region, "clans/info"), options)).get(clanId);
      if (!clan) return null;
      // Of one that is no more only its number is valid.
      if (clan.is_clan_disbanded) return "disbanded";
      if (clan.tag == null || clan.name == null || clan.members == null)
        throw new ProviderError("unavailable", "clans/info told of a clan without name and members");
      const { tag, name, motto, members, leader_id, leader_name } = clan;
      return {
        clanId,
        tag,
        name,
        motto: motto ?? "",
        createdAt: milliseconds(clan.created_at),
        leader: leader_id && leader_name ? { accountId: leader_id, nickname: leader_name } : null,
        members: members.map(({ account_id, account_name, role, role_i18n, joined_at }) => ({
          accountId: account_id,
          nickname: account_name,
          role,
          roleName: role_i18n ?? role.replaceAll("_", " "),
          joinedAt: milliseconds(joined_at),
        })),
      };
    },
    async totals(region, accountIds) {
      const options = { accountIds, fields: FIELDS.totals, schema: accountInfoSchema };
      const found = await byAccount(region, "account/info", options);
      return new Map([...found].map(([id, info]) => [id, accountTotals(info)]));
    },
    async ratings(region, clanId) {
      const answer = await ofClan(region, "clanratings/clans", clanId, clanRatingsAnswerSchema);
      return answer && clanRatings(answer);
    },
    async stronghold(region, clanId) {
      const answer = await ofClan(region, "stronghold/claninfo", clanId, strongholdAnswerSchema);
      return answer && strongholdOf(answer);
    },
    async globalMap(region, clanId) {
      const answer = (await ofClan(region, "globalmap/claninfo", clanId, globalMapAnswerSchema))?.statistics;
      if (!answer) return null;
      const { provinces_count, captures, battles, wins } = answer;
      return { provinces: provinces_count, captures, battles, wins };
    },
    async vehicles(region, accountIds) {
      const options = { accountIds, fields: FIELDS.tanks, schema: accountTanksSchema };
      const found = await byAccount(region, "account/tanks", options);
      const played = (tanks: z.infer<typeof accountTanksSchema>) =>
        tanks.map(({ tank_id, statistics: { battles, wins } }) => ({ id: tank_id, battles, wins }));
      return new Map([...found].map(([id, tanks]) => [id, played(tanks)]));
    },
    async clansOf(region, accountIds) {
      const options = { accountIds, fields: FIELDS.ofAccount, schema: clanOfAccountSchema };
      const found = await byAccount(region, "clans/accountinfo", options);
      return new Map([...found].flatMap(([id, { clan }]) => (clan ? [[id, entryOf(region, clan)] as const] : [])));
    },
  };
}

function entryOf(region: PublisherRegion, clan: z.infer<typeof clanListSchema>[number]): ClanEntry {
  const { clan_id, tag, name, members_count, created_at } = clan;
  return { region, clanId: clan_id, tag, name, members: members_count, createdAt: milliseconds(created_at) };
}

// The publisher's answers about clans, named as in its reference (https://developers.wargaming.net/reference/all/wot/):
// only the fields needed.

const count = z.number().int().nonnegative();
/** Unix time in seconds; 0 for never. */
const seconds = count.nullish();
const nickname = externalName("Commander");
const tag = z.string().min(1).max(16);
const name = z.string().min(1).max(128);

const shortClanSchema = z.object({ clan_id: accountIdSchema, tag, name, members_count: count, created_at: seconds });

/** `clans/list`. */
const clanListSchema = z.array(shortClanSchema);

/** `clans/info`: a deleted clan has valid values for `clan_id`, `is_clan_disbanded` and `updated_at` only. */
const clanInfoSchema = z.object({
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
    .max(MAX_MEMBERS * 5)
    .nullish()
    .catch(null),
});

/** `clans/accountinfo`. */
const clanOfAccountSchema = z.object({ clan: shortClanSchema.nullish() });

/** `account/info`: `statistics.all` are the battles of every mode. */
const accountInfoSchema = z.object({
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

function accountTotals(info: z.infer<typeof accountInfoSchema>): AccountTotals {
  const { battles, wins, damage_dealt, frags, spotted, dropped_capture_points } = info.statistics.all;
  return {
    battles,
    wins,
    damage: damage_dealt,
    frags,
    spots: spotted,
    defence: dropped_capture_points,
    personalRating: info.global_rating ?? null,
    lastBattleAt: info.last_battle_time ? info.last_battle_time * 1000 : null,
  };
}

/** `account/tanks`, of one account. Its battles are those of every mode too: they add up to `statistics.all`. */
const accountTanksSchema = z
  .array(z.object({ tank_id: count, statistics: z.object({ battles: count, wins: count }) }))
  .max(2000);

/** One category of `clanratings/clans`; a clan that is not ranked in it has nulls, and a rank of 0. */
const ratingSchema = z.object({ value: z.number().nullish(), rank: count.nullish() }).nullish();

const clanRatingsAnswerSchema = z.object({
  efficiency: ratingSchema,
  fb_elo_rating_6: ratingSchema,
  fb_elo_rating_8: ratingSchema,
  fb_elo_rating_10: ratingSchema,
  gm_elo_rating_6: ratingSchema,
  gm_elo_rating_8: ratingSchema,
  gm_elo_rating_10: ratingSchema,
  battles_count_avg_daily: ratingSchema,
});

function clanRatings(answer: z.infer<typeof clanRatingsAnswerSchema>): ClanRatings {
  const rating = (one: z.infer<typeof ratingSchema>) => ({ value: one?.value ?? null, rank: one?.rank || null });
  return {
    efficiency: rating(answer.efficiency),
    skirmish6: rating(answer.fb_elo_rating_6),
    skirmish8: rating(answer.fb_elo_rating_8),
    skirmish10: rating(answer.fb_elo_rating_10),
    globalMap6: rating(answer.gm_elo_rating_6),
    globalMap8: rating(answer.gm_elo_rating_8),
    globalMap10: rating(answer.gm_elo_rating_10),
    battlesADay: rating(answer.battles_count_avg_daily),
  };
}

/** `stronghold/claninfo`; the publisher updates its battle counts once a day. */
const strongholdAnswerSchema = z.object({
  stronghold_level: count.nullish(),
  skirmish_statistics: z
    .object({
      total_6: count.nullish(),
      win_6: count.nullish(),
      total_8: count.nullish(),
      win_8: count.nullish(),
      total_10: count.nullish(),
      win_10: count.nullish(),
    })
    .nullish(),
  battles_for_strongholds_statistics: z.object({ total_10: count.nullish(), win_10: count.nullish() }).nullish(),
});

function strongholdOf(answer: z.infer<typeof strongholdAnswerSchema>): Stronghold {
  const { skirmish_statistics: skirmish, battles_for_strongholds_statistics: advance } = answer;
  const fought = (battles: number | null | undefined, wins: number | null | undefined) =>
    typeof battles === "number" && typeof wins === "number" ? { battles, wins } : null;
  return {
    level: answer.stronghold_level ?? null,
    skirmish6: fought(skirmish?.total_6, skirmish?.win_6),
    skirmish8: fought(skirmish?.total_8, skirmish?.win_8),
    skirmish10: fought(skirmish?.total_10, skirmish?.win_10),
    advance10: fought(advance?.total_10, advance?.win_10),
  };
}

/** `globalmap/claninfo`. */
const globalMapAnswerSchema = z.object({
  statistics: z.object({ provinces_count: count, captures: count, battles: count, wins: count }).nullish(),
});
