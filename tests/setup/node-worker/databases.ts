import { DatabaseSync } from "node:sqlite";

/**
 * Every database of the process: they are emptied and used again, never closed. Node 22 crashes now and then when it
 * collects statements of a database that is gone, and a mutation run makes hundreds of thousands of them. They
 * outlive this module, which a run loads anew for some of its changes.
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

/** Takes everything out of a database. */
export function clear(database: DatabaseSync): void {
  if (database.isTransaction) database.exec("ROLLBACK");
  database.exec("PRAGMA foreign_keys = OFF");
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  for (const { name } of tables.all()) database.exec(`DROP TABLE "${name}"`);
  database.exec("PRAGMA foreign_keys = ON");
}

/** Clears a database that nobody uses any more, for the next one who needs one. */
export function giveBack(database: DatabaseSync): void {
  clear(database);
  free.push(database);
}
