import type { ExtractQuery } from "./extract-address.ts";
import type { Extract } from "./extract-selection.ts";

/** The name of a file, by which one finds it again: what it holds, of which modules, of which patch. */
export function extractFileName(
  { selected, gameVersion }: Pick<Extract, "selected" | "gameVersion">,
  { modules }: Pick<ExtractQuery, "modules">,
  kind: string,
): string {
  return `vehicles-${selected.length}-${modules}-modules-patch-${gameVersion}.${kind}`;
}
