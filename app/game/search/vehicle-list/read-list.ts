import { closestMatch } from "leven";
import { foldText } from "../fold.ts";
import { listEntries } from "./list-entries.ts";
import type { VehicleNames } from "./vehicle-names.ts";

/** What a pasted list of vehicles says. Every entry counts in one of its parts. */
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
  /** Entries beyond those that are read. */
  unread: number;
  /** Of those not found, the ones that were not looked for by a part of a name, since there are too many. */
  unsearched: number;
}

/** Different entries that are looked for by the forgiving search, which takes up to half a millisecond for each. */
export const MAX_SEARCHED = 100;
/** Letters of an entry that can be a vehicle; the longest name has less than half. */
export const LONGEST_ENTRY = 100;
/** Entries for which a name that is almost the same is looked for. */
const MAX_LIKE = 20;

/** Reads a list of names and ids in whatever form somebody has it. It never fails: what is wrong with it is told. */
export function readVehicleList(text: string, names: VehicleNames): VehicleList {
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
export function answeredList(text: string, answers: ReadonlyMap<string, number>, names: VehicleNames): string {
  let answered = text;
  for (const { text: entry, start, end } of listEntries(text, names.isName).entries.toReversed()) {
    const id = answers.get(entry);
    if (id !== undefined) answered = answered.slice(0, start) + names.nameOf(id) + answered.slice(end);
  }
  return answered;
}

/** The vehicle whose name differs by a letter, of a long one by two. */
function almost(text: string, { folded }: VehicleNames): number | null {
  const wanted = foldText(text);
  const maxDistance = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  if (maxDistance === 0 || /^\d+$/.test(wanted)) return null;
  const closest = closestMatch(wanted, [...folded.keys()], { maxDistance });
  return (closest !== undefined && folded.get(closest)?.[0]) || null;
}
