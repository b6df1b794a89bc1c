import type { ExportTable, ExportTarget } from "./export-table.ts";
import { writeExport } from "./write/write-export.ts";

export interface WriteTask {
  table: ExportTable;
  target: ExportTarget;
}

/** The worker's messages: the number of rows written, several times, then the file or an error. */
export type WriteNews = { rows: number } | { written: string | Uint8Array } | { failed: string };

const tell = (news: WriteNews) => self.postMessage(news);

self.addEventListener("message", async ({ data }: MessageEvent<WriteTask>) => {
  try {
    tell({ written: await writeExport(data.table, data.target, (rows) => tell({ rows })) });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
