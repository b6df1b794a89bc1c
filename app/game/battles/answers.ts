import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { Period, ShortPeriod } from "#app/game/players/windows.ts";
import type { BattleOutcome, BattleRecord } from "./battle-record.ts";
import type { mapStats } from "./map-stats.ts";

/** GET /api/accounts/{id}/battles/{arena}: a battle as it is kept. The account is not in it; it is the account's. */
export type KnownBattle = Omit<BattleRecord, "accountId">;

/** A player's marks of excellence in a vehicle, as its last battle told them. */
export interface VehicleMarks {
  tankId: number;
  /** Beginning of that battle; unix time in seconds. */
  at: number;
  /** Marks on the gun, 0 to 3; null: not told. */
  marks: number | null;
  /** Percentage, whole per cent. */
  percentage: number;
  /** Average of combined damage behind it; null: not told. */
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
  /** What the window is set beside, in rows like these: 30 days beside all time, and all time beside every other. */
  beside: number[][];
  /** Rows of first day, `tank_id` and the sums of a trend. */
  stretches: number[][];
  /** What was done in the other periods: rows of `tank_id` and the sums of a trend. */
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

/** What is told of an account of which no battle was sent. */
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
 * GET /api/account/maps/{id}?random=1: one's own game accounts with their battles on a map, random ones alone or all.
 * `figures` null: there are none; `others`: battles of other kinds, which are not in the figures.
 */
export type OwnOnMap = (GameAccount & ReturnType<typeof mapStats>)[];
export const ownOnMapPath = (map: number, random: boolean) => `/api/account/maps/${map}${random ? "?random=1" : ""}`;

/** GET /api/stats/accounts/{id}/arenas?limit=…[&key=…]: when battles began, unix time in seconds; the newest first. */
export type Arenas = { started_at: number }[];

/** The most battles that one delivery may bring. */
export const MAX_UPLOADED = 100;

/** Where the results of an account's battles are sent to: POST, with the owner's session or `Authorization: Bearer …`. */
export const battlesPath = (accountId: number) => `/api/stats/accounts/${accountId}/arenas`;
