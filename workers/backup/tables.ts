import type { Cell } from "./format.ts";

/**
 * What no backup holds: a session that somebody has ended must not come back, and the others live for minutes. Names that
 * begin with an underscore are the platform's.
 */
const LEFT_OUT = ["sessions", "sign_ins", "merge_offers", "publisher_calls", "d1_migrations"];

/** The tables of a database that are backed up, in the order in which they were made, so parents before their children. */
export const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table'
  AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT IN (${LEFT_OUT.map((name) => `'${name}'`).join(", ")}) ORDER BY rowid`;

/** Rows of a query with the names of its columns. */
export interface Answer {
  columns: string[];
  rows: Cell[][];
}

export async function ask(db: D1Database, query: string, ...values: Cell[]): Promise<Answer> {
  const [columns, ...rows] = await db
    .prepare(query)
    .bind(...values)
    .raw<Cell[]>({ columnNames: true });
  return { columns: (columns ?? []) as string[], rows };
}

/** The columns of a table's primary key, in its order. */
export async function keyOf(db: D1Database, table: string): Promise<string[]> {
  const { columns, rows } = await ask(db, `PRAGMA table_info(${table})`);
  const [name, place] = [columns.indexOf("name"), columns.indexOf("pk")];
  const keys = rows.filter((row) => Number(row[place]) > 0);
  return keys.sort((a, b) => Number(a[place]) - Number(b[place])).map((row) => String(row[name]));
}
