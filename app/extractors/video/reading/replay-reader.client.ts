import type { Recording, RecordingFault } from "#app/game/replays/recording/recording.ts";
import { trustedWorker } from "#app/lib/trusted-worker.ts";
import type {
  ReadAnswer,
  ReadNews,
  ReadRequest,
  RecordingAnswer,
  RecordingProgress,
  RecordingRequest,
} from "./replay-worker.ts";
import url from "./replay-worker.ts?worker&url";

const openWorker = trustedWorker("replay-worker", url);

/** The largest description takes a second; what takes this long never ends. */
const LONGEST_READING_MS = 30_000;

const GAVE_UP = "Reading this file took too long.";
const BROKE = "This file crashed the reader. The others were read without it.";

/** Reads replays one after another in a Web Worker, which is recreated after a file that stops it. */
export class ReplayReader {
  private worker: Promise<Worker> | null = null;

  /** @throws the signal's reason when it is cancelled, Error if the worker is unavailable */
  read(file: File, signal: AbortSignal): Promise<ReadAnswer> {
    return this.ask<ReadAnswer>(file, signal, (fault) => ({ fault }));
  }

  /**
   * Reads the recording of a replay.
   * @param onProgress called now and then
   * @throws the signal's reason when it is cancelled, Error if the worker is unavailable
   */
  async readRecording(
    request: RecordingRequest,
    signal: AbortSignal,
    onProgress: (progress: RecordingProgress) => void,
  ): Promise<Recording | RecordingFault> {
    const stopped = (): RecordingAnswer => ({ recording: "damaged" });
    return (await this.ask<RecordingAnswer>(request, signal, stopped, onProgress)).recording;
  }

  private async ask<T extends object>(
    request: ReadRequest,
    signal: AbortSignal,
    failed: (fault: string) => T,
    onProgress: (progress: RecordingProgress) => void = () => {},
  ): Promise<T> {
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
          resolve(failed(fault));
        };
        const timer = setTimeout(() => giveUp(GAVE_UP), LONGEST_READING_MS);
        ended.signal.addEventListener("abort", () => clearTimeout(timer));
        const stop = () => {
          this.close();
          reject(signal.reason);
        };
        signal.addEventListener("abort", stop, options);
        worker.addEventListener("error", () => giveUp(BROKE), options);
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<T | RecordingProgress>) => ("share" in data ? onProgress(data) : resolve(data as T)),
          options,
        );
        worker.postMessage(request);
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
    worker.addEventListener("error", () => reject(new Error("The reader couldn’t be loaded.")), once);
  });
}
