import { foldText, foldWords } from "./fold.ts";
import { byMatch, type PaletteEntry, type PaletteHit, type PaletteIndex, searchPalette } from "./palette.ts";
import type { VehicleEntry } from "./palette-vehicles.ts";
import { readVehicleQuestion, type VehicleQuestion } from "./vehicle-question.ts";
import { readVehicleSections, type VehicleSection } from "./vehicle-section.ts";

/** Words that a plain question begins with. */
const BEGINNINGS = new Set(
  "what whats how why when where which who is are can do does did should explain define".split(" "),
);
/** Words that it ends with: "WN8 meaning". */
const ENDS = new Set("mean means meaning explained".split(" "));
/** Words that only ask, wherever they stand in a question. */
const ASKING = new Set([
  ...BEGINNINGS,
  ...ENDS,
  ..."a about an and calculated for get game go good i im it make many me much my need of on say the there these this to use used want was were why work works would you your".split(
    " ",
  ),
]);

/** What a plain question is about: "WN8" of "What is WN8?". A text that is no question stays as it is. */
export function subjectOf(text: string): string {
  const words = text.split(/\s+/).filter((word) => foldText(word) !== "");
  const folded = words.map(foldText);
  if (!BEGINNINGS.has(folded[0] ?? "") && !ENDS.has(folded.at(-1) ?? "")) return text;
  return words.filter((_, index) => !ASKING.has(folded[index] ?? "")).join(" ") || text;
}

/** What to search for a text: the text, or where nothing is called so, what it asks about. */
export function askedText<E extends PaletteEntry>(index: PaletteIndex<E>, text: string): string {
  const subject = subjectOf(text);
  if (subject === text) return text;
  // Letters that stand far apart in a name say nothing of a sentence.
  return searchPalette(index, text).some(({ match }) => match !== "gaps") ? text : subject;
}

/** A text as a question about vehicles, also in a sentence: "What is the best tier 8 heavy?" */
export function readAskedQuestion(text: string): VehicleQuestion | null {
  return readVehicleQuestion(text) ?? readVehicleQuestion(subjectOf(text));
}

/** The sections of vehicles that a text asks for, also in a sentence: "What is the Maus armour?" */
export function readAskedSections<E extends VehicleEntry>(
  text: string,
  vehicles: PaletteIndex<E>,
): VehicleSection<E>[] {
  const found = readVehicleSections(text, vehicles);
  return found.length > 0 ? found : readVehicleSections(subjectOf(text), vehicles);
}

/** Fewer letters are in too many names. */
const MIN_WORD = 3;
/** Nearly everything here is about them. */
const EVERYWHERE = new Set("tank tanks vehicle vehicles".split(" "));

/** What has words of a text in its names, those with the most words first, then those that are called so. */
export function searchWords<E extends PaletteEntry>(index: PaletteIndex<E>, text: string): PaletteHit<E>[] {
  const found = new Map<string, { hit: PaletteHit<E>; words: number }>();
  for (const word of new Set(foldWords(text))) {
    if (word.length < MIN_WORD || EVERYWHERE.has(word)) continue;
    for (const hit of searchPalette(index, word)) {
      if (hit.match === "gaps" || hit.match === "part") continue;
      const known = found.get(hit.entry.key);
      found.set(hit.entry.key, { hit: known?.hit.match === "exact" ? known.hit : hit, words: (known?.words ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.words - a.words || byMatch(a.hit, b.hit)).map(({ hit }) => hit);
}
