import type { LogEntry } from "#app/api/log.ts";

/** Lines of a stack that tell where an error came from: the nearest ones. */
const NEAREST = 3;
/** A shorter word of an address stands in messages by chance. */
const SHORTEST = 3;

/**
 * What makes two reports the same error: its kind, its message and where in the program it happened, without what is
 * another each time: numbers, ids, what stands in quotes, and words of the page's address, which a visitor chooses.
 * @returns 32 hexadecimal digits
 */
export async function fingerprintOf({ type, originalMessage, stack, url }: LogEntry): Promise<string> {
  const places = stack.split("\n").filter((line) => /^\s*at /.test(line));
  const said = wordsOf(url).reduce((text, word) => text.replaceAll(word, "#"), originalMessage);
  const text = [type, general(said), ...places.slice(0, NEAREST).map((line) => general(line.trim()))].join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Addresses and what is quoted go as a whole; then whatever has a digit in it. */
function general(text: string): string {
  return text
    .replace(/\b(?:https?|file):\/\/[^\s)"']+/g, "#")
    .replace(/"[^"\n]*"|'[^'\n]*'|“[^”\n]*”/g, "#")
    .replace(/[\w-]*\d[\w-]*/g, "#");
}

/** The longest first, so that none is cut by another. */
function wordsOf(url: string): string[] {
  const words = new Set(url.split(/[/?&=#]/).flatMap((word) => [word, decoded(word)]));
  return [...words].filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
