import { parentPort } from "node:worker_threads";
import { type ReadBattle, readBattle } from "./read-battle.ts";

/** What the thread says of a file: what came of it, or why the system does not open it. */
export type ThreadAnswer = ReadBattle | { notOpened: string };

/** What the tool does in its thread: reads each file that it is told of. */
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
