import type { VehicleContext } from "../context.ts";
import { withoutCopySuffix } from "../copy-suffixes.ts";

/** Turrets and suspensions: what the bodies of a vehicle are made of. */
export type BodyPart = "turret" | "chassis";

const LABELS: Record<BodyPart, string> = { turret: "turret", chassis: "suspension" };

/** Tags that only repeat the vehicle's own, or say "chassis": "Turret_2_Ch04_T34_1", "Chassis_T25_2", "chassisE1". */
const OWN_TAG = /^(Turret|Chassis)_|chassis/;

/** Tags of turrets that came from another vehicle, and of one named after a country. */
const BORROWED: Record<string, string> = {
  Somuaturm: "Somua turret",
  "LT-40_turm": "LT-40 turret",
  PzIVturm: "Pz. IV turret",
  PzIVturm_Ausf_Alfa: "Pz. IV turret",
  PzIV_Schmalturm_A: "Pz. IV Schmalturm",
  PzIV_ausf_F: "Pz. IV Ausf. F turret",
  PzIV_ausf_H: "Pz. IV Ausf. H turret",
  PzII_Luchsturm: "Luchs turret",
  PzIIL_Luchsturm: "Luchs turret",
  Swedish_Bofors: "Bofors turret",
};

/** Words of German tags after an abbreviation of the vehicle, some of them misspelt. The first match counts. */
const GERMAN: [said: RegExp, english: string][] = [
  [/S(?:ch|h)mal+turm/, "Schmalturm"],
  [/Standar[dt]turm/, "standard turret"],
  [/Verstaerktturm/, "reinforced turret"],
  [/Grosseturm/, "large turret"],
  [/Anfangsturm/, "early turret"],
  [/Eliteturm/, "elite turret"],
  [/Porsche_[Tt]urm/, "Porsche turret"],
  [/Heinschel_Turm/, "Henschel turret"],
  [/Krupp_turm/, "Krupp turret"],
  [/[Ss]tandardt?ketten/, "standard tracks"],
  [/[Vv]e[rt]staerktketten/, "reinforced tracks"],
  [/henshelketten/, "Henschel tracks"],
  [/ketten/, "tracks"],
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

/** Names that already contain the kind of the module. */
const SAID = /^([VH]VSS|Torsion bar) /;

/**
 * The name of a turret or a suspension. When the tag repeats only the vehicle, it is named after that: "T-34-1 turret";
 * several of one name are numbered by numberDuplicates. Otherwise the words of the tag in English:
 * "PzVIB_Heinschel_Turm" → "Tiger II Henschel turret", "SU-100_mod_1944" → "SU-100 mod. 1944 suspension". An internal
 * code such as the American "D51066" stays as it is.
 */
export function bodyPartName(part: BodyPart, tag: string, { components, vehicleName }: VehicleContext): string {
  const label = LABELS[part];
  if (OWN_TAG.test(tag)) return `${vehicleName} ${label}`;
  if (components.nation === "germany") return BORROWED[tag] ?? german(tag, vehicleName, label);
  const name = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), withoutCopySuffix(tag));
  return SAID.test(name) ? name : `${name} ${label}`;
}

/**
 * Tells modules of one vehicle apart that have the same name: "T-34-1 turret 1", "T-34-1 turret 2".
 * @param word stands between the name and its number
 */
export function numberDuplicates<T extends { name: string }>(modules: T[], word = ""): T[] {
  return modules.map((module, index) => {
    const alike = (others: T[]) => others.filter(({ name }) => name === module.name).length;
    if (alike(modules) === 1) return module;
    return { ...module, name: `${module.name}${word} ${alike(modules.slice(0, index)) + 1}` };
  });
}

function german(tag: string, vehicle: string, label: string): string {
  const name = `${vehicle} ${GERMAN.find(([said]) => said.test(tag))?.[1] ?? label}`;
  const version = /[_a-z][Aa]usf_?([A-Z]|\d+)(?=_|$)/.exec(tag)?.[1];
  // "Pz. II J" contains it already.
  if (version === undefined || vehicle.endsWith(` ${version}`)) return name;
  return `${name}, Ausf. ${version.length === 2 ? `19${version}` : version}`;
}
