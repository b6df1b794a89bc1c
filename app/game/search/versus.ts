import { MAX_ENTRIES } from "../comparison/query.ts";
import { roundStat } from "../stats/format-stat.ts";
import type { IndexStat, Stats } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { foldText } from "./fold.ts";
import { type PaletteHit, type PaletteIndex, searchPalette } from "./palette.ts";
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

/** "is-7 vs", "vs is-7": one of the names is still to be typed. */
const BEGUN = /^\s*(?:vs?\.?|versus|against)\s+|\s(?:vs?\.?|versus|against|or)\s*$/i;

/** Words of two names without a separator that are tried to be parted. */
const MAX_WORDS = 6;
/** Fewer letters begin too many names to mean one of them. */
const MIN_BEGINNING = 3;

/**
 * The vehicles that a text asks to compare: "is-7 vs e 100", "maus or type 5", "maus e100". Each name must equal, begin
 * or be part of a vehicle's name. Empty if the text requests no comparison.
 */
export function readVersus<E extends VehicleEntry>(text: string, vehicles: PaletteIndex<E>): E[] {
  const names = namesIn(text);
  if (names.length > MAX_ENTRIES) return [];
  if (names.length < 2) return isBegun(text) ? [] : pairIn(text, vehicles);
  // A name with a comma in it: "8,8 cm Pak 43 Jagdtiger".
  if (searchPalette(vehicles, text)[0]?.match === "exact") return [];
  const found = names.flatMap((name) => namedBy(name, vehicles)?.entry ?? []);
  const isComplete = found.length === names.length && new Set(found.map(({ key }) => key)).size === found.length;
  return isComplete ? found : [];
}

/**
 * The names of vehicles in a comparison that is not complete: of "is-7 vs" and "is-7 vs zzzz" it is "is-7". Empty if
 * the text is none, or is itself part of a vehicle's name.
 */
export function begunVersus<E extends VehicleEntry>(text: string, vehicles: PaletteIndex<E>): string[] {
  const names = namesIn(text).map((name) => name.replace(BEGUN, ""));
  if ((names.length < 2 && !isBegun(text)) || names.length > MAX_ENTRIES || namedBy(text, vehicles)) return [];
  if (readVersus(text, vehicles).length > 0) return [];
  return names.filter((name) => namedBy(name, vehicles));
}

/** The parts between the separators; one if the text has none. */
function namesIn(text: string): string[] {
  const requested = COMPARE.exec(text)?.[1];
  return requested === undefined ? text.split(VERSUS) : requested.split(WITH);
}

function isBegun(text: string): boolean {
  return BEGUN.test(text) || COMPARE.test(text);
}

/** The vehicle that has a text in its name. */
function namedBy<E extends VehicleEntry>(name: string, vehicles: PaletteIndex<E>): PaletteHit<E> | null {
  const [hit] = searchPalette(vehicles, name);
  return hit && hit.match !== "gaps" ? hit : null;
}

/** Two vehicles whose names stand one after the other. Only what no vehicle is called asks for them. */
function pairIn<E extends VehicleEntry>(text: string, vehicles: PaletteIndex<E>): E[] {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > MAX_WORDS || searchPalette(vehicles, text).length > 0) return [];
  const called = (name: string) => {
    const hit = namedBy(name, vehicles);
    const isMeant = hit?.match === "exact" || (hit?.match === "beginning" && foldText(name).length >= MIN_BEGINNING);
    return hit && isMeant ? hit : null;
  };
  const pairs = words.slice(1).flatMap((_, index) => {
    const first = called(words.slice(0, index + 1).join(" "));
    const second = first && called(words.slice(index + 1).join(" "));
    return first && second && first.entry !== second.entry ? [[first, second]] : [];
  });
  const exact = (pair: readonly PaletteHit<E>[]) => pair.filter(({ match }) => match === "exact").length;
  const [best = []] = pairs.sort((a, b) => exact(b) - exact(a));
  return best.map(({ entry }) => entry);
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
