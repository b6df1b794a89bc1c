import { copyText } from "./copy-text.ts";
import { FORMATS } from "./export-formats.ts";
import type { ExportState, LoadTable } from "./export-state.ts";
import { saveFile } from "./save-file.ts";
import type { ReportRows } from "./write/report-rows.ts";
import type { ExportTarget } from "./write/write-export.ts";
import { writeInWorker } from "./write-in-worker.ts";

interface ExportWork {
  signal: AbortSignal;
  report(step: "reading" | "writing"): ReportRows;
}

/**
 * Reads a table, writes it, and saves it as a file or puts it on the clipboard.
 * @throws the signal's reason at once when it is cancelled, whatever is still under way: then nothing is saved
 */
export async function exportTable(
  target: ExportTarget,
  load: LoadTable,
  { signal, report }: ExportWork,
): Promise<ExportState> {
  signal.throwIfAborted();
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const reading = load({ signal, report: report("reading") });
  const writing = reading.then((table) => writeInWorker({ table, target }, { signal, report: report("writing") }));
  const written = Promise.race([writing, cancelled]);
  if (target === "clipboard") {
    await copyText(written.then(String));
    return { step: "copied", rows: (await reading).rows.length };
  }
  const content = await written;
  const { end, type } = FORMATS[target];
  const name = `${(await reading).fileName}.${end}`;
  saveFile(name, content as BlobPart, type);
  return { step: "saved", name };
}
