import type { ExportTable } from "./export-table.ts";
import { type ExportTarget, writeExport } from "./write/write-export.ts";

/** What the worker is asked. */
export interface WriteTask {
  table: ExportTable;
  target: ExportTarget;
}

/** What it answers: how many rows are written, several times, then the file, or why there is none. */
export type WriteNews = { rows: number } | { written: string | Uint8Array } | { failed: string };

const tell = (news: WriteNews) => self.postMessage(news);

self.addEventListener("message", async ({ data }: MessageEvent<WriteTask>) => {
  try {
    tell({ written: await writeExport(data.table, data.target, (rows) => tell({ rows })) });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
