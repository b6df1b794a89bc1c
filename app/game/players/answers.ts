import type { GameAccount, Visibility } from "#app/game/accounts/game-accounts.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { BattleSums } from "#app/game/battles/battle-sums.ts";
import type { ClanEntry } from "#app/game/clans/clan-report.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { PublishedColumns } from "./published/published-columns.ts";
import type { PublishedDay } from "./published/published-days.ts";
import type { VehicleSums } from "./vehicle-sums.ts";

// Times are unix time in milliseconds.

/** GET /api/accounts/{id}: who a player is, for the player page. */
export interface Player extends GameAccount {
  visibility: Visibility;
  /** Linked here by a sign-in of its owner, or found in the publisher's public API. */
  source: "linked" | "publisher";
  /** When the publisher reported the nickname. */
  nicknameAt: number;
  /** The visitor's own account. */
  own: boolean;
  /** Only sent to the owner: the publisher's permission has expired, the account has to sign in again. */
  permissionEnded: boolean;
}

export interface FoundPlayer extends GameAccount {
  /** A Commander who linked the account here, and whose page is public. */
  linked: boolean;
}

/** Why only accounts that are linked here were looked for. */
type SearchLack = "not-configured" | "too-many" | "unavailable";

/** GET /api/accounts?nickname=[&region=]: players whose names begin with this, ten at most. */
export interface PlayersFound {
  /** Who has exactly this name first. */
  players: FoundPlayer[];
  /** There are others whose names begin with it. */
  more: boolean;
  /** Regions in which only accounts linked here were searched. */
  missing: PublisherRegion[];
  /** Why in these; null: there are none. */
  why: SearchLack | null;
}

/** GET /api/look-up?text=: players and clans who are called like this, a few of each, for the search of every page. */
export interface LookedUp {
  players: FoundPlayer[];
  clans: ClanEntry[];
  /** Why not everybody was looked for, somewhere at least; null: everybody was. */
  why: SearchLack | null;
}

/** An account's random battle statistics, as stored and sent: vehicles as columns. */
export interface KeptStatistics {
  /** When the publisher reported it. */
  readAt: number;
  /** The first of our readings that the days rest on; null: there is no history. */
  since: number | null;
  /** When the account was created, and when it last fought; null if not reported. */
  createdAt: number | null;
  lastBattleAt: number | null;
  clan: { id: number; tag: string } | null;
  /** The publisher's own rating. */
  personalRating: number | null;
  /** Battles of every kind, random ones among them. */
  allBattles: number;
  /** The account as a whole, one row: vehicles that were taken out of the game are in it as well. */
  totals: PublishedColumns;
  vehicles: PublishedColumns;
  /** The last 90 days, the oldest first. */
  days: { day: number; sinceDay: number; from: number; to: number; vehicles: PublishedColumns }[];
  /** Vehicle ids, and the number of marks of excellence on each one's gun: 1 to 3. Null if not reported. */
  marks: [number[], number[]] | null;
}

/** GET /api/accounts/{id}/statistics: the publisher's public statistics of an account's random battles. */
export interface StatisticsAnswer {
  /** Why it is not newer; null: it is as new as it has to be. */
  outdated: "unavailable" | "too-many" | null;
  statistics: KeptStatistics;
}

/** The publisher's statistics of a player, ready for display. */
export interface PlayerStatistics extends Omit<KeptStatistics, "totals" | "vehicles" | "days" | "marks"> {
  outdated: StatisticsAnswer["outdated"];
  /** Random battles of the account as a whole. */
  totals: BattleSums;
  vehicles: VehicleSums[];
  days: PublishedDay[];
  /** Marks of excellence by vehicle, 1 to 3; vehicles without marks are omitted. Null if not reported. */
  marks: ReadonlyMap<number, number> | null;
}

/** Battles of a time at a glance. */
interface RatingGlance {
  battles: number;
  /** A percentage. */
  winRate: number;
  /** Null: nothing can be compared. */
  wn8: number | null;
}

/** A player at a glance, by the publisher's totals. */
export interface PlayerRating extends RatingGlance {
  /** Of the clan. */
  tag: string | null;
  /** The last seven days; null: not known, or no battles. */
  week: RatingGlance | null;
}

/** GET /api/accounts/{id}/rating; null: nothing was read of the player yet. */
export interface RatingAnswer {
  rating: PlayerRating | null;
}

/** Why there are no statistics of a player. */
export type StatisticsFailure =
  /** The site has no key of the publisher, or the region has no public service. */
  | "not-configured"
  /** The publisher knows no such account. */
  | "unknown"
  /** The publisher no longer reports it: it was closed, or is hidden. */
  | "closed"
  /** One address requested too many players. */
  | "too-many"
  /** The publisher has never answered, or the state is unknown; it may work later. */
  | "unavailable";

export type PlayerStatisticsAnswer =
  | ({ kind: "known" } & PlayerStatistics)
  /** Only its owner may see it, by a sign-in of this region. */
  | { kind: "private"; region: Region }
  | { kind: StatisticsFailure };
