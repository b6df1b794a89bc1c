import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { clear, emptyDatabase } from "./databases.ts";

/** D1's own interface over an SQLite database in memory, as far as the Worker and its tests use it. */
export class SqliteD1 {
  readonly #database = emptyDatabase();

  /** An empty database again. */
  reset(): void {
    clear(this.#database);
  }

  prepare(sql: string): Statement {
    return new Statement(this.#database, sql);
  }

  /** All statements or none, as D1 does it. */
  async batch(statements: Statement[]): Promise<unknown[]> {
    this.#database.exec("BEGIN");
    try {
      const results = statements.map((statement) => statement.runNow());
      this.#database.exec("COMMIT");
      return results;
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  async exec(sql: string): Promise<void> {
    this.#database.exec(sql);
  }
}

class Statement {
  readonly #database: DatabaseSync;
  readonly #sql: string;
  readonly #values: SQLInputValue[];

  constructor(database: DatabaseSync, sql: string, values: SQLInputValue[] = []) {
    this.#database = database;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: unknown[]): Statement {
    const plain = values.map((value) => {
      if (value === undefined) throw new TypeError("D1 takes no undefined");
      return (typeof value === "boolean" ? Number(value) : value) as SQLInputValue;
    });
    return new Statement(this.#database, this.#sql, plain);
  }

  runNow() {
    // A migration is a whole file, of which `prepare` would take the first statement alone.
    if (/^(?:--|CREATE|ALTER|DROP)/.test(this.#sql)) {
      this.#database.exec(this.#sql);
      return { success: true, results: [], meta: { changes: 0 } };
    }
    const statement = this.#database.prepare(this.#sql);
    const results = statement.all(...this.#values).map((row) => ({ ...row }));
    const { changes } = this.#database.prepare("SELECT changes() AS changes").get() ?? {};
    return { success: true, results, meta: { changes: Number(changes) } };
  }

  async all() {
    return this.runNow();
  }

  async run() {
    return this.runNow();
  }

  async first(column?: string): Promise<unknown> {
    const [row] = this.runNow().results;
    if (row === undefined) return null;
    return column === undefined ? row : row[column];
  }

  async raw(): Promise<unknown[][]> {
    const statement = this.#database.prepare(this.#sql);
    statement.setReturnArrays(true);
    return statement.all(...this.#values) as unknown as unknown[][];
  }
}
