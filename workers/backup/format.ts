import { z } from "zod";

/** Where a backup lies in R2. Days are those of UTC on which it began: `2026-11-26`. */
export const manifestKey = (day: string) => `backups/days/${day}.json`;
export const pageKey = (day: string, table: string, page: number) => `backups/tables/${day}/${table}/${page}.age`;
export const battlesKey = (day: string, accountId: number) => `backups/accounts/${accountId}/${day}.age`;
export const MANIFESTS = "backups/days/";

export const backupDay = (now: number) => new Date(now).toISOString().slice(0, 10);
const daySchema = z.iso.date();

/** The copy of an account's battles that a backup counts on: of its own day, or of an earlier one where nothing has changed. */
const copySchema = z.object({ day: daySchema, linkedAt: z.int(), revision: z.int() });
export type BattlesCopy = z.infer<typeof copySchema>;

/** The contents of a backup, and its progress. Nothing in it is secret: it is read without the key. */
export const backupManifestSchema = z.object({
  day: daySchema,
  /** Unix time in milliseconds. */
  startedAt: z.int(),
  /** null: it is not complete. */
  finishedAt: z.int().nullable(),
  /** The tables of D1, parents before their children. */
  tables: z.array(z.object({ table: z.string(), pages: z.int(), rows: z.int(), isComplete: z.boolean() })),
  /** The last row read of the table that is not complete: the values of its key. */
  after: z.array(z.union([z.string(), z.number()])).nullable(),
  /** Accounts up to this one have been read. */
  afterAccount: z.int(),
  /** Those among them whose battles could not be read: they are tried again for a day. */
  missed: z.array(z.int()),
  /** By account id. */
  accounts: z.record(z.string().regex(/^\d{1,16}$/), copySchema),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** Rows of one table. Every value of our tables is a text, a number or null. */
export interface RowsOfTable {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}
export type Cell = string | number | null;

const headSchema = z.object({ table: z.string().regex(/^\w+$/), columns: z.array(z.string().regex(/^\w+$/)) });
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));

/** Rows as gzipped text: a line that names the table and its columns, then a line a row; one table after the other. */
export async function packRows(tables: readonly RowsOfTable[]): Promise<Uint8Array> {
  const lines = tables.flatMap(({ table, columns, rows }) => [{ table, columns }, ...rows]);
  const text = new Blob([lines.map((line) => JSON.stringify(line)).join("\n")]);
  return bytesOf(text.stream().pipeThrough(new CompressionStream("gzip")));
}

/** @throws Error when these are no rows */
export async function unpackRows(data: Uint8Array): Promise<RowsOfTable[]> {
  const unzipped = new Blob([data as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("gzip"));
  const tables: (RowsOfTable & { rows: Cell[][] })[] = [];
  for (const line of new TextDecoder().decode(await bytesOf(unzipped)).split("\n")) {
    const value: unknown = JSON.parse(line);
    if (Array.isArray(value)) tables.at(-1)?.rows.push(rowSchema.parse(value));
    else tables.push({ ...headSchema.parse(value), rows: [] });
  }
  return tables;
}

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

/** Encrypts for the operator, who alone can read it. @param recipient the public half of the key: `age1…` */
export async function encrypt(data: Uint8Array, recipient: string): Promise<Uint8Array> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(data);
}

/** @param identity the secret half: `AGE-SECRET-KEY-1…` @throws Error for another key, and for a file that was changed */
export async function decrypt(data: Uint8Array, identity: string): Promise<Uint8Array> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(data);
}

/**
 * What no backup holds: a session that somebody has ended must not come back, and the others live for minutes. Names that
 * begin with an underscore are the platform's.
 */
const LEFT_OUT = ["sessions", "sign_ins", "merge_offers", "publisher_calls", "d1_migrations"];

/** The tables of a database to back up, in order of creation, so that parents come before their children. */
export const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table'
  AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT IN (${LEFT_OUT.map((name) => `'${name}'`).join(", ")}) ORDER BY rowid`;

/** How far a restore has come. Not among the backups: a copy of those goes into other databases as well. */
export const PROGRESS = "restored.json";
export const progressSchema = z.object({
  day: z.string(),
  /** Pages of each table that are there again. */
  pages: z.record(z.string(), z.int()),
  afterAccount: z.int(),
  /** Rows whose owner is in no page: something was written between two pages of the backup. */
  leftOut: z.int(),
  isComplete: z.boolean(),
  /** Unix time in milliseconds; 0 if not complete yet, or not recorded, as in the first versions. */
  completedAt: z.int().default(0),
});
export type RestoreProgress = z.infer<typeof progressSchema>;

/** Rows of a query with the names of its columns. */
interface Answer {
  columns: string[];
  rows: Cell[][];
}

export async function askDatabase(db: D1Database, query: string, ...values: Cell[]): Promise<Answer> {
  const [columns, ...rows] = await db
    .prepare(query)
    .bind(...values)
    .raw<Cell[]>({ columnNames: true });
  return { columns: (columns ?? []) as string[], rows };
}

/** The columns of a table's primary key, in its order. */
export async function keyOf(db: D1Database, table: string): Promise<string[]> {
  const { columns, rows } = await askDatabase(db, `PRAGMA table_info(${table})`);
  const [name, order] = [columns.indexOf("name"), columns.indexOf("pk")];
  const keys = rows.filter((row) => Number(row[order]) > 0);
  return keys.sort((a, b) => Number(a[order]) - Number(b[order])).map((row) => String(row[name]));
}
