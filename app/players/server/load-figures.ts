import type { Api } from "#app/api/client.ts";
import type { BattleFigures } from "#app/game/battles/answers.ts";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import { stretchesOf, TREND_KEYS, vehicleSumsOf } from "#app/game/players/packed-sums.ts";
import { type PlayerRecord, publishedRecord, type StatsSource } from "#app/game/players/player-record.ts";
import { trendStep } from "#app/game/players/trend-step.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import type { Window } from "#app/game/players/windows.ts";
import { CallFailed } from "#app/lib/api.ts";

/** A player's figures of a window, and what else is known of them. */
export interface PlayerFigures {
  window: Window;
  /** Null: no source can tell of the window. */
  record: (PlayerRecord & { source: StatsSource }) | null;
  /** Whose figures are followed over time: the record, or the other one where that tells more of it; null: none. */
  followed: (PlayerRecord & { source: StatsSource }) | null;
  /** Sources that can tell of it; the visitor may choose between two. */
  sources: readonly StatsSource[];
  /** What was sent here; null: nothing can have been sent, or it cannot be read. */
  own: BattleFigures | null;
  /** Single battles that were sent, from which the spread is told. */
  singles: readonly VehicleSums[];
  published: PlayerStatisticsAnswer;
  /** The battles that were sent cannot be read at the moment. */
  ownFailed: boolean;
}

/**
 * Reads a player's figures from both sources and takes the one that tells more: the publisher's for all time, and of days
 * the one with more battles.
 * @param wanted the visitor's choice of a source; null: none
 */
export async function loadFigures(
  api: Pick<Api, "playerBattles" | "playerStatistics">,
  accountId: number,
  { window, wanted, now }: { window: Window; wanted: StatsSource | null; now: number },
): Promise<PlayerFigures> {
  const [own, published] = await Promise.all([
    api.playerBattles.figures(accountId, window).catch(orFailed),
    api.playerStatistics.of(accountId),
  ]);
  const sent = own === "failed" || own === null || own.battles === 0 ? null : own;
  const records: Record<StatsSource, PlayerRecord | null> = {
    publisher: published.kind === "known" ? publishedRecord(published, window, now) : null,
    own: sent && ownRecord(sent, window, now),
  };
  const sources = (["publisher", "own"] as const).filter((source) => records[source] !== null);
  const source = wanted !== null && sources.includes(wanted) ? wanted : better(records, sources);
  const record = named(records, source);
  return {
    window,
    sources,
    own: sent,
    published,
    ownFailed: own === "failed",
    singles: sent ? vehicleSumsOf(sent.singles, TREND_KEYS) : [],
    record,
    followed: longest(record, named(records, source === "publisher" ? "own" : "publisher"), wanted),
  };
}

function named(records: Record<StatsSource, PlayerRecord | null>, source: StatsSource | null) {
  const record = source && records[source];
  return record && source ? { ...record, source } : null;
}

/** The publisher tells nothing of the time before our first reading, of which battles may have been sent. */
function longest<T extends PlayerRecord>(record: T | null, other: T | null, wanted: StatsSource | null): T | null {
  if (record === null || other === null || wanted !== null) return record;
  return other.stretches.length > record.stretches.length ? other : record;
}

function orFailed(error: unknown): "failed" {
  if (!(error instanceof CallFailed)) throw error;
  console.warn(error.message);
  return "failed";
}

function ownRecord(own: BattleFigures, window: Window, now: number): PlayerRecord {
  const vehicles = vehicleSumsOf(own.vehicles);
  const beside = vehicleSumsOf(own.beside);
  return {
    window,
    vehicles,
    beside,
    all: window === "all" ? vehicles : beside,
    stretches: stretchesOf(own.stretches),
    step: trendStep(window, now)?.step ?? null,
  };
}

const battlesOf = (record: PlayerRecord | null) =>
  record?.vehicles.reduce((battles, { sums }) => battles + sums.battles, 0) ?? -1;

/** Where both tell as much, what was sent: it tells more of each battle. */
function better(
  records: Record<StatsSource, PlayerRecord | null>,
  sources: readonly StatsSource[],
): StatsSource | null {
  if (sources.length < 2) return sources[0] ?? null;
  return battlesOf(records.publisher) > battlesOf(records.own) ? "publisher" : "own";
}
