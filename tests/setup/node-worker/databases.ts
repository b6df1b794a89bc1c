import { DatabaseSync } from "node:sqlite";

/**
 * All databases of the process. They are emptied and reused, never closed: Node 22 sometimes crashes when it
 * garbage-collects statements of a closed database, and a mutation run creates hundreds of thousands of them. They are
 * kept on `process`, because a run reloads this module for some of its changes.
 */
const kept = Symbol.for("index-test-databases");
const process = globalThis as typeof globalThis & { [kept]?: { all: DatabaseSync[]; free: DatabaseSync[] } };
process[kept] ??= { all: [], free: [] };
const { all, free } = process[kept];

/** A database in memory without any table. */
export function emptyDatabase(): DatabaseSync {
  const known = free.pop();
  if (known) return known;
  const made = new DatabaseSync(":memory:");
  all.push(made);
  return made;
}

/** Drops everything in a database. */
export function clear(database: DatabaseSync): void {
  if (database.isTransaction) database.exec("ROLLBACK");
  database.exec("PRAGMA foreign_keys = OFF");
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  for (const { name } of tables.all()) database.exec(`DROP TABLE "${name}"`);
  database.exec("PRAGMA foreign_keys = ON");
}

/** Empties a database and makes it available again. */
export function releaseDatabase(database: DatabaseSync): void {
  clear(database);
  free.push(database);
}
