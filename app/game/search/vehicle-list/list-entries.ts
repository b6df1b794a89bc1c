/** A part of a pasted text that is to name one vehicle. */
export interface ListEntry {
  /** Without quotation marks, bullets and space around it. */
  text: string;
  /** Where it stands in the text. */
  start: number;
  /** The place after its end. */
  end: number;
}

/** Entries that are read of a text at most: five times as many as there are vehicles. */
export const MAX_ENTRIES = 5_000;

/** What people put before and after a name in a list. */
const BEFORE = /^(?:[-*•–]\s+|["'“”„‘’\s])+/;
const AFTER = /["'“”„‘’\s]/;

/** Names have a comma at most twice. */
const MOST_JOINED = 3;

/**
 * The entries of a list, one a line or with commas, semicolons, bars and tabs between them; ids also with spaces. What
 * is a name as a whole is not taken apart ("8,8 cm Pak 43 Jagdtiger").
 * @param isName tells whether a text is a name as it stands
 * @returns the entries up to the limit, and how many follow it
 */
export function listEntries(text: string, isName: (text: string) => boolean): { entries: ListEntry[]; rest: number } {
  const entries: ListEntry[] = [];
  let rest = 0;
  const add = (entry: ListEntry) => {
    if (entry.text === "") return;
    if (entries.length < MAX_ENTRIES) entries.push(entry);
    else rest++;
  };
  for (const line of pieces(text, 0, /[\r\n]+/g)) {
    for (const part of isName(line.text) ? [line] : pieces(line.text, line.start, /[;|\t]/g)) {
      for (const entry of isName(part.text) ? [part] : betweenCommas(part, isName)) {
        for (const one of isNumbers(entry.text) && !isName(entry.text) ? words(entry) : [entry]) add(one);
      }
    }
  }
  return { entries, rest };
}

const isNumbers = (text: string) => /^\d+(?:\s+\d+)+$/.test(text);
const words = ({ text, start }: ListEntry) => pieces(text, start, /\s+/g);

/** Names with a comma in them come first, the longest before others. */
function betweenCommas({ text, start }: ListEntry, isName: (text: string) => boolean): ListEntry[] {
  const parts = pieces(text, start, /,/g);
  const found: ListEntry[] = [];
  for (let at = 0; at < parts.length; ) {
    const [entry, taken] = longestName(text, start, parts.slice(at, at + MOST_JOINED), isName);
    if (entry) found.push(entry);
    at += taken;
  }
  return found;
}

function longestName(
  text: string,
  offset: number,
  parts: readonly ListEntry[],
  isName: (text: string) => boolean,
): [entry: ListEntry | undefined, taken: number] {
  const [first] = parts;
  for (let count = parts.length; count > 1; count--) {
    const last = parts[count - 1];
    if (!first || !last) continue;
    const joined = trimmed(text.slice(first.start - offset, last.end - offset), first.start);
    if (isName(joined.text)) return [joined, count];
  }
  return [first, 1];
}

/** The parts of a text between separators. @param offset place of the text in the whole */
function pieces(text: string, offset: number, separator: RegExp): ListEntry[] {
  const found: ListEntry[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    found.push(trimmed(text.slice(from, match.index), offset + from));
    from = match.index + match[0].length;
  }
  found.push(trimmed(text.slice(from), offset + from));
  return found;
}

function trimmed(text: string, start: number): ListEntry {
  const before = BEFORE.exec(text)?.[0].length ?? 0;
  let end = text.length;
  // From the end: a pattern that looks for the end from each gap within the text is slow for a text of gaps.
  while (end > before && AFTER.test(text.charAt(end - 1))) end--;
  const name = text.slice(before, end);
  return { text: name, start: start + before, end: start + before + name.length };
}
