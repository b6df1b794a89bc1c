import type { Outcome } from "#app/game/battles/battle-record.ts";
import type { KnownBattle } from "#app/game/battles/known-battle.ts";
import { BATTLE_COLUMNS, battleOfRow } from "./columns.ts";
import { RANDOM } from "./read-figures.ts";

/** Which battles a list is of; null: all. */
export interface BattleFilter {
  tankId: number | null;
  outcome: Outcome | null;
  /** Number of a map. */
  map: number | null;
  /** The last battle of the page before; null: from the newest on. */
  after: Pick<KnownBattle, "startedAt" | "arenaId"> | null;
  limit: number;
}

/** All of them, from the newest on. */
export const EVERY_BATTLE = { tankId: null, outcome: null, map: null, after: null } as const;

type Row = Parameters<typeof battleOfRow>[0];

/** Random battles of a filter, the newest first. */
export function listBattles(sql: SqlStorage, { tankId, outcome, map, after, limit }: BattleFilter): KnownBattle[] {
  const conditions: [text: string, ...values: (string | number)[]][] = [["bonus_type = ?", RANDOM]];
  if (tankId !== null) conditions.push(["tank_id = ?", tankId]);
  if (outcome !== null) conditions.push(["outcome = ?", outcome]);
  // The upper half of the number says which gameplay it was.
  if (map !== null) conditions.push(["arena_type_id & 0xffff = ?", map]);
  if (after) conditions.push(["(started_at, arena_id) < (?, ?)", after.startedAt, after.arenaId]);
  const where = conditions.map(([text]) => text).join(" AND ");
  const query = `SELECT ${BATTLE_COLUMNS} FROM battles WHERE ${where} ORDER BY started_at DESC, arena_id DESC LIMIT ?`;
  const values = conditions.flatMap(([, ...each]) => each);
  return sql
    .exec(query, ...values, limit)
    .toArray()
    .map((row) => battleOfRow(row as Row));
}

/** @returns null when it is not kept */
export function oneBattle(sql: SqlStorage, arenaId: string): KnownBattle | null {
  const [row] = sql.exec(`SELECT ${BATTLE_COLUMNS} FROM battles WHERE arena_id = ?`, arenaId).toArray();
  return row ? battleOfRow(row as Row) : null;
}

/** When the first random battle in each vehicle began. @param since unix time in seconds */
export function firstBattles(sql: SqlStorage, since: number): [tankId: number, startedAt: number][] {
  const query = `SELECT tank_id AS tankId, min(started_at) AS startedAt FROM battles
    WHERE bonus_type = ? AND started_at >= ? AND tank_id IS NOT NULL GROUP BY tank_id`;
  return sql
    .exec<{ tankId: number; startedAt: number }>(query, RANDOM, since)
    .toArray()
    .map(({ tankId, startedAt }) => [tankId, startedAt]);
}
