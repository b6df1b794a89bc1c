import { type BattleSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { PERFORMANCE_LABELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import type { OwnAverage } from "#app/game/model/tables/own-averages.ts";
import type { ExpectedValues } from "#app/game/model/vehicle/vehicle.ts";
import { deviationOf, type Estimate, MIN_BATTLES, meanMargin, TOO_FEW_BATTLES } from "#app/game/players/difference.ts";
import { estimateOf, PLAYER_STATS, type PlayerStat } from "#app/game/players/player-stats.ts";
import { vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { damageScale } from "#app/game/players/vehicle-breakdown.ts";
import { unpackSums } from "#app/game/players/vehicle-sums.ts";
import { PERIODS, type Window } from "#app/game/players/windows.ts";
import { averageAsSums, wn8 } from "#app/game/players/wn8.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { battleWn8 } from "../battles/battle-rows.ts";
import { type FormattedDifference, formatDifferenceFrom } from "../frame/difference-mark.tsx";
import { type PeriodCell, periodCells } from "../frame/source-facts.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import { type PlayedContext, type VehicleBattlesContent, vehicleBattlesContent } from "./vehicle-battles-content.ts";
import { type VehicleMarkContent, vehicleMarkContent } from "./vehicle-mark-content.ts";

/** A player's results in a vehicle. */
export interface VehicleResults {
  periods: PeriodCell[];
  /** Of the source, of all time and of the window; null: the source cannot tell of the window. */
  allTime: number;
  battles: number | null;
  big: BigStat[];
  stats: { label: string; text: string; unit: string; difference: FormattedDifference | null }[];
  mark: VehicleMarkContent | null;
  /** All periods; columns without any known value are left out. */
  table: { columns: string[]; rows: PeriodRow[] };
  /** Null: no battles were uploaded. */
  sent: VehicleBattlesContent | null;
  /** Whose averages the vehicle's players are. */
  players: "average" | "expected" | "";
}

/** A stat in large type, with its references on a scale from 0 to 1. */
export interface BigStat {
  label: string;
  text: string;
  unit: string;
  level: PerformanceLevel | null;
  levelLabel: string;
  gauge: { at: number; band: { low: number; high: number } | null; players: number | null; allTime: number | null };
  references: { kind: "players" | "allTime"; text: string; difference: FormattedDifference | null }[];
  confidence: string;
}

interface PeriodRow extends Pick<PeriodCell, "window" | "label"> {
  battles: string;
  /** Too few for differences. */
  isFew: boolean;
  cells: { text: string; difference: FormattedDifference | null; level: PerformanceLevel | null }[];
}

/** A period of the vehicle. */
interface VehiclePeriod {
  window: Window;
  sums: BattleSums;
}

export function vehicleResults(stats: PlayerStats, context: PlayedContext): VehicleResults {
  const { window, source } = stats;
  const { tankId, references, sent, now } = context;
  const periods = periodsOf(stats, context);
  const sums = periods.find((period) => period.window === window)?.sums ?? null;
  const all = periods.find((period) => period.window === "all")?.sums ?? NO_BATTLES;
  const reference = window === "all" ? null : all;
  const of = statsOf(context);
  const isOwn = source === "own" && sent !== null;
  const cells = periodCells(
    {
      ...stats,
      periods: periods.map((period) => ({ window: period.window, vehicles: [{ tankId, sums: period.sums }] })),
      record: null,
    },
    references.expectedOf,
    now,
  );
  return {
    periods: cells,
    allTime: all.battles,
    battles: sums?.battles ?? null,
    big: sums === null || sums.battles === 0 ? [] : of.big.flatMap((stat) => bigStat(stat, sums, reference) ?? []),
    stats:
      sums === null
        ? []
        : of.small.flatMap(({ label, unit, decimals, estimate }) => {
            const found = estimate(sums);
            if (found.value === null) return [];
            const before = reference && estimate(reference).value;
            return [
              {
                label,
                unit,
                text: formatNumber(found.value, decimals),
                difference: formatDifferenceFrom(before, found, { battles: sums.battles, decimals }),
              },
            ];
          }),
    mark: isOwn && sums ? vehicleMarkContent(stats, context, sums.battles) : null,
    table: periodTable(
      periods.flatMap((period) => {
        const cell = cells.find(({ window }) => window === period.window);
        return cell ? [{ ...period, label: cell.label }] : [];
      }),
      all,
      of.table,
    ),
    sent: isOwn ? vehicleBattlesContent(sent.battles, context) : null,
    players: context.average ? "average" : references.expectedOf(tankId) ? "expected" : "",
  };
}

function periodsOf({ source, periods }: PlayerStats, { tankId, sent }: PlayedContext): VehiclePeriod[] {
  if (source === "own") {
    return sent === null ? [] : PERIODS.map((window) => ({ window, sums: unpackSums(sent.periods[window]) }));
  }
  return periods.map(({ window, vehicles }) => ({
    window,
    sums: vehicles.find((vehicle) => vehicle.tankId === tankId)?.sums ?? NO_BATTLES,
  }));
}

/** How a stat of the vehicle is computed and printed. */
interface VehicleStat {
  label: string;
  unit: string;
  decimals: number;
  estimate(sums: BattleSums): Estimate;
  /** The value of the vehicle's players; null if unknown. */
  players: number | null;
  hasLevel?: boolean;
}

/** The stats of the page, with margins from the spread of the battles in this vehicle. */
function statsOf({ tankId, references: { expectedOf }, sent, average }: PlayedContext) {
  const singles = (sent?.battles ?? []).flatMap((battle) => {
    const value = battleWn8(battle, expectedOf);
    return value === null ? [] : [{ battle, value }];
  });
  const spread = deviationOf(singles.map(({ value }) => value));
  const spreadOf = (key: "damageDealt" | "kills" | "spotted" | "damageBlocked") =>
    deviationOf((sent?.battles ?? []).flatMap((battle) => battle[key] ?? []));
  const expected = expectedOf(tankId);
  const others = playersOf(average, expected);
  const known = (key: string, label?: string): VehicleStat => {
    const stat = PLAYER_STATS.find((candidate) => candidate.key === key) as PlayerStat;
    const isMean = key === "damageDealt" || key === "kills" || key === "spotted" || key === "damageBlocked";
    return {
      label: label ?? stat.label,
      unit: stat.unit ?? "",
      decimals: stat.decimals,
      players: null,
      estimate: (sums) => {
        const found = estimateOf(stat, sums, []);
        return isMean ? { ...found, margin: meanMargin(spreadOf(key), sums.battles) } : found;
      },
    };
  };
  const ofWn8: VehicleStat = {
    label: "WN8",
    unit: "",
    decimals: 0,
    hasLevel: true,
    players: others.wn8,
    estimate: (sums) => ({
      value: vehicleWn8({ tankId, sums }, expectedOf),
      margin: meanMargin(spread, sums.battles),
    }),
  };
  const damage = { ...known("damageDealt", "Damage"), players: others.damage };
  const winRate = { ...known("winRate"), players: others.winRate };
  const [kills, survived, assisted] = [known("kills"), known("survived"), known("assisted")];
  return {
    big: [damage, ofWn8, winRate],
    small: [kills, known("spotted"), assisted, known("damageBlocked"), survived, known("hitRate")],
    table: [
      ofWn8,
      winRate,
      damage,
      { ...assisted, label: "Assisted" },
      { ...kills, label: "Kills" },
      survived,
    ] satisfies VehicleStat[],
  };
}

/** Reference values for the vehicle: the averages of other accounts here, else what WN8 expects. */
function playersOf(average: OwnAverage | null, expected: ExpectedValues | undefined) {
  const reference = expected && averageAsSums(expected);
  const own = reference && wn8(reference, reference);
  if (average === null)
    return { damage: expected?.damage ?? null, winRate: expected?.winRate ?? null, wn8: own ?? null };
  const { damage, kills, spots, defence, winRate } = average;
  const done =
    damage === null || kills === null || spots === null || defence === null
      ? null
      : averageAsSums({ damage, frags: kills, spots, defence, winRate });
  return { damage, winRate, wn8: done && reference ? wn8(done, reference) : null };
}

function bigStat(stat: VehicleStat, sums: BattleSums, reference: BattleSums | null): BigStat | null {
  const { decimals, unit } = stat;
  const found = stat.estimate(sums);
  const { value, margin } = found;
  if (value === null) return null;
  const allTime = reference && stat.estimate(reference).value;
  const bounds = margin === null ? null : { low: Math.max(0, value - margin), high: value + margin };
  const others = [stat.players, allTime].filter((value) => value !== null);
  const scale = damageScale([value, ...(bounds ? [bounds.low, bounds.high] : []), ...others]);
  const text = (of: number) => `${formatNumber(of, decimals)}${unit}`;
  const compared = (of: number) => formatDifferenceFrom(of, found, { battles: sums.battles, decimals });
  const isFew = sums.battles < MIN_BATTLES;
  const level = stat.hasLevel ? wn8LevelOf(value, sums.battles) : null;
  return {
    label: stat.label,
    text: formatNumber(value, decimals),
    unit,
    level,
    levelLabel: level ? PERFORMANCE_LABELS[level] : stat.hasLevel && isFew ? TOO_FEW_BATTLES : "",
    gauge: {
      at: scale(value),
      band: bounds && { low: scale(bounds.low), high: scale(bounds.high) },
      players: stat.players === null ? null : scale(stat.players),
      allTime: allTime === null ? null : scale(allTime),
    },
    references: [
      ...(stat.players === null
        ? []
        : [{ kind: "players" as const, text: text(stat.players), difference: compared(stat.players) }]),
      ...(allTime === null ? [] : [{ kind: "allTime" as const, text: text(allTime), difference: compared(allTime) }]),
    ],
    confidence: bounds ? `${text(bounds.low)} to ${text(bounds.high)}` : "",
  };
}

function periodTable(
  periods: readonly (VehiclePeriod & { label: string })[],
  all: BattleSums,
  stats: readonly VehicleStat[],
): VehicleResults["table"] {
  const known = stats.filter((stat) => stat.estimate(all).value !== null);
  return {
    columns: known.map(({ label }) => label),
    rows: periods
      .filter(({ sums }) => sums.battles > 0)
      .map(({ window, label, sums }) => {
        const isFew = sums.battles < MIN_BATTLES;
        return {
          window,
          label,
          battles: formatNumber(sums.battles),
          isFew,
          cells: known.map((stat) => {
            const found = stat.estimate(sums);
            const reference = window === "all" ? null : stat.estimate(all).value;
            return {
              text: found.value === null ? "–" : `${formatNumber(found.value, stat.decimals)}${stat.unit}`,
              difference: formatDifferenceFrom(reference, found, { battles: sums.battles, decimals: stat.decimals }),
              level: stat.hasLevel ? wn8LevelOf(found.value, sums.battles) : null,
            };
          }),
        };
      }),
  };
}
