import type { KnownBattle } from "#app/game/battles/answers.ts";
import { columnName } from "#app/game/battles/battle-columns.ts";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { RANDOM, SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import type { DailyTotals, Taken } from "./daily-totals.ts";
import { ALL_MAPS } from "./roll-ups.ts";
import { BATTLE_COLUMNS, battleOfRow, readState, sumsOfRow, writeState } from "./schema.ts";

/** A message has this many contributions at most: some 60 kB of the 128 kB that a queue takes. */
const PER_MESSAGE = 50;
/** Anything unconfirmed after this time is resent. */
const RESEND_MS = 15 * 60_000;

/** Notes that the sums of a vehicle on a day have changed. Of several changes only the last is sent. */
export function noteChanges(
  sql: SqlStorage,
  changed: readonly { bonusType: number; tankId: number; day: number }[],
): void {
  const revision = (readState(sql, "revision") ?? 0) + 1;
  for (const { bonusType, tankId, day } of changed) {
    if (bonusType === RANDOM) sql.exec(NOTE, tankId, day, revision);
  }
  writeState(sql, "revision", revision);
}

/** Marks everything to be sent again. */
export function noteAll(sql: SqlStorage): void {
  const days = sql.exec<{ tankId: number; day: number }>(
    "SELECT tank_id AS tankId, day FROM roll_ups WHERE bonus_type = ? AND tank_id > 0 AND day > 0",
    RANDOM,
  );
  noteChanges(
    sql,
    days.toArray().map((row) => ({ ...row, bonusType: RANDOM })),
  );
}

/** The account's expected totals in the database: number of rows, the sums of their keys, and the sum of each stat. */
export function totalsOf(sql: SqlStorage): number[] {
  const [totals = []] = sql.exec(TOTALS, RANDOM, ALL_MAPS).raw<(number | null)[]>();
  // The sum of nothing is null.
  return totals.map((value) => value ?? 0);
}

/** The vehicles and days that count for the averages. */
export function keysOf(sql: SqlStorage): { tankId: number; day: number }[] {
  return sql.exec<{ tankId: number; day: number }>(KEYS, RANDOM, ALL_MAPS).toArray();
}

/** What has to be sent now: new rows, and rows sent too long ago. @param now unix time in milliseconds */
export function due(sql: SqlStorage, now: number): DailyTotals[] {
  return sql
    .exec(DUE, RANDOM, ALL_MAPS, now - RESEND_MS, PER_MESSAGE)
    .toArray()
    .map((row) => ({
      ...sumsOfRow(row as Parameters<typeof sumsOfRow>[0]),
      tankId: Number(row.tankId),
      day: Number(row.day),
      revision: Number(row.revision),
    }));
}

export function markSent(sql: SqlStorage, sent: readonly Taken[], now: number): void {
  for (const { tankId, day, revision } of sent) {
    const query = "UPDATE outbox SET sent_at = ? WHERE tank_id = ? AND day = ? AND revision = ?";
    sql.exec(query, now, tankId, day, revision);
  }
}

/** Drops what the database has stored, if the revision is the same: anything changed since stays. */
export function markTaken(sql: SqlStorage, taken: readonly Taken[]): void {
  for (const { tankId, day, revision } of taken) {
    sql.exec("DELETE FROM outbox WHERE tank_id = ? AND day = ? AND revision = ?", tankId, day, revision);
  }
}

/** When there is something to send next; null when everything is where it belongs. */
export function nextDue(sql: SqlStorage): number | null {
  const { sentAt } = sql.exec<{ sentAt: number | null }>("SELECT min(sent_at) AS sentAt FROM outbox").one();
  // What was not sent yet has 0, which is long past.
  return sentAt === null ? null : sentAt + RESEND_MS;
}

const COUNTED = "FROM roll_ups WHERE bonus_type = ? AND map = ? AND tank_id > 0 AND day > 0";
const TOTALS = `SELECT count(*), sum(tank_id), sum(day), ${SUM_KEYS.map((key) => `sum(${columnName(key)})`).join(", ")} ${COUNTED}`;
const KEYS = `SELECT tank_id AS tankId, day ${COUNTED}`;

const NOTE = `INSERT INTO outbox (tank_id, day, revision, sent_at) VALUES (?, ?, ?, 0)
ON CONFLICT DO UPDATE SET revision = excluded.revision, sent_at = 0`;

const DUE = `SELECT outbox.tank_id AS tankId, outbox.day, revision,
  ${SUM_KEYS.map((key) => `roll_ups.${columnName(key)} AS ${key}`).join(", ")}
FROM outbox JOIN roll_ups ON bonus_type = ? AND map = ?
  AND roll_ups.tank_id = outbox.tank_id AND roll_ups.day = outbox.day
WHERE sent_at = 0 OR sent_at <= ? LIMIT ?`;

/** Which battles a list is of; null: all. */
export interface BattleFilter {
  tankId: number | null;
  outcome: BattleOutcome | null;
  /** Number of a map. */
  map: number | null;
  /** The last battle of the page before; null: from the newest on. */
  after: Pick<KnownBattle, "startedAt" | "arenaId"> | null;
  limit: number;
}

/** All of them, from the newest on. */
export const EVERY_BATTLE = { tankId: null, outcome: null, map: null, after: null } as const;

type StoredBattleRow = Parameters<typeof battleOfRow>[0];

/** Random battles of a filter, the newest first. */
export function listBattles(sql: SqlStorage, { tankId, outcome, map, after, limit }: BattleFilter): KnownBattle[] {
  const conditions: { text: string; values: (string | number)[] }[] = [{ text: "bonus_type = ?", values: [RANDOM] }];
  if (tankId !== null) conditions.push({ text: "tank_id = ?", values: [tankId] });
  if (outcome !== null) conditions.push({ text: "outcome = ?", values: [outcome] });
  // The upper half of the number says which gameplay it was.
  if (map !== null) conditions.push({ text: "arena_type_id & 0xffff = ?", values: [map] });
  if (after) conditions.push({ text: "(started_at, arena_id) < (?, ?)", values: [after.startedAt, after.arenaId] });
  const where = conditions.map(({ text }) => text).join(" AND ");
  const query = `SELECT ${BATTLE_COLUMNS} FROM battles WHERE ${where} ORDER BY started_at DESC, arena_id DESC LIMIT ?`;
  const values = conditions.flatMap((condition) => condition.values);
  return sql
    .exec(query, ...values, limit)
    .toArray()
    .map((row) => battleOfRow(row as StoredBattleRow));
}

/** @returns null when it is not kept */
export function oneBattle(sql: SqlStorage, arenaId: string): KnownBattle | null {
  const [row] = sql.exec(`SELECT ${BATTLE_COLUMNS} FROM battles WHERE arena_id = ?`, arenaId).toArray();
  return row ? battleOfRow(row as StoredBattleRow) : null;
}

/** When the first random battle in each vehicle began. @param since unix time in seconds */
export function firstBattles(sql: SqlStorage, since: number): { tankId: number; startedAt: number }[] {
  const query = `SELECT tank_id AS tankId, min(started_at) AS startedAt FROM battles
    WHERE bonus_type = ? AND started_at >= ? GROUP BY tank_id`;
  return sql.exec<{ tankId: number; startedAt: number }>(query, RANDOM, since).toArray();
}
