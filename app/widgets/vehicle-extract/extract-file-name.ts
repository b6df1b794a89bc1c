import type { ExtractQuery } from "./extract-address.ts";
import type { Extract } from "./extract-selection.ts";

/** The name of a file without its end, by which one finds it again: what it holds, of which modules, of which patch. */
export function extractFileName(
  { selected, gameVersion }: Pick<Extract, "selected" | "gameVersion">,
  { modules, figures }: Pick<ExtractQuery, "modules" | "figures">,
): string {
  return `vehicles-${selected.length}-${modules}-modules-${figures === "definitions" ? "definitions" : "patch"}-${gameVersion}`;
}
