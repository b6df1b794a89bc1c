import { foldText } from "./fold.ts";
import { fuzzyMatch, fuzzyQuery, type TextRange } from "./fuzzy.ts";
import { type FuzzyTarget, fuzzyTarget } from "./fuzzy-target.ts";

/** What the palette finds, in the order in which equally good kinds are shown. */
export const PALETTE_KINDS = ["vehicle", "map", "page", "answer", "action", "player", "clan"] as const;

export type PaletteKind = (typeof PALETTE_KINDS)[number];

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

export interface PaletteHit<E extends PaletteEntry> {
  entry: E;
  score: number;
  /** The matched ranges of the label; empty when another name matched. */
  ranges: TextRange[];
  /** The other name that matched where the label did not. */
  alias: { text: string; ranges: TextRange[] } | null;
}

/** The hits of one kind: the best of them, and how many there are in all. */
export interface PaletteGroup<E extends PaletteEntry> {
  kind: PaletteKind;
  hits: PaletteHit<E>[];
  total: number;
}

/** Entries made ready to be searched, once for as long as they stay the same. */
export interface PaletteIndex<E extends PaletteEntry> {
  /** In the order in which equally good matches are shown. */
  rows: readonly { entry: E; label: FuzzyTarget; aliases: readonly FuzzyTarget[] }[];
}

export interface PaletteRequest {
  query: string;
  /** Null is every kind. */
  kind: PaletteKind | null;
  /** Hits of one kind; more of it when it is the only one. */
  limit: number;
}

/** Another name counts a little less than the one that is read. */
const ALIAS = 0.05;
/** How much better a kind has to match to come before one that is listed earlier by default. */
const KIND = 0.02;

/** Sorts once, the higher rank first and then by name, so that a search has only scores to compare. */
export function paletteIndex<E extends PaletteEntry>(entries: readonly E[]): PaletteIndex<E> {
  const rows = entries.map((entry) => {
    const label = fuzzyTarget(entry.label);
    return { entry, label, aliases: entry.aliases.map(fuzzyTarget), order: orderKey(entry.label) };
  });
  return { rows: rows.sort((a, b) => b.entry.rank - a.entry.rank || compare(a.order, b.order)) };
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Compares numbers by value: "25 t" before "155 55". Much faster than a collator for a thousand names. */
function orderKey(label: string): string {
  return foldText(label).replace(/\d+/g, (figures) => figures.padStart(6, "0"));
}

/** What matches a query, by kind; the kind with the best hit first, in it the best hit first. */
export function searchPalette<E extends PaletteEntry>(
  index: PaletteIndex<E>,
  { query, kind, limit }: PaletteRequest,
): PaletteGroup<E>[] {
  const wanted = fuzzyQuery(query);
  const hits = Object.fromEntries(PALETTE_KINDS.map((of): [PaletteKind, PaletteHit<E>[]] => [of, []])) as Record<
    PaletteKind,
    PaletteHit<E>[]
  >;
  for (const { entry, label, aliases } of index.rows) {
    if (kind !== null && entry.kind !== kind) continue;
    const whole = fuzzyMatch(wanted, label);
    let best: PaletteHit<E> | null = whole && { entry, ...whole, alias: null };
    for (const alias of aliases) {
      const match = fuzzyMatch(wanted, alias);
      const score = match === null ? 0 : match.score - ALIAS;
      if (match === null || (best !== null && score <= best.score)) continue;
      // The label is highlighted when it matches too; the other name is shown only when the label does not match.
      best = {
        entry,
        score,
        ranges: whole?.ranges ?? [],
        alias: whole ? null : { text: alias.text, ranges: match.ranges },
      };
    }
    if (best !== null) hits[entry.kind].push(best);
  }
  return PALETTE_KINDS.map((of, place) => ({ kind: of, place, found: hits[of].sort((a, b) => b.score - a.score) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => weight(b.found, b.place) - weight(a.found, a.place))
    .map(({ kind: of, found }) => ({ kind: of, hits: found.slice(0, limit), total: found.length }));
}

function weight(found: readonly { score: number }[], place: number): number {
  return (found[0]?.score ?? 0) - KIND * place;
}
