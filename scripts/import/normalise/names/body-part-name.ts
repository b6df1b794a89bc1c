import type { VehicleContext } from "../context.ts";

/** Tags that only repeat the vehicle's own, or say "chassis": "Turret_2_Ch04_T34_1", "Chassis_T25_2", "chassisE1". */
const OWN_TAG = /^(Turret|Chassis)_|chassis/;

// Stryker disable all: texts.
/** Tags of turrets that came from another vehicle, and of one named after a country. */
const BORROWED: Record<string, string> = {
  Somuaturm: "Somua",
  "LT-40_turm": "LT-40",
  PzIVturm: "Pz. IV",
  PzIVturm_Ausf_Alfa: "Pz. IV",
  PzIV_Schmalturm_A: "Pz. IV Schmalturm",
  PzIV_ausf_F: "Pz. IV Ausf. F",
  PzIV_ausf_H: "Pz. IV Ausf. H",
  PzII_Luchsturm: "Luchs",
  PzIIL_Luchsturm: "Luchs",
  Swedish_Bofors: "Bofors",
};

/** Words of German tags after an abbreviation of the vehicle, some of them misspelt. The first match counts. */
const GERMAN: [said: RegExp, english: string][] = [
  [/S(?:ch|h)mal+turm/, "Schmalturm"],
  [/Standar[dt]turm|[Ss]tandardt?ketten/, "standard"],
  [/Verstaerktturm|[Vv]e[rt]staerktketten/, "reinforced"],
  [/Grosseturm/, "large"],
  [/Anfangsturm/, "early"],
  [/Eliteturm/, "elite"],
  [/Porsche_[Tt]urm/, "Porsche"],
  [/Heinschel_Turm|henshelketten/, "Henschel"],
  [/Krupp_turm/, "Krupp"],
];

/** Spellings of the other nations' tags. */
const SPELLINGS: [RegExp, string][] = [
  [/_(mod_)?0?\d$/, ""],
  [/_+/g, " "],
  [/^([VH]VSS)T/, "$1 T"],
  [/^NVSS/, "HVSS"],
  [/^M2D2/, "M2 D2"],
  [/^Churchll/, "Churchill"],
  [/ ?m[kK] ([IV]+)$/i, " Mk. $1"],
  [/^KV1S/, "KV-1S"],
  [/^KV-1s/, "KV-1S"],
  [/^KV220/, "KV-220"],
  [/^Su-/, "SU-"],
  [/ ?[Bb]is$/, " bis"],
  [/\b([Mm]od)\b/, "$1."],
  [/conic$/, "conical"],
];

// Stryker restore all

/**
 * The name of a turret or suspension that no source names; like the game's own, it does not say which of the two it
 * is. If the tag only repeats the vehicle, it is the vehicle's name, as for most of the game's. Otherwise the words of
 * the tag in English: "PzVIB_Heinschel_Turm" → "Tiger II Henschel", "SU-100_mod_1944" → "SU-100 mod. 1944". An
 * internal code such as the American "D51066" stays unchanged.
 */
export function bodyPartName(tag: string, { components, vehicleName }: VehicleContext): string {
  if (OWN_TAG.test(tag)) return vehicleName;
  if (components.nation === "germany") return BORROWED[tag] ?? german(tag, vehicleName);
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), withoutCopySuffix(tag));
}

function german(tag: string, vehicle: string): string {
  const said = GERMAN.find(([pattern]) => pattern.test(tag))?.[1];
  const name = said === undefined ? vehicle : `${vehicle} ${said}`;
  const version = /[_a-z][Aa]usf_?([A-Z]|\d+)(?=_|$)/.exec(tag)?.[1];
  // "Pz. II J" contains it already.
  if (version === undefined || vehicle.endsWith(` ${version}`)) return name;
  return `${name}, Ausf. ${version.length === 2 ? `19${version}` : version}`;
}

/**
 * Suffixes of tags that distinguish copies of one module and mean nothing to a reader: letters, events ("BPXIV",
 * "Rush_Ep1"), nations that adopted it, vehicles that have their own copy.
 */
const COPY_SUFFIXES =
  /(?<!_[Aa]usf|_Type)(?:_(?:N|T|A|M|S|BF|FT|FT_G\d|FL|SH|P|cl|shop|Prem|prem|late|early|BPXIV|Rush_Ep1|notInShop|LL|german|usa|italy|ussr|Y|Y_[IV]+|Y_[IV]+_[AB]|KTT|DR|CN|QL|MK|OSP3|LE|HLY|Roz|56G|ID|HH|RMT|CT|LT|EBR|F155|Gonsalo|mod_Vlt|KW_Ir|KW|prot|proto|KV4|MZ|v))+$/;

/** A module's tag without the suffixes that only distinguish copies. */
export function withoutCopySuffix(tag: string): string {
  return tag.replace(COPY_SUFFIXES, "");
}
