import { trustedWorker } from "#app/lib/trusted-worker.ts";
import type { ExportProgress } from "./export-state.ts";
import type { WriteNews, WriteTask } from "./export-worker.ts";
import url from "./export-worker.ts?worker&url";
import type { ReportRows } from "./write/report-rows.ts";

/** Starts the Web Worker that writes files. */
const openWorker = trustedWorker("export-worker", url);

/**
 * Writes a table in a Web Worker, so that the page stays quick. Who cancels ends the worker, and nothing is left.
 * @throws the signal's reason when it is cancelled, Error when the worker cannot be had or fails
 */
export async function writeInWorker(task: WriteTask, { signal, report }: ExportProgress): Promise<string | Uint8Array> {
  signal.throwIfAborted();
  const worker = openWorker();
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([answerOf(worker, task, report), cancelled]);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, task: WriteTask, report: ReportRows): Promise<string | Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WriteNews>) => {
      if ("rows" in data) report(data.rows);
      else if ("written" in data) resolve(data.written);
      else reject(new Error(data.failed));
    });
    worker.addEventListener("error", ({ message }) => reject(new Error(message || "The worker did not load.")));
    worker.postMessage(task);
  });
}
