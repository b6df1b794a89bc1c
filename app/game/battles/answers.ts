import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { Period, ShortPeriod } from "#app/game/players/windows.ts";
import type { BattleOutcome, BattleRecord } from "./battle-record.ts";
import type { mapStats } from "./map-stats.ts";

/** GET /api/accounts/{id}/battles/{arena}: a battle as stored, without the account, which the path names. */
export type KnownBattle = Omit<BattleRecord, "accountId">;

/** A player's marks of excellence in a vehicle, as of its last battle. */
export interface VehicleMarks {
  tankId: number;
  /** Beginning of that battle; unix time in seconds. */
  at: number;
  /** Marks on the gun, 0 to 3; null if unknown. */
  marks: number | null;
  /** Percentage, whole per cent. */
  percentage: number;
  /** The average combined damage behind it; null if unknown. */
  averageCombined: number | null;
}

/** GET /api/accounts/{id}/figures?window=: the random battles of an account that were sent here, summed up. */
export interface BattleStats {
  /** Random battles that were ever sent. */
  battles: number;
  /** Beginning of the first and of the last one that is kept; unix time in seconds. */
  firstAt: number | null;
  lastAt: number | null;
  /** Of the window: rows of `tank_id` and every sum. */
  vehicles: number[][];
  /** The comparison period for the window, in the same rows: 30 days for all time, all time for every other window. */
  beside: number[][];
  /** Rows of first day, `tank_id` and the sums of a trend. */
  stretches: number[][];
  /** The other periods: rows of `tank_id` and the sums of a trend. */
  periods: Record<ShortPeriod, number[][]>;
  /** Single battles, the newest first: rows of `tank_id` and every sum. */
  singles: number[][];
  /** Rows of `tank_id`, random battles and the average of combined damage that its marks follow (`movingAverage`). */
  combined: number[][];
  /** Whole battles, the newest first. */
  newest: KnownBattle[];
  /** Marks of excellence by vehicle, the highest percentage first. */
  marks: VehicleMarks[];
}

/** The stats of an account without any sent battles. */
export const NO_STATS: BattleStats = {
  battles: 0,
  firstAt: null,
  lastAt: null,
  vehicles: [],
  beside: [],
  stretches: [],
  periods: { session: [], "7d": [], "30d": [], "90d": [] },
  singles: [],
  combined: [],
  newest: [],
  marks: [],
};

/** Battles between two long pauses. */
export interface BattleSession {
  /** When its first battle began and its last one ended; unix time in seconds. */
  firstAt: number;
  lastAt: number;
  /** Rows of `tank_id` and every sum. */
  vehicles: number[][];
  /** How its battles ended, the first one first. */
  outcomes: BattleOutcome[];
}
/** GET /api/accounts/{id}/sessions */
export interface SessionsAnswer {
  sessions: BattleSession[];
}

/** GET /api/accounts/{id}/battles: a page of battles. */
export interface BattlePage {
  battles: KnownBattle[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
}

/** GET /api/accounts/{id}/vehicles/{tank_id}: the random battles in a vehicle that were sent here. */
export interface VehicleBattles {
  /** Every sum, by period. */
  periods: Record<Period, number[]>;
  /** Whole battles, the newest first, a few hundred at most. */
  battles: KnownBattle[];
}

/** Where a page ends, as an address has it: beginning and arena of its last battle. */
export const cursorOf = ({ startedAt, arenaId }: Pick<KnownBattle, "startedAt" | "arenaId">) =>
  `${startedAt}-${arenaId}`;

/** GET /api/accounts/{id}/maps: rows of a map's number and every sum. */
export interface MapsAnswer {
  maps: number[][];
}

/**
 * GET /api/account/maps/{id}?random=1: the user's own game accounts with their battles on a map, random battles only
 * or all. `figures` is null if there are none; `others`: battles of other kinds, not included in the stats.
 */
export type OwnOnMap = (GameAccount & ReturnType<typeof mapStats>)[];
export const ownOnMapPath = (map: number, random: boolean) => `/api/account/maps/${map}${random ? "?random=1" : ""}`;

/** GET /api/stats/accounts/{id}/arenas?limit=…[&key=…]: when battles began, unix time in seconds; the newest first. */
export type Arenas = { started_at: number }[];

/** The most battles that one delivery may bring. */
export const MAX_UPLOADED = 100;

/** Where the results of an account's battles are sent to: POST, with the owner's session or `Authorization: Bearer …`. */
export const battlesPath = (accountId: number) => `/api/stats/accounts/${accountId}/arenas`;
