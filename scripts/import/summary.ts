import type { ImportResult } from "./run.ts";

/** Items of one note that are printed before "and so on". */
const SHOWN = 3;

/** What a run did, in a few lines. */
export function summaryOf({ manifest, files }: ImportResult, history: string, seconds: number): string {
  const { counts, notes } = manifest;
  const leftOut = Object.values(counts.leftOut).reduce((sum, count) => sum + count, 0);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const rules = Object.entries(counts.leftOut).map(([rule, count]) => `${rule} ${count}`);
  return [
    `${counts.full} of ${counts.entries} entries in full, ${leftOut} left out (${rules.join(", ")})`,
    `${counts.summary} newer vehicles as summaries`,
    ...notes.map(({ kind, count, items }) => {
      const more = items.length > SHOWN ? ", …" : "";
      return `note: ${kind}: ${count} (${items.slice(0, SHOWN).join(", ")}${more})`;
    }),
    history,
    `${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`,
  ].join("\n");
}
