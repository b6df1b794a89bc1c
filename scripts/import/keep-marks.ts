import { z } from "zod";
import { sourceRefSchema } from "#app/game/model/provenance.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { manifestPath, storedEarlierMarksPath, storedMarksPath } from "#scripts/dataset/paths.ts";
import { datesOfEarlierMarks } from "#scripts/dataset/stored-dataset.ts";
import { storedMarksSchema } from "#scripts/dataset/stored-vehicle.ts";

/** What is read of a manifest, of whatever shape the rest of the dataset is. */
const datedMarks = z.object({ sources: z.object({ marks: sourceRefSchema.extend({ date: z.iso.date() }) }) });

/**
 * Adds to an imported dataset the thresholds of the marks that the one before it knew, each snapshot under its date,
 * so that every publishing can tell what became of them. The snapshot of the imported day is the imported one.
 * @param old files of the dataset that is replaced
 * @param files of the new one, to which the earlier snapshots are added
 * @returns what to say of it
 */
export function keepMarks(old: ReadonlyMap<string, string>, files: Map<string, string>): string {
  const last = dateOfMarks(old);
  const snapshots = datesOfEarlierMarks(old).map((date) => [date, storedEarlierMarksPath(date)] as const);
  if (last !== null) snapshots.push([last, storedMarksPath]);
  const now = dateOfMarks(files);
  const lost: string[] = [];
  let kept = 0;
  for (const [date, path] of snapshots) {
    if (date === now) continue;
    const marks = parsed(old.get(path), storedMarksSchema);
    if (marks === null) {
      lost.push(date);
      continue;
    }
    files.set(storedEarlierMarksPath(date), formatJson(marks));
    kept++;
  }
  const cannot = lost.length === 0 ? "" : `; not readable, and left out: ${lost.join(", ")}`;
  return `earlier snapshots of the marks: ${kept}${cannot}`;
}

function dateOfMarks(files: ReadonlyMap<string, string>): string | null {
  if (!files.has(storedMarksPath)) return null;
  return parsed(files.get(manifestPath), datedMarks)?.sources.marks.date ?? null;
}

function parsed<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
