import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { BattleSession } from "#app/game/battles/answers.ts";
import { meanOf, totalOf } from "#app/game/battles/battle-sums.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import type { Player } from "#app/game/players/answers.ts";
import { meanMargin } from "#app/game/players/difference.ts";
import { estimateOf, PLAYER_STATS } from "#app/game/players/player-stats.ts";
import { playerWn8, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { spreadOf, trend } from "#app/game/players/trend.ts";
import { daysOf, trendStep } from "#app/game/players/windows.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type BattleRow, battleRow } from "../battles/battle-rows.ts";
import { type FormattedDifference, formatDifferenceFrom } from "../frame/difference-mark.tsx";
import { tabHref } from "../frame/player-tabs.tsx";
import { type Rated, ratedWn8 } from "../frame/rated.tsx";
import type { PlayerReferences } from "../server/load-references.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import { type FormattedWn8, formatWn8 } from "./formatted-wn8.ts";
import { type GroupTables, groupTables } from "./group-tables.ts";
import { biggestChanges, type Highlight, highlightsOf } from "./highlights.ts";
import { type SessionCard, type SessionHeading, sessionCard, sessionHeading } from "./sessions.ts";
import { type TrendChart, trendCharts } from "./trend-charts.ts";

/** The content of a player's first page. */
export interface StatsSummary {
  wn8: FormattedWn8;
  stats: SummaryStat[];
  highlights: Highlight[];
  /** The chart of the selected stat, and the stats available; null if this window has none. */
  trend: { chart: TrendChart; keys: TrendChart["key"][] } | null;
  /** Null: no vehicle has changed much, or the window is all time. */
  changes: ReturnType<typeof biggestChanges>;
  /** Days of a stretch in the charts; null: there are none for this window. */
  step: number | null;
  sessions: SessionHeading[];
  /** Of the newest session. */
  newest: BattleRow[];
  card: SessionCard | null;
  vehicles: SummaryVehicleRow[];
  /** Vehicles that were played in the window. */
  played: number;
  groups: GroupTables;
}

/** A stat in large type. */
export interface SummaryStat {
  label: string;
  text: string;
  unit: string;
  difference: FormattedDifference | null;
  note: string;
}

/** A vehicle in the short list. */
interface SummaryVehicleRow {
  id: number;
  vehicle: LinkedVehicle | null;
  battles: string;
  winRate: string;
  damage: string | null;
  /** Without a level of few battles. */
  wn8: Rated | null;
}

const MAX_VEHICLES = 8;
const MAX_STATS = 8;
const MAX_SESSIONS = 7;

interface SummaryContext {
  references: PlayerReferences;
  /** Thresholds of the player's region; null: not known. */
  marks: MarksTable | null;
  /** The uploaded battles in sessions; null if they cannot be read. */
  sessions: readonly BattleSession[] | null;
  player: Pick<Player, "nickname" | "region">;
  /** Of the player's page. */
  path: string;
  /** The figure whose trend is shown. */
  trend: TrendChart["key"];
  /** Unix time in milliseconds. */
  now: number;
}

/** @returns null where the source cannot tell of the window */
export function summaryOf(stats: PlayerStats, context: SummaryContext): StatsSummary | null {
  const { window, record, singles, source, own } = stats;
  if (record === null) return null;
  const { references, marks, path, now } = context;
  const { vehicleOf, expectedOf, maps } = references;
  const { vehicles } = record;
  const compared = window === "all" ? null : record.compared;
  const spread = spreadOf(singles, expectedOf);
  const steps = trendStep(window, now);
  const points = trend(record.stretches, record.all, { expectedOf, spread });
  const wn8 = playerWn8(vehicles, expectedOf);
  const total = totalOf(vehicles);
  const sessions = source === "own" ? (context.sessions ?? []) : [];
  const [last] = sessions;
  const newest = (own?.newest ?? []).filter(({ startedAt }) => startedAt >= (last?.firstAt ?? Infinity));
  return {
    wn8: formatWn8(wn8, {
      margin: meanMargin(spread?.wn8, wn8.battles),
      battles: total.battles,
      allTime: compared && playerWn8(compared, expectedOf),
    }),
    stats: statsOf(stats),
    highlights: highlightsOf(stats, { vehicleOf, expectedOf, marks }),
    trend: selectTrend(steps ? trendCharts(points, { ...steps, days: daysOf(window) ?? 364 }) : [], context.trend),
    changes: biggestChanges(stats, { vehicleOf, expectedOf }),
    step: record.step,
    sessions: sessions
      .slice(0, MAX_SESSIONS)
      .map((session) => sessionHeading(session, { expectedOf, path: tabHref(path, "battles", null), now })),
    newest: newest.map((battle) => battleRow(battle, { path, vehicleOf, expectedOf, maps, now })),
    card: last
      ? sessionCard(last, newest, {
          nickname: context.player.nickname,
          region: REGION_SHORT_LABELS[context.player.region],
          expectedOf,
          nameOf: (tankId) => vehicleOf(tankId)?.shortName ?? "",
          now,
        })
      : null,
    vehicles: vehicles
      .toSorted((a, b) => b.sums.battles - a.sums.battles)
      .slice(0, MAX_VEHICLES)
      .map((of) => vehicleRow(of, references)),
    played: vehicles.filter(({ tankId }) => vehicleOf(tankId)).length,
    groups: groupTables(vehicles, vehicleOf, expectedOf),
  };
}

function selectTrend(charts: readonly TrendChart[], wanted: TrendChart["key"]): StatsSummary["trend"] {
  const chart = charts.find(({ key }) => key === wanted) ?? charts[0];
  return chart ? { chart, keys: charts.map(({ key }) => key) } : null;
}

/** Battles, and the first stats that the source knows. */
function statsOf({ window, record, singles }: PlayerStats): SummaryStat[] {
  const [sums, before] = [totalOf(record?.vehicles ?? []), totalOf(record?.compared ?? [])];
  const spread = singles.map((single) => single.sums);
  const allTime = window === "all";
  const stats = PLAYER_STATS.flatMap((stat): SummaryStat[] => {
    const estimate = estimateOf(stat, sums, spread);
    if (estimate.value === null) return [];
    const reference = allTime ? null : stat.of(before);
    return [
      {
        label: stat.label,
        text: formatNumber(estimate.value, stat.decimals),
        unit: stat.unit ?? "",
        difference: formatDifferenceFrom(reference, estimate, { battles: sums.battles, decimals: stat.decimals }),
        note: "",
      },
    ];
  });
  const battles = {
    label: "Battles",
    text: formatNumber(sums.battles),
    unit: "",
    difference: null,
    note: allTime || before.battles === 0 ? "" : `of ${formatNumber(before.battles)} all time`,
  };
  return [battles, ...stats].slice(0, MAX_STATS);
}

function vehicleRow(
  of: Parameters<typeof vehicleWn8>[0],
  { vehicleOf, expectedOf }: Pick<PlayerReferences, "vehicleOf" | "expectedOf">,
): SummaryVehicleRow {
  const { tankId, sums } = of;
  const damage = meanOf(sums, "damageDealt");
  return {
    id: tankId,
    vehicle: vehicleOf(tankId) ?? null,
    battles: formatNumber(sums.battles),
    winRate: `${formatNumber((100 * sums.wins) / sums.battles, 1)}%`,
    damage: damage === null ? null : formatNumber(damage),
    wn8: ratedWn8(vehicleWn8(of, expectedOf), sums.battles),
  };
}
