import type { KnownBattle } from "#app/game/battles/answers.ts";
import { BATTLE_KEYS, columnName } from "#app/game/battles/battle-columns.ts";
import { type BattleSums, SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { STEPS } from "./steps.ts";

/** The step that an object has come to; 0: it has nothing stored. */
export function stepOf(sql: SqlStorage): number {
  const query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'state'";
  return sql.exec(query).toArray().length > 0 ? (readState(sql, "step") ?? 0) : 0;
}

/**
 * Migrates an object to a step, the newest, in one transaction: all steps apply, or none. One that a later version has
 * taken further stays as it is.
 */
export function migrateBattles(
  storage: Pick<DurableObjectStorage, "sql" | "transactionSync">,
  to: number = STEPS.length,
): void {
  const { sql } = storage;
  const step = stepOf(sql);
  if (step >= to) return;
  storage.transactionSync(() => {
    for (const statements of STEPS.slice(step, to)) for (const statement of statements) sql.exec(statement);
    writeState(sql, "step", to);
  });
}

/**
 * State of an object. `step`: of the schema. `account` and `linkedAt`: the account of these battles, and the link
 * under which they came. `revision`: of the last change. `kept`: number of battles stored. `horizon`: battles that
 * began up to then are no longer stored; unix time in seconds.
 */
type StateName = "step" | "account" | "linkedAt" | "revision" | "kept" | "horizon";

export function readState(sql: SqlStorage, name: StateName): number | null {
  const [row] = sql.exec<{ value: number }>("SELECT value FROM state WHERE name = ?", name).toArray();
  return row?.value ?? null;
}

export function writeState(sql: SqlStorage, name: StateName, value: number): void {
  sql.exec("INSERT INTO state VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value);
}

type SqlRow = Record<string, string | number | null>;

/** Selects battles so that rows have the keys of records. */
export const BATTLE_COLUMNS = BATTLE_KEYS.map((key) => `${columnName(key)} AS ${key}`).join(", ");
/** Selects sums so that rows have their keys. */
export const SUM_COLUMNS = SUM_KEYS.map((key) => `${columnName(key)} AS ${key}`).join(", ");

/** Values of a battle in the order of BATTLE_KEYS. */
export const storedValuesOf = (battle: KnownBattle) =>
  BATTLE_KEYS.map((key) => (typeof battle[key] === "boolean" ? Number(battle[key]) : battle[key]));

export const battleOfRow = (row: SqlRow): KnownBattle =>
  ({ ...row, survived: row.survived === null ? null : row.survived === 1 }) as unknown as KnownBattle;

export const sumsOfRow = (row: SqlRow): BattleSums =>
  Object.fromEntries(SUM_KEYS.map((key) => [key, Number(row[key])])) as BattleSums;
