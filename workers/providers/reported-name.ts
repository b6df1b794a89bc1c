import { z } from "zod";
import { oneLine } from "#app/lib/text/one-line.ts";

/** UTF-16 units of a name that is kept, as the API's schemas have it. */
const MAX = 64;
/** Of a name that is looked at. */
const READ = 1_000;

/**
 * A name from an external source. None is rejected, since that would prevent signing in: control characters and those
 * that turn the writing direction are removed, and a long name ends after a whole character.
 * @param otherwise replaces a name with nothing left
 */
export const externalName = (otherwise: string) => z.string().transform((name) => keptName(name) || otherwise);

function keptName(name: string): string {
  const text = oneLine(name.slice(0, READ));
  if (text.length <= MAX) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
    if (kept.length + segment.length > MAX) break;
    kept += segment;
  }
  return kept.trim();
}

/** A provider's own id of an account. */
export const externalId = z.string().min(1).max(255);
