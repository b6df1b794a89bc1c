import type { PlayerAnswer } from "#app/api/players.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";
import { totalOf } from "#app/game/battles/battle-sums.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { differenceBetween, type Estimate, meanMargin } from "#app/game/players/difference.ts";
import { SOURCES, type StatsSource } from "#app/game/players/player-record.ts";
import { estimateOf, PLAYER_STATS } from "#app/game/players/player-stats.ts";
import { playerWn8, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { spreadOf, vehicleWn8Margin } from "#app/game/players/trend.ts";
import { battlesIn, type VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { PERIODS, WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type FormattedDifference, formatDifference } from "../frame/difference-mark.tsx";
import { type Rated, ratedWn8 } from "../frame/rated.tsx";
import { type SourceFacts, sourceFacts } from "../frame/source-facts.ts";
import type { PlayerReferences } from "../server/load-references.ts";
import { type PlayerStats, type RequestedStats, statsFrom } from "../server/load-stats.ts";

/** One of two players, as the Index may show them to this visitor. */
export interface ComparedPlayer {
  accountId: number;
  /** Null if unknown, or if the visitor may not see it. */
  nickname: string | null;
  /** Of the player's page. */
  path: string;
  /** "EU"; empty: not known. */
  region: string;
  clan: string | null;
  wn8: string | null;
  level: PerformanceLevel | null;
  /** Whose count the figures are, or why there are none, in words. */
  about: string;
}

/** A stat of both players; the difference is the first compared with the second. */
export interface ComparedStat {
  label: string;
  values: [string | null, string | null];
  /** Which one is better; null if neither is, or it is unknown. */
  better: 0 | 1 | null;
  difference: FormattedDifference | null;
}

/** A vehicle that both play. */
export interface ComparedVehicleRow {
  id: number;
  vehicle: LinkedVehicle;
  cells: [VehicleCell, VehicleCell];
  difference: FormattedDifference | null;
}
interface VehicleCell {
  battles: string;
  winRate: string;
  wn8: Rated | null;
  href: string;
}

/** Two players side by side, or as much of it as is available. */
export interface PlayerComparison {
  players: ComparedPlayer[];
  /** Whose count both are of; null: there is none that both have. */
  source: StatsSource | null;
  /** What both can be compared by, to choose from. */
  sources: StatsSource[];
  windows: Window[];
  stats: ComparedStat[];
  vehicles: ComparedVehicleRow[];
  /** How many vehicles both play. */
  common: number;
  /** Problems with the stats, in sentences. */
  problems: string[];
}

/** A requested player. */
export interface RequestedPlayer {
  accountId: number;
  answer: PlayerAnswer;
  stats: RequestedStats | null;
}

const MAX_VEHICLES = 50;

interface CompareChoice {
  window: Window;
  /** The visitor's choice of a source; null: none. */
  wanted: StatsSource | null;
  references: PlayerReferences;
  /** Unix time in milliseconds. */
  now: number;
}

/** @param players two players at most */
export function playerComparison(
  players: readonly RequestedPlayer[],
  { window, wanted, references, now }: CompareChoice,
): PlayerComparison {
  const known = players.flatMap(({ stats }) => (stats ? [statsFrom(stats, { window, wanted: null, now })] : []));
  const isPair = known.length === 2;
  const shared = SOURCES.filter((source) => known.every(({ sources }) => sources.includes(source)));
  const source = !isPair ? (known[0]?.source ?? null) : sharedSource(known, shared, wanted);
  const playerStats = players.map(({ stats }) => stats && statsFrom(stats, { window, wanted: source ?? wanted, now }));
  const abouts = playerStats.map((stats) => stats && sourceFacts(stats, now));
  const [one, other] = playerStats;
  const both = one?.record && other?.record ? ([one, other] as const) : null;
  const common = both ? commonVehicles(both, references) : [];
  return {
    players: players.map((player, index) =>
      comparedPlayer(player, playerStats[index] ?? null, abouts[index] ?? null, references),
    ),
    source: isPair && playerStats.some((stats) => stats?.source !== source) ? null : source,
    sources: isPair ? shared : [],
    windows: PERIODS.filter((period) =>
      playerStats.every((stats) => stats === null || stats.periods.some((has) => has.window === period)),
    ),
    stats: playerStats.some((stats) => stats?.record) ? statsOf(playerStats, references) : [],
    vehicles: both ? common.slice(0, MAX_VEHICLES).map((pair) => vehicleRow(pair, players, both, references)) : [],
    common: common.length,
    problems: [...new Set(abouts.flatMap((about) => about?.problems ?? []))],
  };
}

/** The one that the visitor wants, else the one with which both pages begin, else the publisher's. */
function sharedSource(
  known: readonly PlayerStats[],
  shared: readonly StatsSource[],
  wanted: StatsSource | null,
): StatsSource | null {
  if (wanted !== null && shared.includes(wanted)) return wanted;
  const [first] = known;
  if (first?.source && known.every(({ source }) => source === first.source)) return first.source;
  return shared.find((source) => source === "publisher") ?? shared[0] ?? null;
}

function comparedPlayer(
  { accountId, answer }: RequestedPlayer,
  stats: PlayerStats | null,
  about: SourceFacts | null,
  { expectedOf }: PlayerReferences,
): ComparedPlayer {
  const player = answer.kind === "found" ? answer.player : null;
  const vehicles = stats?.record?.vehicles ?? [];
  const { value } = playerWn8(vehicles, expectedOf);
  return {
    accountId,
    nickname: player?.nickname ?? null,
    path: player ? playerPath(player) : `/accounts/${accountId}`,
    region: player ? regionName(player.region) : answer.kind === "private" ? regionName(answer.region) : "",
    clan: about?.clan?.tag ?? null,
    wn8: value === null ? null : formatNumber(value),
    level: wn8LevelOf(value, battlesIn(vehicles)),
    about: stats && about ? aboutOf(about, stats) : REASONS[answer.kind],
  };
}

const REASONS: Record<PlayerAnswer["kind"], string> = {
  // The publisher's permission has ended.
  found: "Sign in with this game account again to compare it.",
  private: "This page is private. Only its owner can see it.",
  unknown: "No player has this ID.",
  closed: "The publisher no longer shows this player.",
  "too-many": TOO_MANY_SEARCHES,
  unavailable: "The publisher doesn’t answer right now. Try again in a minute.",
};

function aboutOf({ about, source, lack }: SourceFacts, { record, window }: PlayerStats): string {
  if (source === null) {
    return lack === "unread" ? "The uploaded battles can’t be read right now." : "No figures of this player yet.";
  }
  return record === null ? `No data for this period (${WINDOW_LABELS[window].toLowerCase()})` : about;
}

type MaybeStats = PlayerStats | null;

/** WN8, battles, and each stat that one of both sources knows. */
function statsOf(playerStats: readonly MaybeStats[], { expectedOf }: PlayerReferences): ComparedStat[] {
  const vehicles = playerStats.map((stats) => stats?.record?.vehicles ?? null);
  const sums = vehicles.map((of) => of && totalOf(of));
  const singles = playerStats.map((stats) => (stats?.singles ?? []).map((single) => single.sums));
  // The spread of single battles is known only for players who upload them; it is used for both.
  const spread = playerStats.map((stats) => stats && spreadOf(stats.singles, expectedOf)).find(Boolean);
  const wn8 = vehicles.map((of) => {
    const { value, battles } = of ? playerWn8(of, expectedOf) : { value: null, battles: 0 };
    return { value, margin: meanMargin(spread?.wn8, battles), battles };
  });
  const shared = singles.find(({ length }) => length > 0) ?? [];
  return [
    compared("WN8", wn8, { decimals: 0 }),
    {
      label: "Battles",
      values: [0, 1].map((index) => (sums[index] ? formatNumber(sums[index].battles) : null)) as ComparedStat["values"],
      better: null,
      difference: null,
    },
    ...PLAYER_STATS.flatMap((stat) => {
      const estimates = sums.map((of, index) => ({
        ...(of
          ? estimateOf(stat, of, singles[index]?.length ? singles[index] : shared)
          : { value: null, margin: null }),
        battles: of?.battles ?? 0,
      }));
      return estimates.every(({ value }) => value === null) ? [] : [compared(stat.label, estimates, stat)];
    }),
  ];
}

function compared(
  label: string,
  estimates: readonly (Estimate & { battles: number })[],
  { decimals, unit = "" }: { decimals: number; unit?: string },
): ComparedStat {
  const [one, other] = estimates;
  const text = (of: Estimate | undefined) =>
    of === undefined || of.value === null ? null : `${formatNumber(of.value, decimals)}${unit}`;
  const difference = one && other ? formatDifference(differenceBetween(one, other, decimals), decimals) : null;
  return {
    label,
    values: [text(one), text(other)],
    better: difference === null ? null : difference.isUp ? 0 : 1,
    difference,
  };
}

interface VehiclePair {
  vehicle: LinkedVehicle;
  of: [VehicleSums, VehicleSums];
}

/** The vehicles that both play, sorted by the battles of whoever plays them less, most first. */
function commonVehicles(
  [one, other]: readonly [PlayerStats, PlayerStats],
  { vehicleOf }: Pick<PlayerReferences, "vehicleOf">,
): VehiclePair[] {
  const others = new Map((other.record?.vehicles ?? []).map((of) => [of.tankId, of]));
  const fewer = ({ of: [a, b] }: VehiclePair) => Math.min(a.sums.battles, b.sums.battles);
  return (one.record?.vehicles ?? [])
    .flatMap((of): VehiclePair[] => {
      const [vehicle, counterpart] = [vehicleOf(of.tankId), others.get(of.tankId)];
      return vehicle && counterpart && of.sums.battles > 0 && counterpart.sums.battles > 0
        ? [{ vehicle, of: [of, counterpart] }]
        : [];
    })
    .sort((a, b) => fewer(b) - fewer(a));
}

function vehicleRow(
  { vehicle, of }: VehiclePair,
  players: readonly RequestedPlayer[],
  both: readonly [PlayerStats, PlayerStats],
  { expectedOf }: Pick<PlayerReferences, "expectedOf">,
): ComparedVehicleRow {
  const ofPlayer = (index: 0 | 1) => {
    const { sums, tankId } = of[index];
    const { battles, wins } = sums;
    const value = vehicleWn8(of[index], expectedOf);
    const player = players[index]?.answer;
    const path = player?.kind === "found" ? playerPath(player.player) : "";
    const cell: VehicleCell = {
      battles: formatNumber(battles),
      winRate: `${formatNumber((100 * wins) / battles, 1)}%`,
      wn8: ratedWn8(value, battles),
      href: `${path}/vehicles/${tankId}`,
    };
    return { cell, value, battles, margin: vehicleWn8Margin(of[index], both[index].singles, expectedOf) };
  };
  const [one, other] = [ofPlayer(0), ofPlayer(1)];
  return {
    id: vehicle.id,
    vehicle,
    cells: [one.cell, other.cell],
    difference: formatDifference(differenceBetween(one, other, 0), 0),
  };
}
