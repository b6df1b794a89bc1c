import { access, constants, mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { errorText, Fault } from "#scripts/tools.ts";
import { migrationFiles, type StateDatabase, stateDatabases, storesOf } from "./state-databases.ts";

/** The stores of user data; all others hold copies of published data, or data that can be fetched again. */
const OF_USERS = ["d1", "do"];

/** Bytes that are written to see whether there is room. */
const PROBE = 2 ** 20;

/**
 * Makes sure that a local state can be served. Damaged stores of published data are deleted and so published again;
 * user data is never touched.
 * @param state locked by this process
 * @throws Fault saying what to do, when user data cannot be read
 */
export async function makeSound(state: string): Promise<void> {
  const databases = await stateDatabases(state);
  for (const { file } of databases) {
    const path = join(storesOf(state), file);
    await access(path, constants.W_OK).catch((error: unknown) => {
      throw new Fault(writeProblem(path, error));
    });
  }
  const damaged = databases.filter(({ isDamaged }) => isDamaged);
  const lost = damaged.find(({ file }) => OF_USERS.includes(storeOf(file)));
  if (lost) throw new Fault(cannotBeUsed(`${join(storesOf(state), lost.file)} is damaged`));
  const known = await migrationFiles();
  if (databases.some(({ migrations }) => migrations.some((name) => !known.includes(name))))
    throw new Fault(cannotBeUsed(`Another version of this site made ${storesOf(state)}, and this one cannot read it`));
  if (isDatabaseMissing(databases))
    throw new Fault(cannotBeUsed(`The database is missing from ${join(storesOf(state), "d1")}`));
  for (const store of new Set(damaged.map(({ file }) => storeOf(file)))) {
    console.log(`${join(storesOf(state), store)} was damaged. It holds only copies, which are made again.`);
    await rm(join(storesOf(state), store), { recursive: true, force: true });
  }
}

const storeOf = (file: string) => file.split(sep, 1)[0] ?? "";

const cannotBeUsed = (what: string) =>
  `${what}, and with it what users of this site did (accounts, battles). Put back a copy of it, or start afresh, which throws away all that is kept here: npm start -- --afresh`;

/** Whether accounts have battles, and there is nothing that knows the accounts. */
function isDatabaseMissing(databases: readonly StateDatabase[]): boolean {
  const hasBattles = databases.some(({ file }) => storeOf(file) === "do" && !file.endsWith("metadata.sqlite"));
  return hasBattles && databases.every(({ migrations }) => migrations.length === 0);
}

/**
 * Makes sure that a state can be written to.
 * @param write tests let it fail
 * @throws Fault that says what to do
 */
export async function assertWritable(state: string, write: typeof writeFile = writeFile): Promise<void> {
  const probe = join(state, "probe");
  try {
    await mkdir(state, { recursive: true });
    await write(probe, Buffer.alloc(PROBE));
  } catch (error) {
    throw new Fault(writeProblem(state, error));
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

function writeProblem(path: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT")
    return `There is no room left for ${path}. Free some space and try again.`;
  if (code === "EROFS") return `The disk of ${path} is read-only. Make it writable and try again.`;
  if (code === "EACCES" || code === "EPERM")
    return `This user may not write to ${path}. Allow it (it may belong to another user) and try again.`;
  if (code === "EEXIST" || code === "ENOTDIR")
    return `${path} has to be a folder. Move what is there away and try again.`;
  return `${path} cannot be written to: ${errorText(error)}`;
}

/** Bytes that the disk of a state has left for this user. */
export async function roomOf(state: string): Promise<number> {
  const { bavail, bsize } = await statfs(state);
  return bavail * bsize;
}

/** Throws away all that a state holds, which this process has locked. */
export async function startAfresh(state: string): Promise<void> {
  const names = (await readdir(state)).filter((name) => name !== "lock");
  for (const name of names) await rm(join(state, name), { recursive: true, force: true });
  console.log(`${state} is empty again.`);
}
