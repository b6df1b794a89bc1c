import { createHash } from "node:crypto";

/** SHA-256 over the paths and texts of a dataset's files, whatever their order: equal sets have equal hashes. */
export function contentHash(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, text] of sorted) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}
