import { STEPS } from "./steps.ts";

/** The step that an object has come to; 0: it has nothing stored. */
export function stepOf(sql: SqlStorage): number {
  const query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'state'";
  return sql.exec(query).toArray().length > 0 ? (readState(sql, "step") ?? 0) : 0;
}

/** Migrates an object to the newest step in one transaction: all steps apply, or none. */
export function migrateBattles(storage: Pick<DurableObjectStorage, "sql" | "transactionSync">): void {
  const { sql } = storage;
  const step = stepOf(sql);
  if (step === STEPS.length) return;
  storage.transactionSync(() => {
    for (const statements of STEPS.slice(step)) for (const statement of statements) sql.exec(statement);
    writeState(sql, "step", STEPS.length);
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
