import { closestName } from "../palette.ts";
import type { VehicleNameIndex } from "./vehicle-names.ts";

/** The contents of a pasted list of vehicles. Every entry counts in exactly one of the fields. */
export interface VehicleList {
  /** The vehicles that it names, each once, in its order. */
  ids: number[];
  /** Entries that are a part of one vehicle's name alone, and how they were read. */
  guessed: { text: string; id: number }[];
  /** Entries that may mean several vehicles, the likeliest first. */
  questions: { text: string; ids: readonly number[] }[];
  /** Entries that name no vehicle; with the one whose name is almost the same. */
  notFound: { text: string; like: number | null }[];
  /** Entries that name a vehicle that an earlier one has named. */
  repeated: number;
  /** Entries beyond the limit, which are not read. */
  unread: number;
  /** Of those not found, the ones that were not looked for by a part of a name, since there are too many. */
  unsearched: number;
}

/** Different entries that are looked for by the forgiving search, which takes up to half a millisecond for each. */
export const MAX_SEARCHED = 100;
/** Letters of an entry that can be a vehicle; the longest name has less than half. */
export const LONGEST_ENTRY = 100;
/** Maximum number of entries for which an almost identical name is searched. */
const MAX_LIKE = 20;

/** Reads a list of names and ids in any format. It never fails: problems are reported in the result. */
export function readVehicleList(text: string, names: VehicleNameIndex): VehicleList {
  const { entries, rest } = listEntries(text, names.isName);
  const times = new Map<string, number>();
  for (const entry of entries) times.set(entry.text, (times.get(entry.text) ?? 0) + 1);

  const list = { guessed: [], questions: [], notFound: [], repeated: 0, unread: rest, unsearched: 0 };
  const { guessed, questions, notFound }: Pick<VehicleList, "guessed" | "questions" | "notFound"> = list;
  const chosen = new Set<number>();
  let searched = 0;
  for (const [entry, count] of times) {
    if (entry.length > LONGEST_ENTRY) {
      notFound.push({ text: entry, like: null });
      continue;
    }
    const exact = names.exactly(entry);
    const isSearched = exact.length === 0 && searched < MAX_SEARCHED;
    if (isSearched) searched++;
    const found = isSearched ? names.alike(entry) : exact;
    const [id] = found;
    if (id === undefined) {
      if (!isSearched) list.unsearched++;
      notFound.push({ text: entry, like: notFound.length < MAX_LIKE ? almost(entry, names) : null });
    } else if (found.length > 1) {
      questions.push({ text: entry, ids: found });
    } else {
      list.repeated += chosen.has(id) ? count : count - 1;
      if (isSearched) guessed.push({ text: entry, id });
      chosen.add(id);
    }
  }
  return { ...list, guessed, questions, notFound, ids: [...chosen] };
}

/**
 * A list with answers to its questions written into it.
 * @param answers the vehicle that an entry means
 */
export function answeredList(text: string, answers: ReadonlyMap<string, number>, names: VehicleNameIndex): string {
  let answered = text;
  for (const { text: entry, start, end } of listEntries(text, names.isName).entries.toReversed()) {
    const id = answers.get(entry);
    if (id !== undefined) answered = answered.slice(0, start) + names.nameOf(id) + answered.slice(end);
  }
  return answered;
}

/** The vehicle whose name differs by a letter, of a long one by two. */
function almost(text: string, { folded }: VehicleNameIndex): number | null {
  const closest = closestName(text, [...folded.keys()]);
  return (closest !== undefined && folded.get(closest)?.[0]) || null;
}

/** A part of a pasted text that is to name one vehicle. */
interface ListEntry {
  /** Without quotation marks, bullets and space around it. */
  text: string;
  /** Start index in the text. */
  start: number;
  /** The place after its end. */
  end: number;
}

/** Entries that are read of a text at most: five times as many as there are vehicles. */
export const MAX_LISTED = 5_000;

/** What people put before and after a name in a list. */
const BEFORE = /^(?:[-*•–]\s+|["'“”„‘’\s])+/;
const AFTER = /["'“”„‘’\s]/;

/** Names have a comma at most twice. */
const MAX_JOINED = 3;

/**
 * The entries of a list, one per line or separated by commas, semicolons, bars or tabs; ids also by spaces. A complete
 * name is never split ("8,8 cm Pak 43 Jagdtiger").
 * @param isName whether a text is a complete name
 * @returns the entries up to the limit, and the number of entries beyond it
 */
export function listEntries(text: string, isName: (text: string) => boolean): { entries: ListEntry[]; rest: number } {
  const entries: ListEntry[] = [];
  let rest = 0;
  const add = (entry: ListEntry) => {
    if (entry.text === "") return;
    if (entries.length < MAX_LISTED) entries.push(entry);
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
    const { entry, taken } = longestName(text, start, parts.slice(at, at + MAX_JOINED), isName);
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
): { entry: ListEntry | undefined; taken: number } {
  const [first] = parts;
  for (let count = parts.length; count > 1; count--) {
    const last = parts[count - 1];
    if (!first || !last) continue;
    const joined = trimmed(text.slice(first.start - offset, last.end - offset), first.start);
    if (isName(joined.text)) return { entry: joined, taken: count };
  }
  return { entry: first, taken: 1 };
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
