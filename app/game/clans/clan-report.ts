import { z } from "zod";
import { accountIdSchema } from "../accounts/account-id-schema.ts";
import { PUBLISHER_REGIONS } from "../accounts/publisher-regions.ts";

/** The most members of a clan that are looked at: as many as the publisher lets a clan have. */
export const MAX_MEMBERS = 100;
/** Days covered by activity and member changes. */
export const HISTORY_DAYS = 28;

const count = z.number().int().nonnegative();
/** Unix time in milliseconds. */
const time = z.number().int().nonnegative();

/** A clan in a list: from a search, or the user's own. */
export const clanEntrySchema = z.object({
  region: z.enum(PUBLISHER_REGIONS),
  clanId: accountIdSchema,
  tag: z.string(),
  name: z.string(),
  members: count,
  createdAt: time.nullable(),
});
export type ClanEntry = z.infer<typeof clanEntrySchema>;

/** What an account has done in all its battles. */
const accountTotalsSchema = z.object({
  battles: count,
  wins: count,
  damage: count,
  frags: count,
  spots: count,
  defence: count,
  /** The publisher's own rating of the player; null where it gives none. */
  personalRating: count.nullable(),
  /** Null if never or unknown. */
  lastBattleAt: time.nullable(),
});
export type AccountTotals = z.infer<typeof accountTotalsSchema>;

const clanMemberSchema = z.object({
  accountId: accountIdSchema,
  nickname: z.string(),
  /** The publisher's key of the rank, and its words for it. */
  role: z.string(),
  roleName: z.string(),
  joinedAt: time.nullable(),
  /** Null: the publisher did not tell. */
  totals: accountTotalsSchema.nullable(),
  /** WN8 over all battles; null: not worked out yet, or not known. */
  wn8: z.number().nullable(),
  /** Battles of the last 28 days by our own readings; null: not read often enough yet. */
  recent: count.nullable(),
  /** Battles on each of the last 28 days, the oldest first; null: not known. Empty: none of them is. */
  days: z.array(count.nullable()).default([]),
  /** Battles in the last seven days and in the seven before; null: not known. */
  week: z.object({ last: count.nullable(), before: count.nullable() }).default({ last: null, before: null }),
});
export type ClanMember = z.infer<typeof clanMemberSchema>;

const ratingSchema = z.object({ value: z.number().nullable(), rank: z.number().int().positive().nullable() });
export type ClanRating = z.infer<typeof ratingSchema>;

/** `clanratings/clans`. */
const clanRatingsSchema = z.object({
  efficiency: ratingSchema,
  skirmish6: ratingSchema,
  skirmish8: ratingSchema,
  skirmish10: ratingSchema,
  globalMap6: ratingSchema,
  globalMap8: ratingSchema,
  globalMap10: ratingSchema,
  /** Battles of a member a day. */
  battlesADay: ratingSchema,
});
export type ClanRatings = z.infer<typeof clanRatingsSchema>;

const fought = z.object({ battles: count, wins: count });
/** `stronghold/claninfo`. */
const strongholdSchema = z.object({
  level: count.nullable(),
  skirmish6: fought.nullable(),
  skirmish8: fought.nullable(),
  skirmish10: fought.nullable(),
  /** Battles for strongholds, tier X: "Advances". */
  advance10: fought.nullable(),
});
export type Stronghold = z.infer<typeof strongholdSchema>;

/** `globalmap/claninfo`. */
const globalMapSchema = z.object({ provinces: count, captures: count, battles: count, wins: count });
export type GlobalMap = z.infer<typeof globalMapSchema>;

/** Somebody who came or went. */
const memberChangeSchema = z.object({
  kind: z.enum(["joined", "left"]),
  accountId: accountIdSchema,
  nickname: z.string(),
  /** When it was at the latest: the day somebody joined, or our first reading without them. */
  at: time,
  /** Our last reading with who left; null where the day itself is known. */
  after: time.nullable(),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

/** Results from our own readings of the clan. */
const clanHistorySchema = z.object({
  /** The oldest reading that is kept. */
  since: time,
  readings: count,
  changes: z.array(memberChangeSchema),
  /** Battles of all members on each of the last days, the oldest first; null on days that no reading ends. */
  days: z.array(z.object({ day: time, battles: count.nullable() })),
  /** Battles and victories between the oldest and the newest reading, of those who were there all the time. */
  battles: count,
  wins: count,
});
export type ClanHistory = z.infer<typeof clanHistorySchema>;

/** A vehicle that members have played, over all their battles. */
const clanVehicleSchema = z.object({ id: count, battles: count, wins: count, players: count });
export type ClanVehicle = z.infer<typeof clanVehicleSchema>;

/** Everything that is known of a clan; a part that could not be read is null. */
export const clanReportSchema = z.object({
  region: z.enum(PUBLISHER_REGIONS),
  clanId: accountIdSchema,
  tag: z.string(),
  name: z.string(),
  motto: z.string(),
  createdAt: time.nullable(),
  leader: z.object({ accountId: accountIdSchema, nickname: z.string() }).nullable(),
  members: z.array(clanMemberSchema),
  ratings: clanRatingsSchema.nullable(),
  stronghold: strongholdSchema.nullable(),
  globalMap: globalMapSchema.nullable(),
  history: clanHistorySchema.nullable(),
  vehicles: z.array(clanVehicleSchema).nullable(),
  /** How many members' vehicles have been read for the ratings and the vehicles. */
  vehiclesOf: count,
  /** When the publisher's data was fetched. */
  readAt: time,
});
export type ClanReport = z.infer<typeof clanReportSchema>;

/** GET /api/clans/available: whether clan requests to the publisher are possible at all. */
export interface ClansAvailable {
  available: boolean;
}

/** GET /api/clans/{region}/{id}: everything that is known of a clan. */
export interface ClanReportAnswer {
  report: ClanReport;
  /** Why the stats are not newer; null if they are recent enough. */
  outdated: "unavailable" | "too-many" | null;
}

/** GET /api/clans?region=&search=: clans by a part of their tag or name, or GET /api/clans/own[?officer]: those of the visitor. */
export interface ClanList {
  clans: (ClanEntry & {
    /** For the user's own clan, if it was read: members without a battle for two weeks, and the user's own role. */
    officer?: { inactive: number; role: string };
  })[];
}

/** Further fields of the error that says that a clan was disbanded. */
export interface DisbandedDetails {
  /** Null: it was never read. */
  last: LastKnownClan | null;
}

/** The name of a disbanded clan, and when we last read it. */
export interface LastKnownClan {
  tag: string;
  name: string;
  readAt: number;
}
