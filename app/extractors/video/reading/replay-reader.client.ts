import { trustedWorker } from "#app/lib/trusted-worker.ts";
import type { ReadAnswer, ReadNews } from "./replay-worker.ts";
import url from "./replay-worker.ts?worker&url";

const openWorker = trustedWorker("replay-worker", url);

/** The largest description takes a second; what takes this long never ends. */
const LONGEST_READING_MS = 30_000;

const GAVE_UP = "Reading this file took too long, so it was given up.";
const BROKE = "This file stopped the reader. The others are read without it.";

/** Reads replays one after another in a Web Worker, which is made anew after a file that stops it. */
export class ReplayReader {
  private worker: Promise<Worker> | null = null;

  /**
   * @throws the signal's reason when it is cancelled, Error when the worker cannot be had
   */
  async read(file: File, signal: AbortSignal): Promise<ReadAnswer> {
    signal.throwIfAborted();
    this.worker ??= startedWorker();
    const worker = await this.worker.catch((error) => {
      this.worker = null;
      throw error;
    });
    signal.throwIfAborted();
    const ended = new AbortController();
    try {
      return await new Promise((resolve, reject) => {
        const options = { signal: ended.signal };
        const giveUp = (fault: string) => {
          this.close();
          resolve({ fault });
        };
        const timer = setTimeout(() => giveUp(GAVE_UP), LONGEST_READING_MS);
        ended.signal.addEventListener("abort", () => clearTimeout(timer));
        const stop = () => {
          this.close();
          reject(signal.reason);
        };
        signal.addEventListener("abort", stop, options);
        worker.addEventListener("error", () => giveUp(BROKE), options);
        worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => resolve(data), options);
        worker.postMessage(file);
      });
    } finally {
      ended.abort();
    }
  }

  close(): void {
    this.worker?.then(
      (worker) => worker.terminate(),
      () => {},
    );
    this.worker = null;
  }
}

/** @throws Error when it does not load */
function startedWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = openWorker();
    const once = { once: true };
    worker.addEventListener("message", ({ data }: MessageEvent<ReadNews>) => "ready" in data && resolve(worker), once);
    worker.addEventListener("error", () => reject(new Error("The reader could not be loaded.")), once);
  });
}
