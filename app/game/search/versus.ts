import { MAX_ENTRIES } from "../comparison/query.ts";
import { roundStat } from "../stats/format-stat.ts";
import type { IndexStat, Stats } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { type PaletteIndex, searchPalette } from "./palette.ts";
import type { VehicleEntry } from "./palette-vehicles.ts";

/** What two vehicles are compared by in the search itself. */
export const VERSUS_STATS = [
  "dpm",
  "damage",
  "reload",
  "health",
  "penetration",
  "topSpeed",
] as const satisfies readonly IndexStat[];

// Where spaces around a separator do not matter, they stay with the names.
const VERSUS = /\s(?:vs\.?|versus|against|or)\s|[,;]/i;
/** "compare IS-7 with E 100". */
const COMPARE = /^\s*compare\s(.+)/i;
const WITH = /\s(?:vs\.?|versus|against|or|with|to|and)\s|[,;]/i;

/**
 * The vehicles that a text asks to compare: "is-7 vs e 100", "maus or type 5". Each name must equal, begin or be part
 * of a vehicle's name. Empty if the text requests no comparison.
 */
export function readVersus<E extends VehicleEntry>(text: string, vehicles: PaletteIndex<E>): E[] {
  const requested = COMPARE.exec(text)?.[1];
  const names = requested === undefined ? text.split(VERSUS) : requested.split(WITH);
  if (names.length < 2 || names.length > MAX_ENTRIES) return [];
  // A name with a comma in it: "8,8 cm Pak 43 Jagdtiger".
  if (searchPalette(vehicles, text)[0]?.match === "exact") return [];
  const meant = names.map((name) => searchPalette(vehicles, name)[0]);
  const found = meant.flatMap((hit) => (hit && hit.match !== "gaps" ? [hit.entry] : []));
  const isComplete = found.length === names.length && new Set(found.map(({ key }) => key)).size === found.length;
  return isComplete ? found : [];
}

/** For each stat, which of the vehicles have the best figure; none where all have the same, or it is not known of one. */
export function bestOf(stats: readonly Pick<Stats, IndexStat>[]): Record<(typeof VERSUS_STATS)[number], boolean[]> {
  const entries = VERSUS_STATS.map((key) => {
    const values = stats.map(({ [key]: value }) => (typeof value === "number" ? roundStat(key, value) : null));
    const known = values.filter((value) => value !== null);
    const best = STAT_META[key].better === "lower" ? Math.min(...known) : Math.max(...known);
    const isDecided = known.length === values.length && known.some((value) => value !== best);
    return [key, values.map((value) => isDecided && value === best)] as const;
  });
  return Object.fromEntries(entries) as Record<(typeof VERSUS_STATS)[number], boolean[]>;
}
