import { copyText } from "./copy-text.ts";
import { FORMATS } from "./export-formats.ts";
import type { ExportState, LoadTable } from "./export-state.ts";
import { saveFile } from "./save-file.ts";
import type { ReportRows } from "./write/report-rows.ts";
import type { Target } from "./write/write-export.ts";
import { writeInWorker } from "./write-in-worker.ts";

interface Work {
  signal: AbortSignal;
  report(step: "reading" | "writing"): ReportRows;
}

/**
 * Reads a table, writes it, and saves it as a file or puts it on the clipboard.
 * @throws the signal's reason when it is cancelled: then nothing is saved
 */
export async function takeAlong(target: Target, load: LoadTable, { signal, report }: Work): Promise<ExportState> {
  const table = load({ signal, report: report("reading") });
  const written = table.then((one) => writeInWorker({ table: one, target }, { signal, report: report("writing") }));
  if (target === "clipboard") {
    await copyText(written.then(String));
    return { step: "copied", rows: (await table).rows.length };
  }
  const content = await written;
  signal.throwIfAborted();
  const { end, type } = FORMATS[target];
  const name = `${(await table).fileName}.${end}`;
  saveFile(name, content as BlobPart, type);
  return { step: "saved", name };
}
