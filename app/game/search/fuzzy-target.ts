import { type Prepared, prepare } from "fuzzysort";
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
