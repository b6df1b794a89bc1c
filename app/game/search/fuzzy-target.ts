import { foldText } from "./fold.ts";

/** Longest text that is looked at; no name comes near it. It bounds the work of a match. */
export const MAX_TARGET = 80;

/** A text made ready to be matched, once for every search. */
export interface FuzzyTarget {
  text: string;
  /** The text as foldText leaves it. */
  folded: string;
  /** For every folded character where in the text it comes from; one more entry for the text's end. */
  origins: readonly number[];
  /** For every folded character whether a word begins with it. */
  starts: readonly boolean[];
  /** The letters and digits that occur, as bits: tells most texts that cannot match at one glance. */
  mask: number;
}

export function fuzzyTarget(text: string): FuzzyTarget {
  let folded = "";
  let previous: Sign = "gap";
  let at = 0;
  const origins: number[] = [];
  const starts: boolean[] = [];
  for (const letter of text) {
    const sign = signOf(letter);
    // Most letters are plain, and folding them by themselves is slow.
    // Stryker disable next-line ConditionalExpression,LogicalOperator,StringLiteral: folding a plain letter gives it back
    const plain = sign === "small" || sign === "digit" ? letter : foldText(letter);
    for (let i = 0; i < plain.length; i++) {
      origins.push(at);
      starts.push(i === 0 && beginsWord(previous, sign));
    }
    folded += plain;
    // An accent by itself belongs to the letter before it.
    if (sign !== "accent") previous = sign;
    at += letter.length;
    if (folded.length >= MAX_TARGET) break;
  }
  origins.push(at);
  return { text, folded, origins, starts, mask: letterMask(folded) };
}

type Sign = "small" | "capital" | "letter" | "digit" | "accent" | "gap";

/** What a letter is; "small" and "digit" only where it folds to itself. */
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

/** A word begins after a gap, where letters and figures meet ("T54E1") and at a capital ("StuG"). */
function beginsWord(previous: Sign, sign: Sign): boolean {
  if (previous === "gap") return true;
  if (previous === "digit" || sign === "digit") return previous !== sign;
  return sign === "capital" && previous !== "capital";
}

/** 26 bits for the letters, six for the digits; other writing has none and is never ruled out by it. */
export function letterMask(folded: string): number {
  let mask = 0;
  for (let i = 0; i < folded.length; i++) {
    const code = folded.charCodeAt(i);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) mask |= 1 << (26 + ((code - 48) % 6));
  }
  return mask;
}
