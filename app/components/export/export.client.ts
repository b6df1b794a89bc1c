import { trustedWorker } from "#app/lib/trusted-worker.ts";
import type { ExportProgress, ExportState, ExportTarget, LoadTable, ReportRows } from "./export-table.ts";
import { FORMATS } from "./export-table.ts";
import type { WriteNews, WriteTask } from "./export-worker.ts";
import url from "./export-worker.ts?worker&url";
import { copyText, saveFile } from "./save-or-copy.ts";

/**
 * Reads a table, formats it, and saves it as a file or copies it to the clipboard.
 * @throws the signal's reason immediately when cancelled, even with work in progress; nothing is saved then
 */
export async function exportTable(
  target: ExportTarget,
  load: LoadTable,
  { signal, report }: { signal: AbortSignal; report(step: "reading" | "writing"): ReportRows },
): Promise<ExportState> {
  signal.throwIfAborted();
  const pending = load({ signal, report: report("reading") });
  const writing = pending.then((table) => writeInWorker({ table, target }, { signal, report: report("writing") }));
  const written = Promise.race([writing, cancelOf(signal)]);
  if (target === "clipboard") {
    await copyText(written.then(String));
    return { step: "copied", rows: (await pending).rows.length };
  }
  const content = await written;
  const { end, type } = FORMATS[target];
  const name = `${(await pending).fileName}.${end}`;
  saveFile(name, content as BlobPart, type);
  return { step: "saved", name };
}

/** @throws the signal's reason when it is cancelled */
function cancelOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}

const openWorker = trustedWorker("export-worker", url);

/**
 * Formats a table in a Web Worker, so that the page stays responsive. Cancelling terminates the worker and leaves
 * nothing behind.
 * @throws the signal's reason when cancelled, Error if the worker cannot be loaded or fails
 */
async function writeInWorker(task: WriteTask, { signal, report }: ExportProgress): Promise<string | Uint8Array> {
  signal.throwIfAborted();
  const worker = openWorker();
  try {
    return await Promise.race([answerOf(worker, task, report), cancelOf(signal)]);
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
