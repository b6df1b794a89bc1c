import { mkdir, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it, vi } from "vitest";
import { Fault } from "#scripts/tools.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { assertWritable, makeSound, startAfresh } from "./sound-state.ts";

const D1 = "v3/d1/miniflare-D1DatabaseObject/a1.sqlite";
const BATTLES = "v3/do/the-index-AccountBattles/b2.sqlite";
const R2 = "v3/r2/miniflare-R2BucketObject/c3.sqlite";
const KV = "v3/kv/miniflare-KVNamespaceObject/d4.sqlite";
const BLOB = "v3/r2/the-index-files/blobs/blob1";

let state: string;
let said: string[];

beforeEach(async () => {
  state = newFolder();
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => said.push(line));
  await database(
    D1,
    "CREATE TABLE d1_migrations (name); INSERT INTO d1_migrations VALUES ('0001_schema.sql')",
    filled("people"),
  );
  await database(BATTLES, filled("battles"));
  await database(R2, "CREATE TABLE _mf_objects (key, blob_id, size); INSERT INTO _mf_objects VALUES ('k', 'blob1', 5)");
  await database(KV, filled("_entries"));
  await mkdir(dirname(join(state, BLOB)), { recursive: true });
  await writeFile(join(state, BLOB), "12345");
});

/** SQL that makes a table of several pages. */
const filled = (table: string) =>
  `CREATE TABLE ${table} (id INTEGER PRIMARY KEY, text TEXT);
   WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
   INSERT INTO ${table} SELECT i, hex(randomblob(900)) FROM n`;

async function database(file: string, ...statements: string[]): Promise<void> {
  await mkdir(dirname(join(state, file)), { recursive: true });
  const made = new DatabaseSync(join(state, file));
  for (const statement of statements) made.exec(statement);
  made.close();
}

async function cutInHalf(file: string): Promise<void> {
  const { size } = await stat(join(state, file));
  await truncate(join(state, file), size / 2);
}

const stores = async () => (await readdir(join(state, "v3"))).sort();
const afresh = /npm start -- --afresh$/;

it("a state that is whole stays as it is, and so does none", async () => {
  await makeSound(state);
  expect([await stores(), said]).toEqual([["d1", "do", "kv", "r2"], []]);
  await rm(join(state, "v3"), { recursive: true });
  await makeSound(state);
  expect(said).toEqual([]);
});

it.each([D1, BATTLES])("%s cut in half is told, and nothing is thrown away", async (file) => {
  await cutInHalf(file);
  await expect(makeSound(state)).rejects.toThrow(afresh);
  await expect(makeSound(state)).rejects.toThrow(join(state, file));
  expect(await stores()).toEqual(["d1", "do", "kv", "r2"]);
});

it("a missing database is told where accounts have battles", async () => {
  await rm(dirname(join(state, D1)), { recursive: true });
  await expect(makeSound(state)).rejects.toThrow(afresh);
  // An empty one is no better.
  await database(D1);
  await expect(makeSound(state)).rejects.toThrow(afresh);
  await rm(join(state, "v3/do"), { recursive: true });
  await makeSound(state);
});

it("copies of what is published go when they are damaged", async () => {
  await writeFile(join(state, KV), "no database at all, but rather more than its first sixteen bytes");
  await makeSound(state);
  expect([await stores(), said]).toEqual([["d1", "do", "r2"], [expect.stringContaining(join(state, "v3/kv"))]]);
  await truncate(join(state, BLOB), 3);
  await makeSound(state);
  expect([await stores(), said.length]).toEqual([["d1", "do"], 2]);
});

it.each([
  ["ENOSPC", /no room.*Free some space/],
  ["EDQUOT", /no room.*Free some space/],
  ["EROFS", /read-only.*Make it writable/],
  ["EACCES", /may not write.*Allow it/],
])("a state whose disk answers %s is told in a sentence that says what to do", async (code, sentence) => {
  const refused = await assertWritable(state, () => Promise.reject(Object.assign(new Error(code), { code }))).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Fault);
  const { message } = refused as Fault;
  expect([message, message.includes("\n")]).toEqual([expect.stringMatching(sentence), false]);
  expect(message).toContain(state);
});

it("a state can be written to, leaves no trace of the try, and has to be a folder", async () => {
  await assertWritable(join(state, "new"));
  expect(await readdir(join(state, "new"))).toEqual([]);
  await writeFile(join(state, "file"), "");
  await expect(assertWritable(join(state, "file"))).rejects.toThrow("has to be a folder");
});

it("afresh nothing stays but the lock", async () => {
  await writeFile(join(state, "lock"), "");
  await writeFile(join(state, "token-keys"), "secret");
  await startAfresh(state);
  expect(await readdir(state)).toEqual(["lock"]);
});

it("a state with migrations that this version does not have is not served, and nothing of it is thrown away", async () => {
  const made = new DatabaseSync(join(state, D1));
  made.exec("INSERT INTO d1_migrations VALUES ('0002_of_before.sql')");
  made.close();
  await expect(makeSound(state)).rejects.toThrow(afresh);
  expect(await stores()).toEqual(["d1", "do", "kv", "r2"]);
});
