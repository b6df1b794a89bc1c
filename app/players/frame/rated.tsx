import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { Unknown } from "#app/components/unknown.tsx";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { winRateLevelOf } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** A figure with its level, which is null of too few battles. */
export interface Rated {
  text: string;
  level: PerformanceLevel | null;
}

/** WN8 in some battles; null: not known. */
export const ratedWn8 = (value: number | null, battles: number): Rated | null =>
  value === null ? null : { text: formatNumber(value), level: wn8LevelOf(value, battles) };

/** @param winRate per cent */
export const ratedWinRate = (winRate: number, battles: number): Rated => ({
  text: `${formatNumber(winRate, 1)}%`,
  level: winRateLevelOf(winRate, battles),
});

/** A figure in the colour of its level. */
export function RatedText({ of }: { of: Rated | null }) {
  return of ? <b className={`font-550 ${of.level ? LEVEL_COLOURS[of.level] : ""}`}>{of.text}</b> : <Unknown />;
}
