import { parentPort } from "node:worker_threads";
import { type ReadBattle, readBattle } from "./read-battle.ts";

/** The thread's answer for a file: the result, or the system's reason for not opening it. */
export type ThreadAnswer = ReadBattle | { notOpened: string };

/** Runs in the tool's thread: reads each file that it is sent. */
export function readInThread(): void {
  parentPort?.on("message", async ({ path, accounts }: { path: string; accounts: ReadonlySet<number> }) => {
    parentPort?.postMessage(await answerOf(path, accounts));
  });
}

async function answerOf(path: string, accounts: ReadonlySet<number>): Promise<ThreadAnswer> {
  try {
    return await readBattle(path, accounts);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (typeof code === "string") return { notOpened: code };
    return { replay: null, reason: "it cannot be read", failed: true };
  }
}
