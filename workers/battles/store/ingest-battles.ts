import type { KnownBattle, VehicleMarks } from "#app/game/battles/answers.ts";
import { BATTLE_KEYS, columnName } from "#app/game/battles/battle-columns.ts";
import { MAX_BATTLES_A_DAY } from "#app/game/battles/plausible.ts";
import { oneBattle } from "./outbox.ts";
import { KINDS } from "./read-stats.ts";
import { ALL, ALL_MAPS, RollUps, rollUpDay } from "./roll-ups.ts";
import { readState, storedValuesOf, writeState } from "./schema.ts";

/** Whole battles that are kept of an account: about 15 MB. Roll-ups are kept for good, so nothing of older ones is lost in sums. */
export const MAX_KEPT = 50_000;

/**
 * The result for a battle. `completed`: it was known, and the record adds to it. `full`: more battles on one day than
 * anybody plays; `vehicles`, `maps`: more of these than anybody has. `old`: it began before the oldest stored battle,
 * so whether it has counted is unknown.
 */
export type IngestResult = "taken" | "known" | "completed" | "full" | "vehicles" | "maps" | "old";

/** Identical in every report of the same battle; records that differ here are not merged. */
const IDENTITY = ["tankId", "bonusType", "arenaTypeId", "team", "outcome", "startedAt"] as const;

/**
 * Stores each battle once: the first record of an arena stays, and a later one only fills in missing values. Sums are
 * updated in the same transaction, which the caller opens.
 * @returns the result for each, and which sums of vehicle and day have changed
 */
export function ingestBattles(sql: SqlStorage, battles: readonly KnownBattle[]) {
  const rollUps = new RollUps();
  const onDay = new Map<number, number>();
  const horizon = readState(sql, "horizon") ?? 0;
  let kept = readState(sql, "kept") ?? 0;
  const variety = new Variety(sql);
  const keepings = battles.map((battle): IngestResult => {
    const before = oneBattle(sql, battle.arenaId);
    if (before) return complete(sql, rollUps, before, battle);
    if (battle.startedAt <= horizon) return "old";
    const day = rollUpDay(battle.startedAt);
    const played = onDay.get(day) ?? countOn(sql, day);
    if (played >= MAX_BATTLES_A_DAY) return "full";
    const excess = variety.add(battle);
    if (excess) return excess;
    onDay.set(day, played + 1);
    sql.exec(INSERT, ...storedValuesOf(battle));
    rollUps.add(battle, null);
    noteMarks(sql, battle);
    kept += 1;
    return "taken";
  });
  writeState(sql, "kept", kept);
  return { keepings, changed: rollUps.write(sql) };
}

/** Drops the oldest records beyond a number, and remembers from when on all are there. Their sums stay. */
export function dropOldest(sql: SqlStorage, max: number): void {
  const surplus = (readState(sql, "kept") ?? 0) - max;
  if (surplus <= 0) return;
  const query = "SELECT started_at AS startedAt FROM battles ORDER BY started_at LIMIT 1 OFFSET ?";
  const [last] = sql.exec<{ startedAt: number }>(query, surplus - 1).toArray();
  if (!last) return;
  // Battles that began in the same second go too: only those after the horizon are still accepted.
  const dropped = sql.exec("DELETE FROM battles WHERE started_at <= ? RETURNING 1", last.startedAt).toArray().length;
  writeState(sql, "kept", (readState(sql, "kept") ?? 0) - dropped);
  writeState(sql, "horizon", last.startedAt);
}

function complete(sql: SqlStorage, rollUps: RollUps, before: KnownBattle, battle: KnownBattle): IngestResult {
  if (IDENTITY.some((key) => before[key] !== battle[key])) return "known";
  const filled = Object.fromEntries(BATTLE_KEYS.map((key) => [key, before[key] ?? battle[key]])) as KnownBattle;
  if (BATTLE_KEYS.every((key) => filled[key] === before[key])) return "known";
  const columns = BATTLE_KEYS.map((key) => `${columnName(key)} = ?`);
  sql.exec(`UPDATE battles SET ${columns.join(", ")} WHERE arena_id = ?`, ...storedValuesOf(filled), battle.arenaId);
  rollUps.add(filled, before);
  noteMarks(sql, filled);
  return "completed";
}

function countOn(sql: SqlStorage, day: number): number {
  const query = "SELECT count(*) AS n FROM battles WHERE started_at >= ? AND started_at < ?";
  return sql.exec<{ n: number }>(query, day * 86_400, (day + 1) * 86_400).one().n;
}

const INSERT = `INSERT INTO battles (${BATTLE_KEYS.map(columnName).join(", ")})
VALUES (${BATTLE_KEYS.map(() => "?").join(", ")})`;

/** Vehicles that the battles of an account are in at most, and maps: more than the game has. */
export const MAX_ACCOUNT_VEHICLES = 1500;
export const MAX_ACCOUNT_MAPS = 300;

/** How many vehicles and maps an account's battles are of; read once, when there is a new battle. */
class Variety {
  readonly #sql: SqlStorage;
  #vehicles: Set<number> | null = null;
  #maps: Set<number> | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Counts a battle, unless it is of too much. @returns what there are too many of; null: of nothing */
  add({ tankId, arenaTypeId }: KnownBattle): "vehicles" | "maps" | null {
    this.#vehicles ??= this.#read(VEHICLES);
    this.#maps ??= this.#read(MAPS);
    const map = arenaTypeId & 0xffff;
    if (!this.#vehicles.has(tankId) && this.#vehicles.size >= MAX_ACCOUNT_VEHICLES) return "vehicles";
    if (!this.#maps.has(map) && this.#maps.size >= MAX_ACCOUNT_MAPS) return "maps";
    this.#vehicles.add(tankId);
    this.#maps.add(map);
    return null;
  }

  #read(query: string): Set<number> {
    const rows = this.#sql.exec<{ id: number }>(query).toArray();
    return new Set(rows.map(({ id }) => id));
  }
}

/** Goes from one kind of battle to the next by the key, and within a kind from one vehicle to the next. */
const VEHICLES = `WITH RECURSIVE ${KINDS}, pairs(kind, id) AS (
  SELECT kind, ${ALL} FROM kinds WHERE kind IS NOT NULL
  UNION ALL
  SELECT kind, (SELECT min(tank_id) FROM roll_ups WHERE bonus_type = kind AND tank_id > id) FROM pairs
  WHERE id IS NOT NULL
)
SELECT DISTINCT id FROM pairs WHERE id > ${ALL}`;

const MAPS = `WITH RECURSIVE ${KINDS}
SELECT DISTINCT map AS id FROM kinds
JOIN roll_ups ON bonus_type = kind AND tank_id = ${ALL} AND day = ${ALL} AND map > ${ALL_MAPS}`;

/**
 * Stores the marks that a battle reports for its vehicle, unless a later battle has reported them. Only random battles
 * change them.
 */
function noteMarks(sql: SqlStorage, battle: KnownBattle): void {
  const { tankId, startedAt, marks, markPercentage, averageCombined } = battle;
  if (markPercentage === null) return;
  sql.exec(UPSERT, tankId, startedAt, marks, markPercentage, averageCombined);
}

export function readVehicleMarks(sql: SqlStorage): VehicleMarks[] {
  const query = `SELECT tank_id AS tankId, started_at AS at, marks, mark_percentage AS percentage,
    average_combined AS averageCombined FROM vehicle_marks ORDER BY mark_percentage DESC, tank_id`;
  return sql.exec(query).toArray() as unknown as VehicleMarks[];
}

const UPSERT = `INSERT INTO vehicle_marks (tank_id, started_at, marks, mark_percentage, average_combined)
  VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET started_at = excluded.started_at,
  marks = excluded.marks, mark_percentage = excluded.mark_percentage, average_combined = excluded.average_combined
  WHERE excluded.started_at >= started_at`;
