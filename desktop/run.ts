import { BattleReader } from "./battle-reader.ts";
import type { Memory } from "./memory.ts";
import { type FoundReplay, listReplays, watchReplays } from "./replay-folder.ts";
import type { Report } from "./report.ts";
import { Sender } from "./sender.ts";
import type { Settings } from "./settings.ts";

interface ToolRun {
  settings: Settings;
  memory: Memory;
  report: Report;
  /** Read and send what is there, then exit. */
  once: boolean;
  /** Ends the run. */
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/**
 * Reads the replays of the folder and sends their results until the signal ends it.
 * @returns whether everything could be sent
 * @throws when the folder cannot be read
 */
export async function runTool({
  settings,
  memory,
  report,
  once,
  signal,
  fetch = globalThis.fetch,
}: ToolRun): Promise<boolean> {
  const accounts = new Set(settings.accounts.map(({ accountId }) => accountId));
  const sender = new Sender({ settings, memory, report, fetch, signal });
  const reader = new BattleReader();
  signal.addEventListener("abort", () => reader.close());
  /** Files are read one after the other. */
  let pending: Promise<unknown> = Promise.resolve();
  const read = (replay: FoundReplay) => {
    pending = pending
      .then(async () => {
        if (await readOne(replay, { memory, report, accounts, reader })) sender.wake();
      })
      .catch((error) => {
        if (!signal.aborted) report.leftOut(replay.name, `it could not be opened (${errorCode(error)})`);
      });
  };
  const watcher = once
    ? null
    : await watchReplays(settings.folder, read, (error) => report.say(`Watching: ${errorCode(error)}`));
  try {
    const there = await listReplays(settings.folder).catch((error) => {
      throw new Error(
        `${settings.folder} cannot be read (${errorCode(error)}). Start with --setup to name another folder.`,
      );
    });
    await memory.keepOnly(new Set(there.map(({ name }) => name)));
    const fresh = there.filter(({ name, state }) => !memory.hasRead(name, state));
    report.say(`Replays in ${settings.folder}: ${there.length}, new: ${fresh.length}.`);
    for (const replay of fresh) {
      if (signal.aborted) break;
      read(replay);
      await pending;
    }
    if (once) return await sender.sendAll();
    report.say("Waiting for battles. Close this window, or press Ctrl and C, to stop.");
    await sender.sendUntil(signal);
    return memory.waiting === 0;
  } finally {
    await watcher?.close();
    await pending;
    reader.close();
  }
}

interface ReplayReading {
  memory: Memory;
  report: Report;
  accounts: ReadonlySet<number>;
  reader: BattleReader;
}

/** @returns whether there is a battle to send */
async function readOne(
  { path, name, state }: FoundReplay,
  { memory, report, accounts, reader }: ReplayReading,
): Promise<boolean> {
  if (memory.hasRead(name, state)) return false;
  const read = await reader.read(path, accounts);
  if (!("battle" in read)) {
    report.leftOut(name, read.reason);
    await memory.note(name, state, null, read.failed);
    return false;
  }
  await memory.note(name, state, read.battle);
  report.battle("Read", read.battle, read.replay);
  return true;
}

/** The system's code for an error, such as "ENOENT"; otherwise its message. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.message : String(error);
}
