import { z } from "zod";
import { SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";
import { type KnownBattle, knownBattleSchema } from "#app/game/battles/known-battle.ts";
import { TREND_KEYS, unpackSums } from "#app/game/players/packed-sums.ts";
import type { DaySums, VehicleSums } from "#app/game/players/vehicle-sums.ts";
import type { Window } from "#app/game/players/windows.ts";
import { vehicleMarksSchema } from "#app/game/statistics/marks/vehicle-marks.ts";

/** What an account's object is asked for. */
export interface FiguresAsked {
  window: Window;
  /** Stretches of `step` days from a day on, in days since 1970, UTC; null: none. */
  trend: { from: number; step: number } | null;
  /** Newest single battles, from which the spread of a battle is known. */
  singles: number;
  /** Newest battles, whole. */
  newest: number;
  /** Unix time in milliseconds. */
  now: number;
}

/** Thousands of numbers, which zod's own arrays take ten times as long to look at. */
const rows = z.custom<number[][]>(
  (value) => Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(Number.isFinite)),
  "These must be rows of numbers.",
);

/** GET /api/accounts/{id}/figures?window=: the random battles of an account that were sent here, summed up. */
export const battleFiguresSchema = z.object({
  /** Random battles that were ever sent. */
  battles: z.int().nonnegative(),
  /** Beginning of the first and of the last one that is kept; unix time in seconds. */
  firstAt: z.number().nullable(),
  lastAt: z.number().nullable(),
  /** Of the window: rows of `tank_id` and every sum. */
  vehicles: rows,
  /** What the window is set beside, in rows like these: 30 days beside all time, and all time beside every other. */
  beside: rows,
  /** Rows of first day, `tank_id` and the sums of a trend. */
  stretches: rows,
  /** Single battles, the newest first: rows of `tank_id` and the sums of a trend. */
  singles: rows,
  /** Whole battles, the newest first. */
  newest: z.array(knownBattleSchema),
  /** Marks of excellence by vehicle, the highest percentage first. */
  marks: z.array(vehicleMarksSchema),
});
export type BattleFigures = z.infer<typeof battleFiguresSchema>;

/** GET /api/accounts/{id}/sessions: battles between two long pauses. */
export const battleSessionSchema = z.object({
  /** When its first battle began and its last one ended; unix time in seconds. */
  firstAt: z.number(),
  lastAt: z.number(),
  /** Rows of `tank_id` and every sum. */
  vehicles: rows,
});
export type BattleSession = z.infer<typeof battleSessionSchema>;

/** Rows of sums by vehicle. */
export function vehicleSumsOf(
  packed: readonly (readonly number[])[],
  keys: readonly SumKey[] = SUM_KEYS,
): VehicleSums[] {
  return packed.map(([tankId = 0, ...sums]) => ({ tankId, sums: unpackSums(sums, keys) }));
}

/** Rows of a trend, in the order of their days. */
export function stretchesOf(packed: BattleFigures["stretches"]): DaySums[] {
  const days = new Map<number, number[][]>();
  for (const [day = 0, ...row] of packed) days.set(day, [...(days.get(day) ?? []), row]);
  return [...days].map(([day, rows]) => ({ day, vehicles: vehicleSumsOf(rows, TREND_KEYS) }));
}

/** GET /api/accounts/{id}/battles: a page of battles. */
export const battlePageSchema = z.object({
  battles: z.array(knownBattleSchema),
  /** Where the next page begins; null: there is none. */
  next: z.string().nullable(),
});
export type BattlePage = z.infer<typeof battlePageSchema>;

/** Where a page ends, as an address has it: beginning and arena of its last battle. */
export const placeOf = ({ startedAt, arenaId }: Pick<KnownBattle, "startedAt" | "arenaId">) =>
  `${startedAt}-${arenaId}`;

/** GET /api/accounts/{id}/maps: rows of a map's number and every sum. */
export const mapFiguresSchema = z.object({ maps: rows });
export const sessionsSchema = z.object({ sessions: z.array(battleSessionSchema) });
