import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { foldText } from "#app/game/search/fold.ts";
import type { PublishedName } from "../loadout-items/catalogue.ts";

export type VehicleNames = Pick<FullVehicle, "name" | "shortName" | "nameSource" | "aliases">;

/** The name of a vehicle that no source names. */
export function publishedNameOfTag(tag: string): PublishedName {
  return { name: nameFromTag(tag), shortName: "", tag };
}

/**
 * The names of a vehicle. Its other names become aliases.
 * @param published its names, the decisive one first; if empty, the name is made from the tag
 */
export function vehicleNames(tag: string, published: readonly PublishedName[]): VehicleNames {
  const [first = publishedNameOfTag(tag), ...others] = published;
  const names = { name: first.name, shortName: shortOf(first) };
  const aliases = new Map(
    others.flatMap((other) => [other.name, shortOf(other)]).map((name) => [foldText(name), name]),
  );
  for (const name of [names.name, names.shortName]) aliases.delete(foldText(name));
  return {
    ...names,
    nameSource: published.length > 0 ? "published" : "made-from-tag",
    ...(aliases.size > 0 && { aliases: [...aliases.values()] }),
  };
}

function shortOf(published: PublishedName): string {
  if (published.ofGame && published.shortName !== "") return published.shortName;
  return shortName(published.name, published.shortName);
}

// Stryker disable all: texts.
/** Words of tags that are written in another way in names. */
const WORDS: Record<string, string> = {
  Pzw: "Pzw",
  PzKpfwIV: "Pz.Kpfw. IV",
  Ausf: "Ausf.",
  Wz: "wz.",
  Vz: "Vz.",
  mod: "mod.",
};

/** Names for which the rule below would produce something that players do not use. */
const EXACT: Record<string, string> = {
  BV_111: "BV 111",
  Pz_Kpfw_Neu: "Pz.Kpfw. Neu",
};

// Stryker restore all

/**
 * A readable vehicle name made from its tag, for vehicles without a published
 * English name: "GB127_A7E3" → "A7E3", "R199_SU_122V" → "SU-122V".
 */
export function nameFromTag(tag: string): string {
  const bare = tag.replace(/^[A-Z][A-Za-z]?[a-z]?\d+_/, "").replace(/_DIT$/, "");
  const exact = EXACT[bare];
  if (exact !== undefined) return exact;
  const words = bare.split("_").map((word) => WORDS[word] ?? word);
  return words.join(" ").replace(/\b([A-Z]{1,3}) (\d)/g, "$1-$2") || tag;
}

/** Longest name that fits the first column of a table on a phone. */
const FITS = 14;

// Stryker disable all: texts.
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

// Stryker restore all

/**
 * A name for narrow spaces: "Object 430U" → "Obj. 430U". Names that fit stay unchanged.
 * @param published short name from the name source, "" if it gives none; used if it is shorter than the name
 */
export function shortName(name: string, published: string): string {
  if (published !== "" && published.length < name.length) return published;
  let short = name;
  for (const [pattern, abbreviation] of ABBREVIATIONS) {
    if (short.length <= FITS && !short.startsWith("Object ")) break;
    short = short.replace(pattern, abbreviation);
  }
  return short;
}
