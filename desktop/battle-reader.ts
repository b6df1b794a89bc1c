import { Worker } from "node:worker_threads";
import type { ReadBattle } from "./read-battle.ts";
import type { ThreadAnswer } from "./read-thread.ts";

/** The largest description takes a second; what takes this long never ends, ms. */
const LONGEST_READING = 30_000;
/** Memory of the thread, MB: enough for all blocks that a replay may have, several times over. */
const MAX_MEMORY = 512;

/** A file cannot be opened, with the system's code ("EBUSY"); the cause may pass in a moment. */
export class NotOpened extends Error {}

interface Options {
  /** The module of the thread; by default the tool itself, which is one file. */
  thread?: URL;
  /** ms */
  longest?: number;
  /** MB */
  memory?: number;
}

/**
 * Reads replays one after another in a thread with time and memory limits, so that no file stops the tool. After a
 * file that reaches a limit, a new thread is started.
 */
export class BattleReader {
  readonly #module: URL;
  readonly #longest: number;
  readonly #memory: number;
  #thread: Worker | null = null;
  #isClosed = false;

  constructor(options: Options = {}) {
    const { thread = new URL(import.meta.url), longest = LONGEST_READING, memory = MAX_MEMORY } = options;
    this.#module = thread;
    this.#longest = longest;
    this.#memory = memory;
  }

  /**
   * @throws NotOpened when the file cannot be opened, Error when the reader was closed
   */
  async read(path: string, accounts: ReadonlySet<number>): Promise<ReadBattle> {
    if (this.#isClosed) throw new Error("The reader is closed.");
    this.#thread ??= new Worker(this.#module, { resourceLimits: { maxOldGenerationSizeMb: this.#memory } });
    const thread = this.#thread;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<ReadBattle>((resolve, reject) => {
        const giveUp = (reason: string) => {
          this.#stop();
          if (this.#isClosed) reject(new Error("The reader was closed."));
          else resolve({ replay: null, reason, failed: true });
        };
        timer = setTimeout(() => giveUp("reading it took too long, so it was given up"), this.#longest);
        thread.once("error", () => giveUp("it stopped the reader"));
        thread.once("exit", () => giveUp("it stopped the reader"));
        thread.once("message", (answer: ThreadAnswer) => {
          if ("notOpened" in answer) reject(new NotOpened(answer.notOpened));
          else resolve(answer);
        });
        thread.postMessage({ path, accounts });
      });
    } finally {
      clearTimeout(timer);
      for (const event of ["error", "exit", "message"]) thread.removeAllListeners(event);
    }
  }

  /** Ends the thread and any read in progress. */
  close(): void {
    this.#isClosed = true;
    // The thread's exit event ends a pending read.
    void this.#thread?.terminate();
  }

  #stop(): void {
    void this.#thread?.terminate();
    this.#thread = null;
  }
}
