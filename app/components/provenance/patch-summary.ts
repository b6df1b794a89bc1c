import type { Patch, StatsPatch } from "#app/game/model/provenance.ts";
import { listText } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { byVersion, formatPatch, patchName, patchPhrase } from "#app/lib/text/format-patch.ts";

/** The patch that a vehicle's figures are of, in words. */
export interface PatchSummary {
  /** "Patch 1.26.1", "Common Test of patch 2.4.1". */
  title: string;
  /** The day in words; empty where no source states it. */
  date: string;
  /** That the figures may still change; empty for those of the game itself. */
  warning: string;
}

/** Null for a vehicle whose sources state no patch. */
export function patchSummary(patch: Patch | null): PatchSummary | null {
  if (patch === null) return null;
  const phrase = patchPhrase(patch);
  return {
    title: `${patch.commonTest ? "Common Test of patch" : "Patch"} ${formatPatch(patch.version)}`,
    date: formatDate(patch.date ?? ""),
    warning: patch.commonTest
      ? `These figures are of ${phrase}. They may still change before they reach the game.`
      : "",
  };
}

/** Says that vehicles which are compared have figures of different patches; empty where they are all of one. */
export function mixedPatches(patches: readonly (StatsPatch | null)[]): string {
  const counts = new Map<string, number>();
  const known = patches.flatMap((patch) => patch ?? []).sort((a, b) => byVersion(a.version, b.version));
  for (const name of known.map(patchName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const announced = patches.length - known.length;
  if (counts.size + Number(announced > 0) < 2) return "";
  const phrases = [...counts].map(([name, count]) => `${count} of ${name}`);
  if (announced > 0) phrases.push(`${announced} as announced`);
  return `The vehicles compared are of different patches: ${listText(phrases)}.`;
}

/**
 * Says that the game is, or may be, newer than a vehicle's stats; empty if they are current.
 * @param stated whether the page already states the patch of the stats
 */
export function outdated(name: string, patch: Patch | null, newest: string | null, stated = false): string {
  if (patch === null || patch.commonTest) return "";
  if (newest !== null && formatPatch(newest) === formatPatch(patch.version)) return "";
  const unknown = "Whether there is a newer patch is not known right now.";
  if (stated)
    return newest === null ? unknown : `The latest patch is ${formatPatch(newest)}, so some stats may have changed.`;
  const from = `${patchPhrase(patch)}${patch.date === null ? "" : ` of ${formatDate(patch.date)}`}`;
  if (newest === null) return `${name}: stats of ${from}. ${unknown}`;
  return `${name}: stats of ${from}. The latest patch is ${formatPatch(newest)}, so some may have changed. No public source has the new ones yet.`;
}
