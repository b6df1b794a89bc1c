import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import type { Miniflare } from "miniflare";
import { freePort, serve } from "#scripts/local/serve.ts";
import { migrate } from "#scripts/local/state-databases.ts";
import { buildIfNeeded } from "./build.ts";
import { lockState } from "./local/state-lock.ts";
import { Fault, main, root } from "./tools.ts";

const PREFIX = "backups/";
// In variables, since they stand under the types of workerd, and this file under those of Node.
const backUpFile: string = "#workers/backup/back-up.ts";
const restoreFile: string = "#workers/backup/restore.ts";

interface Bindings {
  DB: unknown;
  FILES: Awaited<ReturnType<Miniflare["getR2Bucket"]>>;
  BATTLES: unknown;
}

/**
 * Backs a local state up, which this process has locked, and copies what its storage then has of backups into a folder.
 * @param recipient the public half of the operator's key
 * @throws Fault that says what to do
 */
export async function makeBackup(state: string, folder: string, recipient: string, now: number): Promise<void> {
  if (!/^age1[0-9a-z]+$/.test(recipient)) throw new Fault("--for is the public half of a key: age1…");
  const { backUp } = await import(backUpFile);
  await withState(state, async (env) => {
    const settings = { ...env, BACKUP_RECIPIENT: recipient };
    for (let isDone = await backUp(settings, now, { afresh: true }); !isDone; ) isDone = await backUp(settings, now);
    let files = 0;
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await env.FILES.list({ prefix: PREFIX, ...(cursor && { cursor }) });
      for (const { key } of page.objects) {
        const file = join(folder, key);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, Buffer.from((await (await env.FILES.get(key))?.arrayBuffer()) ?? new ArrayBuffer()));
        files += 1;
      }
      more = page.truncated;
      cursor = page.truncated ? page.cursor : undefined;
    }
    console.log(`${folder} has the backup: ${files} files.`);
  });
}

/**
 * Puts a backup into a local state that is empty, and which this process has locked.
 * @param folder what the bucket has below its root: it holds `backups`
 * @param day which one; the newest complete one if absent
 * @throws Fault that says what to do
 */
export async function restoreBackup(state: string, folder: string, identity: string, day?: string): Promise<void> {
  const all = await readdir(join(folder, PREFIX), { recursive: true, withFileTypes: true }).catch(() => {
    throw new Fault(`${folder} has no folder named backups.`);
  });
  await identityToRecipient(identity).catch(() => {
    throw new Fault("The key is damaged: one of its letters is another one.");
  });
  const files = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const { restore } = await import(restoreFile);
  await withState(state, async (env) => {
    for (const file of files) {
      const key = file.slice(folder.length).split(sep).filter(Boolean).join("/");
      await env.FILES.put(key, await readFile(file));
    }
    const settings = { ...env, BACKUP_IDENTITY: identity, ...(day && { RESTORE_DAY: day }) };
    for (;;) {
      const done = await restore(settings).catch((error: unknown) => {
        throw new Fault(error instanceof Error ? error.message : String(error));
      });
      if (!done?.isComplete) continue;
      const rows = done.leftOut === 0 ? "" : ` ${done.leftOut} rows had no owner in it and were left out.`;
      console.log(`The backup of ${done.day} is restored.${rows} npm start shows it.`);
      return;
    }
  });
}

/** Serves the state on a port that nobody knows, since only the Worker can open its battles objects. */
async function withState(state: string, work: (env: Bindings) => Promise<void>): Promise<void> {
  await migrate(state);
  const instance = await serve({ port: await freePort(), state });
  try {
    await work(await bindingsOf(instance));
  } finally {
    await instance.dispose();
  }
}

async function bindingsOf(instance: Miniflare): Promise<Bindings> {
  const [DB, FILES, battles] = await Promise.all([
    instance.getD1Database("DB"),
    instance.getR2Bucket("FILES"),
    instance.getDurableObjectNamespace("BATTLES"),
  ]);
  // Kept as long as the instance: workerd complains of stubs that are collected.
  const stubs = new Map<string, unknown>();
  const getByName = (name: string) => {
    const stub = stubs.get(name) ?? battles.getByName(name);
    stubs.set(name, stub);
    return stub;
  };
  return { DB, FILES, BATTLES: { getByName } };
}

const USE = `npm run backup -- key FILE                          makes a key; FILE gets its secret half
npm run backup -- make FOLDER --for age1…           backs the local site up into a folder
npm run backup -- restore FOLDER --key FILE         puts the newest backup of a folder into an empty local site
                          [--day 2026-11-26]        … or that of a day`;

/** `npm run backup`: backups of the local state. Those of the deployed site are made by its schedule (docs/operations.md). */
if (import.meta.main)
  main(async () => {
    const { values, positionals } = readArguments();
    const [verb, given] = positionals;
    if (!given) throw new Fault(USE);
    const path = resolve(process.env.INIT_CWD ?? ".", given);
    if (verb === "key") return makeKey(path);
    const state = join(root, ".state");
    if (verb === "make" && values.for) {
      await ready(state);
      return makeBackup(state, path, values.for, Date.now());
    }
    if (verb === "restore" && values.key) {
      const identity = await readIdentity(resolve(process.env.INIT_CWD ?? ".", values.key));
      await ready(state);
      return restoreBackup(state, path, identity, values.day);
    }
    throw new Fault(USE);
  });

function readArguments() {
  const options = { for: { type: "string" }, key: { type: "string" }, day: { type: "string" } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Fault(USE);
  }
}

async function ready(state: string): Promise<void> {
  await lockState(state, "a backup");
  await buildIfNeeded();
}

async function makeKey(path: string): Promise<void> {
  const identity = await generateIdentity();
  await writeFile(path, `${identity}\n`, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new Fault(`${path} is there already, and may be a key that backups need.`) : error;
  });
  await chmod(path, 0o600);
  console.log(`${path} has the secret half: keep it where the site is not. Without it no backup can be read.`);
  console.log(`BACKUP_RECIPIENT is ${await identityToRecipient(identity)}`);
}

async function readIdentity(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Fault(`${path} cannot be read.`);
  });
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text)?.[0];
  if (!identity) throw new Fault(`${path} has no key. One looks like AGE-SECRET-KEY-1…`);
  return identity;
}
