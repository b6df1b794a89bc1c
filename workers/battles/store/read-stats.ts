import type { BattleSession, VehicleBattles } from "#app/game/battles/answers.ts";
import { columnName } from "#app/game/battles/battle-columns.ts";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { type BattleSums, COUNTED, RANDOM, SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";
import { TREND_KEYS } from "#app/game/players/vehicle-sums.ts";
import { comparedWindow, daysOf, lastOf, sessionSizes, type Window } from "#app/game/players/windows.ts";
import { combinedDamage, movingAverage } from "#app/game/statistics/marks/moving-average.ts";
import { ALL, ALL_MAPS, rollUpDay } from "./roll-ups.ts";
import { SUM_COLUMNS } from "./schema.ts";

/** A request to an account's object. */
export interface StatsQuery {
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

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/**
 * Answers about an account as JSON, kept in its object's memory until a battle arrives or their time is over, so that
 * battles are summed once however often a page is requested.
 */
export class AnswerCache {
  readonly #answers = new Map<string, { period: number; json: string }>();

  /**
   * @param question names the answer
   * @param period the answer of another one does not hold; a constant for what depends on the battles alone
   * @param make computes the answer; null if there is none
   */
  of(question: string, period: number, make: () => string | null): string | null {
    const kept = this.#answers.get(question);
    if (kept?.period === period) return kept.json;
    const json = make();
    if (json !== null) this.#answers.set(question, { period, json });
    return json;
  }

  drop(): void {
    this.#answers.clear();
  }
}

/** Names the period in which stats hold: the last 24 hours shift constantly, but nobody notices within a minute. */
export const periodOf = ({ window, now }: StatsQuery) => Math.floor(now / (window === "1d" ? MINUTE_MS : DAY_MS));

/** The newest battles, which are split into sessions. */
const MAX_IN_SESSIONS = 1000;

type NumbersRow = Record<string, number>;
type Sql = Pick<SqlStorage, "exec">;

/** Stats for a window and their trend. The number of rows read is bounded, however many battles there are. */
export function readBattleStats(sql: Sql, { window, trend, singles, now }: StatsQuery) {
  const edges = "SELECT min(started_at) AS firstAt, max(started_at) AS lastAt FROM battles WHERE bonus_type = ?";
  const { firstAt, lastAt } = sql.exec<{ firstAt: number | null; lastAt: number | null }>(edges, RANDOM).one();
  const total = `SELECT battles FROM roll_ups WHERE bonus_type = ? AND tank_id = ${ALL} AND day = ${ALL} AND map = ${ALL_MAPS}`;
  return {
    battles: sql.exec<{ battles: number }>(total, RANDOM).toArray()[0]?.battles ?? 0,
    firstAt,
    lastAt,
    vehicles: vehiclesOf(sql, window, now),
    beside: vehiclesOf(sql, comparedWindow(window), now),
    stretches: trend ? stretchesOf(sql, trend) : [],
    periods: {
      session: sinceSession(sql, TREND_KEYS),
      "7d": vehiclesSince(sql, firstDay("7d", now), TREND_KEYS),
      "30d": vehiclesSince(sql, firstDay("30d", now), TREND_KEYS),
      "90d": vehiclesSince(sql, firstDay("90d", now), TREND_KEYS),
    },
    singles: ofBattles(sql, "arena_id", "ORDER BY started_at DESC LIMIT ?", singles),
    combined: combinedAverages(sql),
  };
}

const firstDay = (window: Window, now: number) => rollUpDay(now / 1000) - (daysOf(window) ?? 0) + 1;

function vehiclesOf(sql: Sql, window: Window, now: number): number[][] {
  const [days, last] = [daysOf(window), lastOf(window)];
  if (days !== null) return vehiclesSince(sql, firstDay(window, now), SUM_KEYS);
  if (last !== null) return ofBattles(sql, "tank_id", "ORDER BY started_at DESC LIMIT ?", last);
  if (window === "1d") return ofBattles(sql, "tank_id", "AND started_at > ?", Math.floor(now / 1000) - 86_400);
  if (window === "session") return sinceSession(sql, SUM_KEYS);
  return allVehicles(sql);
}

const keyed = (row: NumbersRow, keys: readonly string[]) => keys.map((key) => row[key] ?? 0);
/** Random battles of a query, whose first value is their kind: rows of these columns. */
const rowsOf = (sql: Sql, query: string, keys: readonly string[], ...values: number[]) =>
  sql
    .exec<NumbersRow>(query, RANDOM, ...values)
    .toArray()
    .map((row) => keyed(row, keys));
const added = (keys: readonly SumKey[]) => keys.map((key) => `sum(${columnName(key)}) AS ${key}`).join(", ");

function allVehicles(sql: Sql): number[][] {
  const query = `SELECT tank_id AS tankId, ${SUM_COLUMNS} FROM roll_ups
    WHERE bonus_type = ? AND tank_id > ${ALL} AND day = ${ALL} AND map = ${ALL_MAPS}`;
  return rowsOf(sql, query, ["tankId", ...SUM_KEYS]);
}

/** The rows in the index of vehicles' days. */
const OF_DAYS = `bonus_type = ?1 AND tank_id > ${ALL} AND day > ${ALL} AND map = ${ALL_MAPS}`;

/** In the last session. */
const sinceSession = (sql: Sql, keys: readonly SumKey[]) =>
  ofBattles(sql, "tank_id", "AND started_at >= ?", sessionsOf(sql)[0]?.firstAt ?? 0, keys);

function vehiclesSince(sql: Sql, day: number, keys: readonly SumKey[]): number[][] {
  const query = `SELECT tank_id AS tankId, ${added(keys)} FROM roll_ups INDEXED BY roll_ups_days
    WHERE ${OF_DAYS} AND day >= ?2 GROUP BY tank_id`;
  return rowsOf(sql, query, ["tankId", ...keys], day);
}

function stretchesOf(sql: Sql, { from, step }: NonNullable<StatsQuery["trend"]>): number[][] {
  // Numbers are bound as reals, whose quotient has a fraction.
  const query = `SELECT day - CAST(day - ?2 AS INTEGER) % CAST(?3 AS INTEGER) AS first, tank_id AS tankId, ${added(TREND_KEYS)}
    FROM roll_ups INDEXED BY roll_ups_days WHERE ${OF_DAYS} AND day >= ?2 GROUP BY 1, tank_id ORDER BY 1`;
  return rowsOf(sql, query, ["first", "tankId", ...TREND_KEYS], from, step);
}

/** Sums over single battles, as the roll-ups have them. */
const SUMMED = [
  "count(*) AS battles, sum(outcome = 'win') AS wins, sum(outcome = 'draw') AS draws, sum(duration) AS duration",
  ...COUNTED.map((key) => `coalesce(sum(${columnName(key)}), 0) AS ${key}, count(${columnName(key)}) AS ${key}Known`),
].join(", ");

/** @param by vehicles, or single battles @param which of all random ones, with one value */
function ofBattles(
  sql: Sql,
  by: "tank_id" | "arena_id",
  which: string,
  value: number,
  keys: readonly SumKey[] = SUM_KEYS,
) {
  const query = `SELECT tank_id AS tankId, ${SUMMED} FROM (SELECT * FROM battles WHERE bonus_type = ? ${which})
    GROUP BY ${by} ORDER BY max(started_at) DESC`;
  return rowsOf(sql, query, ["tankId", ...keys], value);
}

/** Battles used for the averages of combined damage: earlier ones hardly count. */
const MAX_AVERAGED = 5000;

type CombinedRow = { [Key in keyof Parameters<typeof combinedDamage>[0]]: number | null } & { tankId: number };

/** The average that the marks of each vehicle follow: rows of `tank_id`, battles and combined damage. */
function combinedAverages(sql: Sql): number[][] {
  const query = `SELECT tank_id AS tankId, damage_dealt AS damageDealt, assisted_by_spotting AS assistedBySpotting,
    assisted_by_tracking AS assistedByTracking, assisted_by_stun AS assistedByStun
    FROM battles WHERE bonus_type = ? ORDER BY started_at DESC LIMIT ?`;
  const vehicles = new Map<number, number[]>();
  const rows = sql.exec<CombinedRow>(query, RANDOM, MAX_AVERAGED);
  for (const row of rows.toArray().reverse()) {
    const combined = combinedDamage(row);
    if (combined === null) continue;
    const known = vehicles.get(row.tankId);
    if (known) known.push(combined);
    else vehicles.set(row.tankId, [combined]);
  }
  return [...vehicles].map(([tankId, of]) => [tankId, of.length, Math.round(movingAverage(of) ?? 0)]);
}

/** Results in a vehicle in each period. @param now unix time in milliseconds */
export function readVehicleBattles(sql: Sql, tankId: number, now: number): VehicleBattles["periods"] {
  const sums = (query: string, ...values: number[]) =>
    rowsOf(sql, query, SUM_KEYS, tankId, ...values)[0] ?? keyed({}, SUM_KEYS);
  const since = (window: Window) =>
    sums(
      `SELECT ${added(SUM_KEYS)} FROM roll_ups
      WHERE bonus_type = ? AND tank_id = ? AND day >= ? AND map = ${ALL_MAPS}`,
      firstDay(window, now),
    );
  return {
    session: sums(
      `SELECT ${SUMMED} FROM battles WHERE bonus_type = ? AND tank_id = ? AND started_at >= ?`,
      sessionsOf(sql)[0]?.firstAt ?? 0,
    ),
    "7d": since("7d"),
    "30d": since("30d"),
    "90d": since("90d"),
    all: sums(
      `SELECT ${SUM_COLUMNS} FROM roll_ups
      WHERE bonus_type = ? AND tank_id = ? AND day = ${ALL} AND map = ${ALL_MAPS}`,
    ),
  };
}

/** Random battles by map: rows of the map's number and every sum. */
export function mapSums(sql: Sql): number[][] {
  const query = `SELECT map, ${SUM_COLUMNS} FROM roll_ups
    WHERE bonus_type = ? AND tank_id = ${ALL} AND day = ${ALL} AND map > ${ALL_MAPS}`;
  return rowsOf(sql, query, ["map", ...SUM_KEYS]);
}

/** When the newest sessions began and ended, the newest first; those alone that lie whole among the newest battles. */
function sessionsOf(sql: Sql): Omit<BattleSession, "vehicles">[] {
  const query = `SELECT started_at AS startedAt, started_at + duration AS endedAt, outcome FROM battles
    WHERE bonus_type = ? ORDER BY started_at DESC LIMIT ?`;
  const battles = sql
    .exec<{ startedAt: number; endedAt: number; outcome: BattleOutcome }>(query, RANDOM, MAX_IN_SESSIONS)
    .toArray();
  const sizes = sessionSizes(battles.map(({ startedAt }) => startedAt));
  const whole = battles.length < MAX_IN_SESSIONS || sizes.length === 1 ? sizes : sizes.slice(0, -1);
  let from = 0;
  return whole.map((size) => {
    const [last, first] = [battles[from], battles[from + size - 1]];
    const outcomes = battles.slice(from, from + size).map(({ outcome }) => outcome);
    from += size;
    return { firstAt: first?.startedAt ?? 0, lastAt: last?.endedAt ?? 0, outcomes: outcomes.reverse() };
  });
}

/** The newest sessions with their results. */
export function readSessions(sql: Sql, max: number): BattleSession[] {
  const sessions = sessionsOf(sql).slice(0, max);
  return sessions.map((session) => ({
    ...session,
    vehicles: ofBattles(sql, "tank_id", `AND started_at <= ${session.lastAt} AND started_at >= ?`, session.firstAt),
  }));
}

/** Sums of the battles of one kind on a map. */
interface MapSums {
  bonusType: number;
  sums: BattleSums;
}

/** Goes from one kind of battle to the next by the key: an account has a few of them, and a thousand rows of each. */
export const KINDS = `kinds(kind) AS (
  SELECT min(bonus_type) FROM roll_ups
  UNION ALL SELECT (SELECT min(bonus_type) FROM roll_ups WHERE bonus_type > kind) FROM kinds WHERE kind IS NOT NULL
)`;

const ON_MAP = `WITH RECURSIVE ${KINDS}
SELECT bonus_type AS bonusType, ${SUM_COLUMNS} FROM kinds
JOIN roll_ups ON bonus_type = kind AND tank_id = ${ALL} AND day = ${ALL} AND map = ?`;

/** Sums of the battles on a map, by kind of battle. @param map the lower half of `arenaTypeId` */
export function readMapSums(sql: SqlStorage, map: number): MapSums[] {
  const rows = sql.exec<BattleSums & { bonusType: number }>(ON_MAP, map).toArray();
  return rows.map(({ bonusType, ...sums }) => ({ bonusType, sums }));
}
