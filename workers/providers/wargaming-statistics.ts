import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import {
  PUBLISHED_STATS,
  type PublishedSums,
  type PublishedVehicle,
} from "#app/game/players/published/published-stats.ts";
import { externalName } from "./reported-name.ts";
import { publisherUrls, type wargamingSettingsSchema } from "./wargaming.ts";
import { fetchById, wargamingCall } from "./wargaming-call.ts";

/** The public part of an account from `account/info`. Times are unix time in milliseconds; null if not reported. */
export interface PublishedAccount {
  nickname: string;
  createdAt: number | null;
  lastBattleAt: number | null;
  personalRating: number | null;
  clanId: number | null;
  /** Battles of every kind. */
  allBattles: number;
  /** Random battles, in every vehicle there has ever been. */
  totals: PublishedSums;
}

/**
 * The publisher's public data on an account's random battles
 * (https://developers.wargaming.net/reference/all/wot/account/info/ and its neighbours). Every call has a timeout;
 * every failure is a ProviderError.
 */
export interface StatisticsSource {
  /** @returns null if the region has no such account, or reports nothing about it: it was closed, or is hidden */
  account(region: PublisherRegion, accountId: number): Promise<PublishedAccount | null>;
  /** Every vehicle that the account has fought in. */
  vehicles(region: PublisherRegion, accountId: number): Promise<PublishedVehicle[]>;
  /** Marks of excellence by vehicle, 1 to 3; without the vehicles that have none. */
  marks(region: PublisherRegion, accountId: number): Promise<Map<number, number>>;
}

/** The publisher's field names, by ours. */
const NAMES = {
  battles: "battles",
  wins: "wins",
  draws: "draws",
  survived: "survived_battles",
  damageDealt: "damage_dealt",
  damageReceived: "damage_received",
  kills: "frags",
  spotted: "spotted",
  shots: "shots",
  hits: "hits",
  penetrations: "piercings",
  capturePoints: "capture_points",
  defencePoints: "dropped_capture_points",
  assistedBySpotting: "radio_assisted_damage",
  assistedByTracking: "track_assisted_damage",
  assistedByStun: "stun_assisted_damage",
} as const satisfies Record<keyof PublishedSums, string>;
const namesBelow = (block: string) => Object.values(NAMES).map((name) => `${block}.${name}`);

const FIELDS = {
  account: [
    "nickname",
    "created_at",
    "last_battle_time",
    "global_rating",
    "clan_id",
    "statistics.all.battles",
    ...namesBelow("statistics.random"),
  ].join(),
  vehicles: ["tank_id", ...namesBelow("random")].join(),
  // Not every version of the publisher's service accepts fields below `achievements`.
  marks: "tank_id,achievements",
};

/** Characters of an answer about 700 vehicles: some 600 each with every medal. */
const LONGEST = 1024 * 1024;
const MAX_VEHICLES = 2000;

const count = z.number().int().nonnegative();
/** A value in an unexpected form counts as unknown; it must not keep the rest from being read. */
const optionalCount = count.nullish().catch(null);
const sumsSchema = z
  .object({
    battles: count,
    wins: count,
    draws: count,
    survived_battles: optionalCount,
    damage_dealt: optionalCount,
    damage_received: optionalCount,
    frags: optionalCount,
    spotted: optionalCount,
    shots: optionalCount,
    hits: optionalCount,
    piercings: optionalCount,
    capture_points: optionalCount,
    dropped_capture_points: optionalCount,
    radio_assisted_damage: optionalCount,
    track_assisted_damage: optionalCount,
    stun_assisted_damage: optionalCount,
  })
  .transform((sums): PublishedSums => {
    const ours = PUBLISHED_STATS.map((key) => [key, sums[NAMES[key]] ?? null]);
    return Object.fromEntries(ours) as PublishedSums;
  });

/** Unix time in seconds; 0 for never. */
const seconds = count.nullish().catch(null);
const accountSchema = z.object({
  nickname: externalName("Commander"),
  created_at: seconds,
  last_battle_time: seconds,
  global_rating: optionalCount,
  clan_id: accountIdSchema.nullish().catch(null),
  statistics: z.object({ all: z.object({ battles: count }), random: sumsSchema }).nullish(),
});
const vehiclesSchema = z.array(z.object({ tank_id: count, random: sumsSchema.nullish() })).max(MAX_VEHICLES);
const marksSchema = z
  .array(z.object({ tank_id: count, achievements: z.object({ marksOnGun: optionalCount }).nullish() }))
  .max(MAX_VEHICLES);

const milliseconds = (time: number | null | undefined) => (time ? time * 1000 : null);

export function createWargamingStatistics(settings: z.infer<typeof wargamingSettingsSchema>): StatisticsSource {
  const call = wargamingCall(settings.WARGAMING_APPLICATION_ID);
  const url = publisherUrls(settings);
  const ofAccount = async <T>(
    { region, accountId, path }: { region: PublisherRegion; accountId: number; path: string },
    query: Record<string, string>,
    schema: z.ZodType<T>,
  ) => {
    const options = { parameter: "account_id", ids: [accountId], query, schema, longest: LONGEST };
    return (await fetchById(call.get, url(region, path), options)).get(accountId) ?? null;
  };

  return {
    async account(region, accountId) {
      const query = { extra: "statistics.random", fields: FIELDS.account };
      const account = await ofAccount({ region, accountId, path: "account/info" }, query, accountSchema);
      if (!account?.statistics) return null;
      const { nickname, created_at, last_battle_time, global_rating, clan_id, statistics } = account;
      return {
        nickname,
        createdAt: milliseconds(created_at),
        lastBattleAt: milliseconds(last_battle_time),
        personalRating: global_rating ?? null,
        clanId: clan_id ?? null,
        allBattles: statistics.all.battles,
        totals: statistics.random,
      };
    },
    async vehicles(region, accountId) {
      const query = { extra: "random", fields: FIELDS.vehicles };
      const vehicles = await ofAccount({ region, accountId, path: "tanks/stats" }, query, vehiclesSchema);
      return (vehicles ?? []).flatMap(({ tank_id, random }) =>
        random && random.battles > 0 ? [{ tankId: tank_id, ...random }] : [],
      );
    },
    async marks(region, accountId) {
      const vehicles = await ofAccount(
        { region, accountId, path: "tanks/achievements" },
        { fields: FIELDS.marks },
        marksSchema,
      );
      return new Map(
        (vehicles ?? []).flatMap(({ tank_id, achievements }) => {
          const marks = achievements?.marksOnGun;
          return marks && marks <= 3 ? [[tank_id, marks] as const] : [];
        }),
      );
    },
  };
}
