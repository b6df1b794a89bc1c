/** Longest name that fits the first column of a table on a phone. */
const FITS = 14;

/** Abbreviations, applied in this order until the name fits. */
const ABBREVIATIONS: [pattern: RegExp, short: string][] = [
  [/^Object /, "Obj. "],
  [/^Sturmpanzer /, "St.Pz. "],
  [/^Jagdpanzer /, "J.Pz. "],
  [/^Kampfpanzer /, "Kpz. "],
  [/^Waffenträger (auf )?/, "WT "],
  [/^Panzerjäger /, "Pz.Jg. "],
  [/^Pz\.Kpfw\. /, "Pz. "],
  [/^Progetto /, "Prog. "],
  [/^Projet /, "Proj. "],
  [/^Vickers /, "Vick. "],
  [/^Bat\.-Châtillon /, "B-C "],
  [/ Prototype?$/i, " pr."],
  [/ [Mm]odel /, " mod. "],
];

/**
 * A name for narrow places: "Object 430U" → "Obj. 430U". Other names that fit stay
 * as they are.
 * @param published short name the name source gives, "" when it gives none; taken
 * when it is shorter than the name
 */
export function shortName(name: string, published = ""): string {
  if (published !== "" && published.length < name.length) return published;
  let short = name;
  for (const [pattern, abbreviation] of ABBREVIATIONS) {
    if (short.length <= FITS && !short.startsWith("Object ")) break;
    short = short.replace(pattern, abbreviation);
  }
  return short;
}
