import type { Api } from "#app/api/client.ts";
import type { BattleStats } from "#app/game/battles/answers.ts";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import {
  type PlayerRecord,
  preferredSource,
  publishedRecord,
  SOURCES,
  type StatsSource,
} from "#app/game/players/player-record.ts";
import { stretchesOf, TREND_KEYS, unpackVehicleSums, type VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { PERIODS, type Period, trendStep, type Window } from "#app/game/players/windows.ts";
import { CallFailed } from "#app/lib/api.ts";

/** A player's figures of a window, and what else is known of them. */
export interface PlayerStats {
  window: Window;
  /** The source of the page's stats, for every window; null if nothing is known. */
  source: StatsSource | null;
  /** Null: the source cannot tell of the window. */
  record: PlayerRecord | null;
  /** Sources that know anything; the visitor may choose between two. */
  sources: readonly StatsSource[];
  /** The periods that the source covers. */
  periods: readonly { window: Window; vehicles: readonly VehicleSums[] }[];
  /** The uploaded battles; null if there can be none, or they cannot be read. */
  own: BattleStats | null;
  /** Single uploaded battles, from which the spread is computed. */
  singles: readonly VehicleSums[];
  published: PlayerStatisticsAnswer;
  /** The battles that were sent can’t be loaded right now. */
  ownFailed: boolean;
}

/** What both sources say of a player in a window. */
export interface RequestedStats {
  own: BattleStats | null | "failed";
  published: PlayerStatisticsAnswer;
}

/** Requests both sources. */
export async function requestStats(
  api: Pick<Api, "playerBattles" | "playerStatistics">,
  accountId: number,
  window: Window,
): Promise<RequestedStats> {
  const [own, published] = await Promise.all([
    api.playerBattles.stats(accountId, window).catch(orFailed),
    api.playerStatistics.of(accountId),
  ]);
  return { own, published };
}

interface StatsChoice {
  window: Window;
  /** The visitor's choice of a source; null: none. */
  wanted: StatsSource | null;
  /** Unix time in milliseconds. */
  now: number;
}

/** Reads a player's figures from both sources and takes one, the same for all windows. */
export async function loadStats(
  api: Pick<Api, "playerBattles" | "playerStatistics">,
  accountId: number,
  choice: StatsChoice,
): Promise<PlayerStats> {
  return statsFrom(await requestStats(api, accountId, choice.window), choice);
}

/** Takes the figures of one source, the same for all windows. */
export function statsFrom({ own, published }: RequestedStats, { window, wanted, now }: StatsChoice): PlayerStats {
  const sent = own === "failed" || own === null || own.battles === 0 ? null : own;
  const counted = published.kind === "known" ? published : null;
  const sources = SOURCES.filter((source) => (source === "own" ? sent : counted) !== null);
  const source =
    wanted !== null && sources.includes(wanted)
      ? wanted
      : preferredSource(sent && (sent.lastAt ?? 0), counted !== null, now);
  const record =
    source === "publisher" ? counted && publishedRecord(counted, window, now) : sent && ownRecord(sent, window, now);
  const periodOf = (period: Period): readonly VehicleSums[] | null => {
    if (source === "publisher") return (counted && publishedRecord(counted, period, now)?.vehicles) ?? null;
    if (period === "all") return record?.all ?? null;
    return sent && unpackVehicleSums(sent.periods[period], TREND_KEYS);
  };
  return {
    window,
    source,
    sources,
    record,
    periods: PERIODS.flatMap((period) => {
      const vehicles = periodOf(period);
      return vehicles ? [{ window: period, vehicles }] : [];
    }),
    own: sent,
    published,
    ownFailed: own === "failed",
    singles: sent ? unpackVehicleSums(sent.singles) : [],
  };
}

function orFailed(error: unknown): "failed" {
  if (!(error instanceof CallFailed)) throw error;
  console.warn(error.message);
  return "failed";
}

function ownRecord(own: BattleStats, window: Window, now: number): PlayerRecord {
  const vehicles = unpackVehicleSums(own.vehicles);
  const compared = unpackVehicleSums(own.beside);
  return {
    window,
    vehicles,
    compared,
    all: window === "all" ? vehicles : compared,
    stretches: stretchesOf(own.stretches),
    step: trendStep(window, now)?.step ?? null,
  };
}
