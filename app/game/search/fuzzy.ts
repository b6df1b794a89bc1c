import { foldWords } from "./fold.ts";
import { type FuzzyTarget, letterMask } from "./fuzzy-target.ts";

/** Part of a text, from `start` up to and without `end`. */
export type Range = readonly [start: number, end: number];

export interface FuzzyMatch {
  score: number;
  /** What of the text was matched, in order and without overlaps; signs within a match belong to it. */
  ranges: Range[];
}

/** A query made ready; one without any letter or digit has no words. */
export interface FuzzyQuery {
  words: Word[];
  /** The words as one: "bat chat" stands in "Bat.-Châtillon" without a gap. */
  whole: Word;
}

interface Word {
  folded: string;
  mask: number;
}

/** How much was compared; lets a test see that the work is bounded without a clock. */
export interface Meter {
  cells: number;
}

/** Letters of a query that count; nobody types more. */
const MAX_QUERY = 40;

/** What a matched letter is worth, by where it stands; in the middle of a word after a gap it is nothing. */
const ADJACENT = 100;
const WORD_START = 80;
/** For every letter that is passed over between two matched ones. */
const GAP = 1;
/** For a match of the very beginning, one up to the end of a word, and one of everything. */
const BEGINNING = 30;
const WORD_END = 12;
const EXACT = 60;
/** For every letter that is left over, up to a bound: the shorter of two names is meant more often. */
const LEFT_OVER = 2;
const MAX_LEFT_OVER = 40;
/** Words of the query in another order than those of the text. */
const DISORDER = 20;
/** Least share of a run without gaps; what is thinner is chance. */
const MIN_SHARE = 0.55;

const NEVER = Number.NEGATIVE_INFINITY;

export function fuzzyQuery(text: string): FuzzyQuery {
  const words = foldWords(text.slice(0, MAX_QUERY));
  return { words: words.map(toWord), whole: toWord(words.join("")) };
}

function toWord(folded: string): Word {
  return { folded, mask: letterMask(folded) };
}

/**
 * Matches the letters of a query in their order, with gaps; several words also one by one in any order.
 * Of all ways the best one counts: runs without gaps and beginnings of words are worth most.
 * Null when it does not match, or only by chance. An empty query matches nothing.
 */
export function fuzzyMatch(query: FuzzyQuery, target: FuzzyTarget, meter?: Meter): FuzzyMatch | null {
  const { words, whole } = query;
  if (whole.folded === "" || (whole.mask & ~target.mask) !== 0) return null;
  const together = align(whole.folded, target, meter);
  const apart = words.length > 1 ? matchWords(words, target, meter) : null;
  const best = apart !== null && (together === null || apart.score > together.score) ? apart : together;
  if (best === null) return null;
  const left = LEFT_OVER * (target.folded.length - whole.folded.length);
  const score = best.score + extras(best, whole.folded, target) - Math.min(MAX_LEFT_OVER, Math.max(0, left));
  return { score, ranges: toRanges(best.places, target) };
}

function extras({ places }: Alignment, whole: string, { folded, starts }: FuzzyTarget): number {
  const next = (places.at(-1) ?? 0) + 1;
  const ends = next === folded.length || starts[next] ? WORD_END : 0;
  return ends + (folded.startsWith(whole) ? BEGINNING : 0) + (folded === whole ? EXACT : 0);
}

interface Alignment {
  score: number;
  /** Which folded letters were matched, in the order of the text. */
  places: number[];
}

function matchWords(words: Word[], target: FuzzyTarget, meter?: Meter): Alignment | null {
  let score = 0;
  let last = -1;
  const places = new Set<number>();
  for (const word of words) {
    const found = align(word.folded, target, meter);
    if (found === null) return null;
    const first = found.places[0] ?? 0;
    score += found.score - (first < last ? DISORDER : 0);
    last = first;
    for (const place of found.places) places.add(place);
  }
  return { score, places: [...places].sort((a, b) => a - b) };
}

/**
 * The best way to find the word's letters in the target. `ending[i][j]` is the best score of the first
 * i + 1 letters with the last of them exactly at j, `upTo[i][j]` with it at j or before.
 */
function align(word: string, target: FuzzyTarget, meter?: Meter): Alignment | null {
  const { folded, starts } = target;
  const width = folded.length;
  if (!isSubsequence(word, folded)) return null;
  if (meter) meter.cells += word.length * width;
  const ending = new Float64Array(word.length * width).fill(NEVER);
  const upTo = new Float64Array(word.length * width).fill(NEVER);
  for (let i = 0; i < word.length; i++) {
    let best = NEVER;
    for (let j = i; j < width; j++) {
      const cell = i * width + j;
      best -= GAP;
      if (folded[j] === word[i]) {
        const fresh = starts[j] ? WORD_START : 0;
        const before = cell - width - 1;
        const score = i === 0 ? fresh : Math.max(at(upTo, before) + fresh, at(ending, before) + ADJACENT);
        ending[cell] = score;
        if (score > best) best = score;
      }
      upTo[cell] = best;
    }
  }
  const places = trace(word, width, ending, upTo);
  const score = at(ending, (word.length - 1) * width + (places.at(-1) ?? 0));
  return score < MIN_SHARE * ADJACENT * word.length ? null : { score, places };
}

function at(scores: Float64Array, cell: number): number {
  return scores[cell] ?? NEVER;
}

/** Goes back from the best end to where every letter was found. */
function trace(word: string, width: number, ending: Float64Array, upTo: Float64Array): number[] {
  const last = word.length - 1;
  const places: number[] = [];
  let place = 0;
  for (let j = 0; j < width; j++) {
    if (at(ending, last * width + j) > at(ending, last * width + place)) place = j;
  }
  places.push(place);
  for (let i = last; i > 0; i--) {
    const above = (i - 1) * width;
    const run = at(ending, above + place - 1) + ADJACENT;
    // Of two equal ways the run: it reads better when it is marked.
    if (place > 0 && run === at(ending, i * width + place)) place--;
    else place = lastBest(above, place - 1, ending, upTo);
    places.unshift(place);
  }
  return places;
}

/** The place at or before `place` from which the best score up to it comes. */
function lastBest(row: number, place: number, ending: Float64Array, upTo: Float64Array): number {
  let found = place;
  while (found > 0 && at(ending, row + found) !== at(upTo, row + found)) found--;
  return found;
}

function isSubsequence(word: string, folded: string): boolean {
  let from = 0;
  for (let i = 0; i < word.length; i++) {
    const found = folded.indexOf(word.charAt(i), from);
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}

/** The matched letters as parts of the text; neighbours become one part, with the signs between them. */
function toRanges(places: number[], { text, origins }: FuzzyTarget): Range[] {
  const ranges: [number, number][] = [];
  let previous = -2;
  for (const place of places) {
    const start = origins[place] ?? 0;
    const end = letterEnd(text, start);
    const last = ranges.at(-1);
    if (last && place === previous + 1) last[1] = end;
    else ranges.push([start, end]);
    previous = place;
  }
  return ranges;
}

/** Where the letter at `start` ends: with the accents that follow it. */
function letterEnd(text: string, start: number): number {
  let end = start + String.fromCodePoint(text.codePointAt(start) ?? 0).length;
  while (end < text.length && /\p{M}/u.test(text.charAt(end))) end++;
  return end;
}
