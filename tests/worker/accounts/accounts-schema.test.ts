import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "#workers/accounts/accounts-schema.ts";

interface IndexRow {
  name: string;
  unique: number;
  /** c: by CREATE INDEX; u: by UNIQUE; pk: by PRIMARY KEY. */
  origin: "c" | "u" | "pk";
}

/** Indexes that only the migrations have: they are of some rows alone, or take upper and lower case for the same. */
const ONLY_MIGRATED = ["game_accounts_nickname", "game_accounts_stats_key", "game_accounts_write_key"];

const all = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results;
const sorted = (lists: readonly (readonly string[])[]) => lists.map((list) => list.join(" ")).toSorted();

/** What a table is in the database. */
async function migrated(table: string) {
  const columns = await all<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>(
    `PRAGMA table_info(${table})`,
  );
  const references = await all<{ from: string; table: string; to: string; on_delete: string }>(
    `PRAGMA foreign_key_list(${table})`,
  );
  const indexes = (await all<IndexRow>(`PRAGMA index_list(${table})`)).filter(
    ({ name }) => !ONLY_MIGRATED.includes(name),
  );
  const columnsOf = async ({ name }: IndexRow) =>
    (await all<{ name: string }>(`PRAGMA index_info(${name})`)).map((column) => column.name);
  const made = indexes.filter(({ origin }) => origin === "c");
  return {
    columns: columns.map(({ name, type, notnull, dflt_value }) => [name, type, notnull === 1, dflt_value]),
    key: columns
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    references: sorted(references.map((row) => [row.from, row.table, row.to, row.on_delete])),
    unique: sorted(await Promise.all(indexes.filter(({ origin }) => origin === "u").map(columnsOf))),
    indexes: sorted(await Promise.all(made.map(async (row) => [row.name, ...(await columnsOf(row))]))),
  };
}

/** What a table is for our queries. */
function declared(table: SQLiteTable) {
  const { columns, primaryKeys, foreignKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const names = (list: readonly unknown[]) => list.map((column) => (column as { name: string }).name);
  return {
    columns: columns.map((column) => [
      column.name,
      column.getSQLType().toUpperCase(),
      column.notNull,
      column.default === undefined ? null : `'${column.default}'`,
    ]),
    key: primaryKeys[0] ? names(primaryKeys[0].columns) : names(columns.filter(({ primary }) => primary)),
    references: sorted(
      foreignKeys.map((key) => {
        const { columns, foreignTable, foreignColumns } = key.reference();
        const to = getTableConfig(foreignTable).name;
        return [...names(columns), to, ...names(foreignColumns), `${key.onDelete}`.toUpperCase()];
      }),
    ),
    unique: sorted([
      ...uniqueConstraints.map(({ columns }) => names(columns)),
      ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => [name]),
    ]),
    indexes: sorted(indexes.map(({ config }) => [config.name, ...names(config.columns)])),
  };
}

describe("the tables that queries are written for are those of the migrations", () => {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))("%s", async (name, table) => {
    expect(declared(table)).toEqual(await migrated(name));
  });
});
