import type { Manifest } from "#app/game/model/manifest.ts";

/** Items of one note that are printed before "and so on". */
const SHOWN = 3;

/** What a run did, in a few lines. */
export function summaryOf(manifest: Manifest, seconds: number): string {
  const { counts, parts, notes } = manifest;
  const leftOut = Object.values(counts.leftOut).reduce((sum, count) => sum + count, 0);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const files = parts.reduce((sum, part) => sum + part.files, 0);
  const rules = Object.entries(counts.leftOut).map(([rule, count]) => `${rule} ${count}`);
  return [
    `${counts.full} of ${counts.entries} entries in full, ${leftOut} left out (${rules.join(", ")})`,
    `${counts.summary} newer vehicles as summaries`,
    ...notes.map(({ kind, count, items }) => {
      const more = items.length > SHOWN ? ", …" : "";
      return `note: ${kind}: ${count} (${items.slice(0, SHOWN).join(", ")}${more})`;
    }),
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB, content ${manifest.contentHash.slice(0, 12)}, ${seconds.toFixed(1)} s`,
  ].join("\n");
}
