import { closestMatch } from "leven";
import { foldText } from "./fold.ts";
import { type FuzzyTarget, fuzzyMatch, fuzzyQuery, fuzzyTarget, type TextRange } from "./fuzzy.ts";

/** What the search finds by name. */
export type PaletteKind = "vehicle" | "player" | "clan" | "map" | "term" | "page" | "answer" | "action";

/** The fields of an entry that the search needs; features add their own. */
export interface PaletteEntry {
  kind: PaletteKind;
  /** Unique among all entries. */
  key: string;
  label: string;
  /** Other names it is found by. */
  aliases: readonly string[];
  /** Of two equally good matches the one with the higher rank is first: the tier of a vehicle. */
  rank: number;
}

/**
 * How a name matches, worst first: letters with gaps, part of a word, a later word's beginning, the name's beginning, the
 * whole name.
 */
const MATCHES = ["gaps", "part", "word", "beginning", "exact"] as const;

type Match = (typeof MATCHES)[number];

export interface PaletteHit<E extends PaletteEntry> {
  entry: E;
  match: Match;
  score: number;
  /** The matched ranges of the label; empty when another name matched. */
  ranges: TextRange[];
  /** The other name that matched where the label did not. */
  alias: { text: string; ranges: TextRange[] } | null;
}

interface Name extends FuzzyTarget {
  /** Without case, accents, gaps and signs. */
  folded: string;
}

/** Entries prepared for searching; valid for as long as they stay the same. */
export interface PaletteIndex<E extends PaletteEntry> {
  /** In the order in which equally good matches are shown. */
  rows: readonly { entry: E; label: Name; aliases: readonly Name[] }[];
}

/** Another name counts a little less than the one that is read. */
const ALIAS = 0.05;

/** Sorts once, the higher rank first and then by name, so that a search has only matches to compare. */
export function paletteIndex<E extends PaletteEntry>(entries: readonly E[]): PaletteIndex<E> {
  const rows = entries.map((entry) => {
    const label = nameOf(entry.label);
    return { entry, label, aliases: entry.aliases.map(nameOf), order: orderKey(label.folded) };
  });
  return { rows: rows.sort((a, b) => b.entry.rank - a.entry.rank || compare(a.order, b.order)) };
}

/** Several indexes as one. */
export function joined<E extends PaletteEntry>(indexes: readonly PaletteIndex<E>[]): PaletteIndex<E> {
  return { rows: indexes.flatMap(({ rows }) => rows).sort((a, b) => b.entry.rank - a.entry.rank) };
}

function nameOf(text: string): Name {
  return { ...fuzzyTarget(text), folded: foldText(text) };
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Compares numbers by value: "25 t" before "155 55". Much faster than a collator for a thousand names. */
function orderKey(folded: string): string {
  return folded.replace(/\d+/g, (digits) => digits.padStart(6, "0"));
}

/**
 * What matches a query, the best first: exact names, beginnings, words, parts, then letters with gaps by how well they match.
 * Of equally good ones the higher tier is first.
 */
export function searchPalette<E extends PaletteEntry>(index: PaletteIndex<E>, query: string): PaletteHit<E>[] {
  const wanted = { text: query.trim().toLowerCase(), fuzzy: fuzzyQuery(query), folded: foldText(query) };
  if (wanted.folded === "") return [];
  const hits = index.rows.flatMap(({ entry, label, aliases }): PaletteHit<E>[] => {
    const own = matchOf(wanted, label);
    let best = own && { ...own, alias: null as PaletteHit<E>["alias"] };
    for (const name of aliases) {
      const match = matchOf(wanted, name);
      if (match === null) continue;
      const score = match.score - ALIAS;
      if (best !== null && (order(match.match, best.match) || score - best.score) <= 0) continue;
      // The label is highlighted when it matches too; the other name is shown only when the label does not match.
      const alias = own ? null : { text: name.text, ranges: match.ranges };
      best = { match: match.match, score, ranges: own?.ranges ?? [], alias };
    }
    return best ? [{ entry, ...best }] : [];
  });
  // For other matches the score only reflects the name's length, so they keep the order of the rows (by tier).
  const byScore = (match: Match) => match === "exact" || match === "gaps";
  return hits.sort((a, b) => byMatch(a, b) || (byScore(a.match) ? b.score - a.score : 0));
}

const order = (a: Match, b: Match) => MATCHES.indexOf(a) - MATCHES.indexOf(b);

/** The better match first. */
export const byMatch = (a: { match: Match }, b: { match: Match }) => order(b.match, a.match);

function matchOf(
  wanted: { text: string; fuzzy: string; folded: string },
  name: Name,
): { match: Match; score: number; ranges: TextRange[] } | null {
  const fuzzy = fuzzyMatch(wanted.fuzzy, name);
  // Of names alike but for signs and spaces, "T-34" and "T34", the one that is written so.
  if (name.folded === wanted.folded) {
    const score = name.text.toLowerCase() === wanted.text ? 1 : 0.99;
    return { match: "exact", score, ranges: fuzzy?.ranges ?? [] };
  }
  if (fuzzy === null) return null;
  const { folded } = wanted;
  if (/^\d+$/.test(folded) && !beginsNumber(wanted, name)) return null;
  return { match: partOf(folded, name), ...fuzzy };
}

function partOf(folded: string, name: Name): Match {
  if (name.folded.startsWith(folded)) return "beginning";
  if (!name.folded.includes(folded)) return "gaps";
  return restsOf(name).some((rest) => rest.startsWith(folded)) ? "word" : "part";
}

/** The name from each of its words on. */
function restsOf({ words }: Name): string[] {
  const parts = words.split(" ");
  return parts.map((_, index) => parts.slice(index).join(""));
}

/** Whether numbers begin where a number of the name does: "14" means the "Object 140", "00" no "E 100". */
function beginsNumber({ fuzzy, folded }: { fuzzy: string; folded: string }, name: Name): boolean {
  const rests = restsOf(name);
  const begins = (digits: string) => rests.some((rest) => rest.startsWith(digits));
  return begins(folded) || fuzzy.split(" ").every(begins);
}

/**
 * The name that differs from a text by a letter, of a long one by two.
 * @param names folded @returns the name; undefined where none is so near
 */
export function closestName(text: string, names: readonly string[]): string | undefined {
  const wanted = foldText(text);
  const maxDistance = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  if (maxDistance === 0 || /^\d+$/.test(wanted)) return undefined;
  return closestMatch(wanted, [...names], { maxDistance });
}

/** A text whose spelling is put right: the name, or the word of a name, that it almost is. Null where there is none. */
export function corrected<E extends PaletteEntry>({ rows }: PaletteIndex<E>, text: string): string | null {
  const names = rows.flatMap(({ label, aliases }) => [label, ...aliases].map((name) => name.text));
  const words = names.flatMap((name) => name.split(/\s+/));
  // Of several that are the same to a search the first one is shown.
  const byFolded = new Map([...names, ...words].reverse().map((name) => [foldText(name), name]));
  const closest = closestName(text, [...byFolded.keys()].reverse());
  return (closest !== undefined && byFolded.get(closest)) || null;
}
