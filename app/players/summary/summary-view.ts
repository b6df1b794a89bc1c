import type { BigFigure } from "#app/components/figure-grid.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { meanOf } from "#app/game/battles/battle-sums.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { playerWn8, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { spreadOf, totalOf, trend } from "#app/game/players/trend.ts";
import { trendStep } from "#app/game/players/trend-step.ts";
import { daysOf } from "#app/game/players/windows.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type BattleRow, battleRow } from "../battles/battle-rows.ts";
import type { PlayerFigures } from "../server/load-figures.ts";
import type { PlayerWords } from "../server/load-words.ts";
import { countsOf, figuresView } from "./figures-view.ts";
import { type GroupsView, groupsView } from "./groups-view.ts";
import { type TrendChart, trendCharts } from "./trends-view.ts";
import { type Wn8View, wn8View } from "./wn8-view.ts";

/** What the first page of a player shows. */
export interface SummaryView {
  wn8: Wn8View;
  figures: BigFigure[];
  charts: TrendChart[];
  /** Days of a stretch in the charts; null: there are none for this window. */
  step: number | null;
  /** Intervals stand in the charts. */
  withIntervals: boolean;
  /** The charts are of the battles that were sent here, unlike the other figures. */
  followsSent: boolean;
  newest: BattleRow[];
  vehicles: SummaryVehicleRow[];
  /** Vehicles that were played in the window. */
  played: number;
  groups: GroupsView;
}

/** A vehicle in the short list. */
export interface SummaryVehicleRow {
  id: number;
  vehicle: LinkedVehicle | null;
  battles: string;
  winRate: { text: string; level: PerformanceLevel };
  damage: string | null;
  wn8: { text: string; level: PerformanceLevel } | null;
}

const MAX_VEHICLES = 8;

interface SummaryContext {
  words: PlayerWords;
  /** Of the player's page. */
  path: string;
  /** Unix time in milliseconds. */
  now: number;
}

/** @returns null where no source can tell of the window */
export function summaryView(
  { window, record, followed, singles, own }: PlayerFigures,
  { words, path, now }: SummaryContext,
): SummaryView | null {
  if (record === null || followed === null) return null;
  const { vehicleOf, expectedOf, maps } = words;
  const { vehicles, beside } = record;
  const tierOf = (tankId: number) => vehicleOf(tankId)?.tier;
  const besideWords = window === "all" ? "in 30 days" : "of all time";
  const total = totalOf(vehicles);
  const spread = spreadOf(singles, expectedOf);
  const steps = trendStep(window, now);
  const points = trend(followed.stretches, followed.all, { expectedOf, spread });
  const days = daysOf(window) ?? 364;
  return {
    wn8: wn8View(
      playerWn8(vehicles, expectedOf),
      beside && playerWn8(beside, expectedOf),
      window === "all" ? "30 days" : "All time",
    ),
    figures: figuresView(
      countsOf(total, vehicles, tierOf),
      beside && countsOf(totalOf(beside), beside, tierOf),
      besideWords,
    ),
    charts: steps ? trendCharts(points, { ...steps, days }) : [],
    step: followed.step,
    withIntervals: spread !== null,
    followsSent: followed.source !== record.source && followed.source === "own",
    newest: (own?.newest ?? []).map((battle) => battleRow(battle, { path, vehicleOf, expectedOf, maps, now })),
    vehicles: [...vehicles]
      .sort((a, b) => b.sums.battles - a.sums.battles)
      .slice(0, MAX_VEHICLES)
      .map(({ tankId, sums }) => {
        const winRate = (100 * sums.wins) / sums.battles;
        const wn8 = vehicleWn8({ tankId, sums }, expectedOf);
        const damage = meanOf(sums, "damageDealt");
        return {
          id: tankId,
          vehicle: vehicleOf(tankId) ?? null,
          battles: formatNumber(sums.battles),
          winRate: { text: `${formatNumber(winRate, 1)} %`, level: winRateLevel(winRate) },
          damage: damage === null ? null : formatNumber(damage),
          wn8: wn8 === null ? null : { text: formatNumber(wn8), level: wn8Level(wn8) },
        };
      }),
    played: vehicles.length,
    groups: groupsView(vehicles, vehicleOf, expectedOf),
  };
}
