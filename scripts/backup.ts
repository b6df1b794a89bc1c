import { chmod, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { makeBackup, restoreBackup } from "./backup/local-backup.ts";
import { buildIfNeeded } from "./build.ts";
import { lockState } from "./local/state-lock.ts";
import { Fault, main, root } from "./tools.ts";

const USE = `npm run backup -- key FILE                          makes a key; FILE gets its secret half
npm run backup -- make FOLDER --for age1…           backs the local site up into a folder
npm run backup -- restore FOLDER --key FILE         puts the newest backup of a folder into an empty local site
                          [--day 2026-11-26]        … or that of a day`;

/** `npm run backup`: backups of the local state. Those of the deployed site are made by its schedule (docs/operations.md). */
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
