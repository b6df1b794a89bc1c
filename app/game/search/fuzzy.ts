import { type Prepared, prepare, single } from "fuzzysort";
import { foldText } from "./fold.ts";

/** Longest text that is searched, far longer than any name. It bounds the work of a match. */
export const MAX_TARGET = 80;

/** A text made ready to be matched, once for every search. */
export interface FuzzyTarget {
  text: string;
  /** The words of the text as `wordsOf` makes them. */
  words: string;
  /** For every character of the words where in the text it comes from. */
  origins: readonly number[];
  /** The words as the matcher wants them. */
  prepared: Prepared;
}

export function fuzzyTarget(text: string): FuzzyTarget {
  const { words, origins } = wordsOf(text);
  return { text, words, origins, prepared: prepare(words) };
}

/**
 * A text prepared for matching: folded, with one space at each word start: after a gap, between letters and digits
 * ("T54E1" gives "t 54 e 1") and before a capital ("StuG" gives "stu g").
 */
export function wordsOf(text: string): { words: string; origins: number[] } {
  let words = "";
  let previous: Sign = "gap";
  let at = 0;
  const origins: number[] = [];
  for (const letter of text) {
    const sign = signOf(letter);
    // Most letters are plain, and folding them by themselves is slow.
    // Stryker disable next-line ConditionalExpression,LogicalOperator,StringLiteral: folding a plain letter gives it back
    const plain = sign === "small" || sign === "digit" ? letter : foldText(letter);
    const begun = plain !== "" && words !== "" && beginsWord(previous, sign) ? ` ${plain}` : plain;
    for (let i = 0; i < begun.length; i++) origins.push(at);
    words += begun;
    // A combining accent belongs to the letter before it.
    if (sign !== "accent") previous = sign;
    at += letter.length;
    if (words.length >= MAX_TARGET) break;
  }
  return { words, origins };
}

type Sign = "small" | "capital" | "letter" | "digit" | "accent" | "gap";

/** The kind of a character; "small" and "digit" only when folding leaves it unchanged. */
function signOf(letter: string): Sign {
  const code = letter.charCodeAt(0);
  if (code >= 97 && code <= 122) return "small";
  if (code >= 48 && code <= 57) return "digit";
  if (code >= 65 && code <= 90) return "capital";
  if (code < 128) return "gap";
  if (/\p{Lu}/u.test(letter)) return "capital";
  if (/[\p{L}\p{N}]/u.test(letter)) return "letter";
  return /\p{M}/u.test(letter) ? "accent" : "gap";
}

function beginsWord(previous: Sign, sign: Sign): boolean {
  if (previous === "gap") return true;
  if (previous === "digit" || sign === "digit") return previous !== sign;
  return sign === "capital" && previous !== "capital";
}

/** Part of a text, from `start` up to and without `end`. */
export interface TextRange {
  start: number;
  end: number;
}

interface FuzzyMatch {
  /** Fuzzysort's, 0 to 1 and higher is better, with what `WORD_END` adds. */
  score: number;
  /** What of the text was matched, in order and without overlaps; signs within a match belong to it. */
  ranges: TextRange[];
}

/** Longest query that is searched. */
const MAX_QUERY = 40;
/** Least score: the first letters of four words in a long name have it, and a name with a letter left out. */
const MIN_SCORE = 0.3;
/** For a match up to the end of a word: of "Type 5 Heavy" and "Type 57" the first one is meant by "type 5". */
const WORD_END = 0.045;

/** A query made ready; empty for one without any letter or digit. */
export function fuzzyQuery(text: string): string {
  return wordsOf(text.slice(0, MAX_QUERY)).words;
}

/**
 * Matches the words of a query in any order, their letters with gaps.
 * Null when it does not match, or only by chance. An empty query matches nothing.
 */
export function fuzzyMatch(query: string, target: FuzzyTarget): FuzzyMatch | null {
  const found = single(query, target.prepared);
  if (found === null || found.score < MIN_SCORE) return null;
  // Words of the query may have found the same letter.
  const positions = [...new Set(found.indexes)].filter((position) => target.words[position] !== " ");
  const ranges = toRanges(positions, target);
  if (isChance(positions, target)) return null;
  const after = target.words[(positions.at(-1) ?? 0) + 1];
  const ends = after === undefined || after === " ";
  return { score: found.score + (ends ? WORD_END : 0), ranges };
}

/**
 * A single letter out of the middle of a word means nothing: in each word that is matched, the match begins at its
 * start or with a run of letters.
 */
function isChance(positions: readonly number[], { words }: FuzzyTarget): boolean {
  const startOf = (position: number) => words.lastIndexOf(" ", position) + 1;
  return positions.some((position, index) => {
    const before = positions[index - 1];
    const isFirst = before === undefined || startOf(before) !== startOf(position);
    return isFirst && position !== startOf(position) && positions[index + 1] !== position + 1;
  });
}

/** The matched letters as parts of the text; neighbours become one part, with the signs between them. */
function toRanges(positions: readonly number[], { text, words, origins }: FuzzyTarget): TextRange[] {
  const ranges: TextRange[] = [];
  let next = -1;
  for (const position of positions) {
    const start = origins[position] ?? 0;
    const end = letterEnd(text, start);
    const last = ranges.at(-1);
    if (last && position === next) last.end = end;
    else ranges.push({ start, end });
    next = words[position + 1] === " " ? position + 2 : position + 1;
  }
  return ranges;
}

/** Where the letter at `start` ends: with the accents that follow it. */
function letterEnd(text: string, start: number): number {
  let end = start + String.fromCodePoint(text.codePointAt(start) ?? 0).length;
  while (end < text.length && /\p{M}/u.test(text.charAt(end))) end++;
  return end;
}
