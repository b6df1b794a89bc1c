// Runs with whatever Node a machine has, before anything is installed: see bootstrap.mjs.
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Between two looks whether the lock is free, in ms. */
const PAUSE = 300;
/** After this time a folder in which nobody wrote who holds it is taken for left behind, in ms. */
const UNNAMED = 10_000;
/** After this time it is taken for left behind in any case: a number of a process is given out again, in ms. */
const LONGEST = 30 * 60_000;

/**
 * Does something while nobody else does it who asks for the same lock: a folder, which is made by one process only. A
 * lock whose holders are all gone counts for nothing.
 * @template T
 * @param {string} folder the lock; its parent exists
 * @param {(hold: (pid: number) => void) => Promise<T>} work `hold` names a process that holds the lock as well, for the
 * case that it outlives this one
 * @param {() => void} [onWait] called once if somebody else is at work
 * @returns {Promise<T>}
 */
export async function alone(folder, work, onWait = () => undefined) {
  for (let waits = 0; !taken(folder); waits++) {
    if (isLeftBehind(folder)) clear(folder);
    else {
      if (waits === 0) onWait();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
  try {
    const owner = join(folder, "owner");
    writeFileSync(owner, `${process.pid}\n`);
    return await work((pid) => appendFileSync(owner, `${pid}\n`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes a lock. @returns false when somebody has it */
function taken(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isLeftBehind(folder) {
  try {
    const holders = readFileSync(join(folder, "owner"), "utf8").split("\n").filter(Boolean).map(Number);
    if (holders.length > 0) return !holders.some(isAlive) || ageOf(folder) > LONGEST;
  } catch {
    // Not named yet, or given back meanwhile.
  }
  return ageOf(folder) > UNNAMED;
}

/** In ms, by the clock of the disk, which may be another machine's; 0 for a folder that is not there. */
function ageOf(folder) {
  try {
    const made = statSync(folder).mtimeMs;
    const probe = `${folder}-now-${process.pid}`;
    writeFileSync(probe, "");
    const now = statSync(probe).mtimeMs;
    rmSync(probe, { force: true });
    return now - made;
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It may be somebody else's.
    return error.code === "EPERM";
  }
}

/** Removes a lock that was left behind. One process at a time looks again and removes it, so that none removes a new one. */
function clear(folder) {
  const guard = `${folder}-clearing`;
  if (taken(guard)) {
    if (isLeftBehind(folder)) rmSync(folder, { recursive: true, force: true });
    rmSync(guard, { recursive: true, force: true });
  } else if (ageOf(guard) > UNNAMED) rmSync(guard, { recursive: true, force: true });
}
