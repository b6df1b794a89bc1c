import type { BattlePage, BattleSession } from "#app/api/battle-figures.ts";
import { vehicleSumsOf } from "#app/api/battle-figures.ts";
import { winRateLevel } from "#app/game/averages/win-rate-level.ts";
import { meanOf } from "#app/game/battles/battle-sums.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { playerWn8 } from "#app/game/performance/player-wn8.ts";
import { totalOf } from "#app/game/performance/trend.ts";
import { wn8Level } from "#app/game/performance/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import { type BattleRow, type BattleWords, battleRow } from "./battle-rows.ts";

/** What the list of battles shows. */
export interface BattlesView {
  battles: BattleRow[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
  sessions: SessionRow[];
}

/** A session, in figures. */
export interface SessionRow {
  /** When it began, in words. */
  from: string;
  hours: string;
  battles: string;
  winRate: { text: string; level: PerformanceLevel };
  damage: string | null;
  wn8: { text: string; level: PerformanceLevel } | null;
}

export function battlesView(page: BattlePage, sessions: readonly BattleSession[], words: BattleWords): BattlesView {
  return {
    battles: page.battles.map((battle) => battleRow(battle, words)),
    next: page.next,
    sessions: sessions.map((session) => sessionRow(session, words)),
  };
}

function sessionRow({ firstAt, lastAt, vehicles }: BattleSession, { expectedOf, now }: BattleWords): SessionRow {
  const of = vehicleSumsOf(vehicles);
  const total = totalOf(of);
  const winRate = (100 * total.wins) / Math.max(1, total.battles);
  const damage = meanOf(total, "damageDealt");
  const { value } = playerWn8(of, expectedOf);
  const minutes = Math.max(1, Math.round((lastAt - firstAt) / 60));
  return {
    from: momentOf(firstAt * 1000, now),
    hours: minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    battles: formatNumber(total.battles),
    winRate: { text: `${formatNumber(winRate, 1)} %`, level: winRateLevel(winRate) },
    damage: damage === null ? null : formatNumber(damage),
    wn8: value === null ? null : { text: formatNumber(value), level: wn8Level(value) },
  };
}
