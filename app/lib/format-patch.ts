/** A game version as players write it: "1.26.1.0" is patch 1.26.1. */
export function formatPatch(version: string): string {
  return version.replace(/^(\d+\.\d+\.\d+)\.0$/, "$1");
}
