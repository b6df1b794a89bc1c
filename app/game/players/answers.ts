import type { GameAccount, Visibility } from "#app/game/accounts/game-accounts.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { BattleSums } from "#app/game/battles/battle-sums.ts";
import type { ClanEntry } from "#app/game/clans/clan-report.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { PublishedColumns } from "./published-columns.ts";
import type { PublishedDay } from "./published-days.ts";
import type { VehicleSums } from "./vehicle-sums.ts";

// Times are unix time in milliseconds.

/** GET /api/accounts/{id}: who a player is, for the player page. */
export interface Player extends GameAccount {
  visibility: Visibility;
  /** Linked here by a sign-in of its owner, or found in the publisher's public API. */
  source: "linked" | "publisher";
  /** When the publisher told the nickname. */
  nicknameAt: number;
  /** The visitor's own account. */
  own: boolean;
  /** A demonstration, beside simulators alone: its battles are a sample of real results of many players. */
  demo: boolean;
  /** Told to the owner only: the publisher's permission has ended, the account has to sign in again. */
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
  /** The regions in which only accounts that are linked here were looked for. */
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

/** What was read of an account's random battles, as it is kept and sent: vehicles as columns. */
export interface KeptStatistics {
  /** When the publisher told it. */
  readAt: number;
  /** The first of our readings that the days rest on; null: there is no history. */
  since: number | null;
  /** When the account was made, and when it fought last; null: not told. */
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
  /** Ids of vehicles, and how many marks of excellence are on the gun of each: 1 to 3. Null: not told. */
  marks: [number[], number[]] | null;
}

/** GET /api/accounts/{id}/statistics: what the publisher tells everybody of an account's random battles. */
export interface StatisticsAnswer {
  /** Why it is not newer; null: it is as new as it has to be. */
  outdated: "unavailable" | "too-many" | null;
  /** A simulator stands in for the publisher, as on a developer's machine. */
  simulated: boolean;
  statistics: KeptStatistics;
}

/** The publisher's statistics of a player, ready to be shown. */
export interface PlayerStatistics extends Omit<KeptStatistics, "totals" | "vehicles" | "days" | "marks"> {
  outdated: StatisticsAnswer["outdated"];
  simulated: boolean;
  /** Random battles of the account as a whole. */
  totals: BattleSums;
  vehicles: VehicleSums[];
  days: PublishedDay[];
  /** Marks of excellence by vehicle, 1 to 3; without those that have none. Null: not told. */
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
  /** The publisher tells nothing of it any more: it was closed, or is hidden. */
  | "closed"
  /** Too many players were asked for from one address. */
  | "too-many"
  /** The publisher has never answered, or nobody can tell; it may work later. */
  | "unavailable";

export type PlayerStatisticsAnswer =
  | ({ kind: "known" } & PlayerStatistics)
  /** Only its owner may see it, by a sign-in of this region. */
  | { kind: "private"; region: Region }
  | { kind: StatisticsFailure };
