import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { VehicleContext } from "../context.ts";
import { bodyPartName, withoutCopySuffix } from "./body-part-name.ts";

/** Calibres of the shortest howitzers. */
const SHORTEST_BARREL = 12;

/** From this calibre on, mm, German guns are named in centimetres. */
const CENTIMETRES_FROM = 20;

/**
 * A readable name made from the tag, for a module whose in-game name no source states.
 * "_88mm_KwK_43_L71_N" → "8.8 cm KwK 43 L/71" for a German gun.
 */
export function moduleName(kind: ModuleKind, tag: string, context: VehicleContext): string {
  if (kind === "turret" || kind === "chassis") return bodyPartName(tag, context);
  const exact = EXACT[tag];
  if (exact !== undefined) return exact;
  const nation = context.components.nation;
  const bare = withoutCopySuffix(original(kind, withoutCopySuffix(tag), context)).replace(/^_/, "");
  const start = kind === "gun" ? withCalibre(bare, nation === "germany") : bare;
  const spellings: Spelling[] = [...(kind === "gun" ? GUN_SPELLINGS : []), ...SPELLINGS, ...spellingsOf(nation, kind)];
  const name = spellings.reduce(respell, start.replace(/_+/g, " ")).trim();
  return name === "" ? tag.replace(/^_/, "") : name;
}

const respell = (text: string, [from, to]: Spelling) =>
  typeof to === "string" ? text.replace(from, to) : text.replace(from, to);

/** A tag that ends in one letter or digit is a copy when the nation has the same module without it. */
function original(kind: ModuleKind, tag: string, { components }: VehicleContext): string {
  const base = tag.replace(/_[A-Z0-9]$/, "");
  return base !== tag && components.has(kind, base) ? base : tag;
}

/** "105mm_…" → "10.5 cm_…" for Germans, "105 mm_…" for others, "137_2mm_…" → "137.2 mm_…"; calibres in calibres as "L/71". */
function withCalibre(text: string, centimetres: boolean): string {
  return text
    .replace(/^(\d+(?:[.,]\d+|_\d)?)[-_]?(mm|cm)(?=_|$)/, (_, size: string, unit: string) => {
      const millimetres = Number(size.replace(/[,_]/, ".")) * (unit === "cm" ? 10 : 1);
      return centimetres && millimetres >= CENTIMETRES_FROM ? `${millimetres / 10} cm` : `${millimetres} mm`;
    })
    .replace(/_L_?(\d{2}(?:\.\d)?)/g, " L/$1");
}

/**
 * Length of the barrel in calibres, if the tag gives it: "…_L71" → 71, or after the calibre in mm, "_105mm_CN_105_57"
 * → 57.
 */
export function calibresOfGun(tag: string): number | null {
  const calibre = /^_?(\d+)mm_/.exec(tag)?.[1] ?? "no calibre";
  const match = /_L_?(\d{2}(?:\.\d)?)(?![0-9])/.exec(tag) ?? new RegExp(`_${calibre}_(\\d{2})(?:_|$)`).exec(tag);
  const calibres = match ? Number(match[1]) : 0;
  // "L11" is a British model number; no gun is that short.
  return calibres >= SHORTEST_BARREL ? calibres : null;
}

/** "AOSI 1195 5" → "AOSI-1195-5", as the other tags of these engines have it. */
const hyphens = (...[, series, size, model]: string[]) => [series, size, model].filter(Boolean).join("-");

/** A pattern for a tag (its underscores as spaces already), and the common spelling. */
type Spelling = [from: RegExp, to: string | ((...match: string[]) => string)];

// Stryker disable all: texts.
/** Tags that no rule covers. */
const EXACT: Record<string, string> = {
  _150mm_Rohr_L29_5: "15 cm Rohr L/29.5",
  _150mm_sIG33L11: "15 cm sIG 33 L/11",
  _6_6_cm_Pak_5_800: "66 mm Pak 5-800",
  _76mm_L_11: "76 mm L-11",
  _122_mm_371_122JTX: "122 mm 37-1-122JTX",
  _150mm_QF_5_9inch: "QF 5.9-inch",
  _90_76mm_US_Kanone_M_32: "7.6 cm US Kanone M32",
  _30mm_MK103: "3 cm MK 103",
  _30mm_MK103A: "3 cm MK 103",
  _122mm_BL_13_1_A: "122 mm BL-13-1",
  _122mm_D_25_SU_101: "122 mm D-25",
  _76mm_Gun_M32_late: "76 mm Gun M32 late",
  Porsche_Typ_100_1: "Porsche Typ 100/1",
  Porsche_Typ_100_3: "Porsche Typ 100/3",
  Praga_EPA_2: "Praga EPA/2",
  Praga_EPA_3: "Praga EPA/3",
  V_12_6V_1: "V-12-6V",
  V_2_34_43: "V-2-34",
  V_2_IS_520_Roz: "V-2-IS-520",
  V_54K_IS: "V-54K-IS",
  N19_1: "No. 19",
  _114_mm_n_panssarivaunu_haupitsi_18: "114 mm panssarivaunuhaupitsi 18",
  M_17T_nestejaahdytteinen_bensiinimoottori: "M-17T nestejäähdytteinen bensiinimoottori",
  Kenttaradioasema_P_12_7: "Kenttäradioasema P-12-7",
  "Cuiberson_T-10204": "Guiberson T-1020-4",
  "Licoming_0-435t": "Lycoming O-435T",
  British_Wireless_set_N19: "Wireless Set No. 19",
  // The Russian РТУ Ясень in Latin letters that look like it.
  RTY_RCEHb: "RTU Yasen",
  R_F_1_C_A: "RF 1 CA",
  R_F_2_C_A: "RF 2 CA",
  R_F_2_C_A_mod_1: "RF 2 CA mod. 1",
  R_F_3_M_2: "RF 3 M2",
  R_F_4_M: "RF 4 M",
  R_F_C_R: "RF CR",
  AN_GRC_3_8: "AN/GRC-3/8",
};

/** Of all nations and kinds; those of a nation come after. */
const SPELLINGS: Spelling[] = [
  [/ ?dualgun$/, " (dual)"],
  // marks, models and types
  [/^N(\d+)(?=Mk)/, "No. $1 "],
  [/\bM[kK][ .]?([IVX]+[A-Z]?|\d{1,3})(?= |$)/g, "Mk. $1"],
  [/\bMark ([IVX]+)/, "Mk. $1"],
  [/\bobr ?(\d)/, "mod. $1"],
  [/\bmod ?(\d)/, "mod. $1"],
  [/\b[mM]le[ .]+(\d)/, "mle. $1"],
  [/\b(vz|wz) (\d)/g, "$1. $2"],
  [/\b((?:mod|vz|wz)\. \d{2,4}) (\d{2})(?= |$)/, "$1/$2"],
  [/\bausf (?=[A-Z]\b)/i, "Ausf. "],
  [/\b(Type?)(?=\d)/, "$1 "],
  [/\bTip (\d)/, "Type $1"],
  // makers and words that lost letters
  [/\bSkoda\b/, "Škoda"],
  [/\bCKD\b/, "ČKD"],
  [/\bCrysler\b/, "Chrysler"],
  [/\bMedous\b/, "Meadows"],
  [/\bGochkins\b/, "Hotchkiss"],
  [/\bGan\b/, "Gun"],
  [/\bBirgikt gun\b/, "Birkigt"],
  [/\bNuffield liberty\b/, "Nuffield Liberty"],
  [/\bsupercharges\b/, "superchargers"],
  [/\bBofors?a\b/, "Boforsa"],
  [/\bRolls Roy[cs]e\b/, "Rolls-Royce"],
  [/\b(Daimler|Mercedes) Benz\b/, "$1-Benz"],
  [/\bHispano Suiza\b/, "Hispano-Suiza"],
  [/\bArmstrong Siddeley\b/, "Armstrong-Siddeley"],
  [/\bScania Vabis ?/, "Scania-Vabis "],
  [/\bSaab Scania\b/, "Saab-Scania"],
  [/\bWeiss Manfred\b/, "Weiss Manfréd"],
  [/\bManfred Weiss\b/, "Weiss Manfréd"],
  [/\bseries\b/, "Series"],
  [/(\d)(Series)\b/, "$1 $2"],
  [/(\w)x2$/, "$1 × 2"],
  [/ x ?(\d)/, " × $1"],
  [/\b(AOI|AOSI?|AV|AVDS|AVI|AVS|LVDS) (\d{3,4})(?: (\d+\w*))?/, hyphens],
  [/^2x ?V[ -]16/, "2 × V-16"],
  [/^2x /, "2 × "],
  // radios of the American designation system, and similar ones of others
  [/^(J?AN)[ -](ARC|GRC|GRR|PRC|VRC)[ -](\d)/, "$1/$2-$3"],
  [/^SCR (\d)/, "SCR-$1"],
  [/^PRC (\d)/, "PRC-$1"],
  [/\bFu[Gg](?=\d)/, "FuG "],
  [/\bSpr\.(?=\w)/, "Spr. "],
  [/^(?:WS No\.|N)(9|11|14|19|22)(?=\D|$)/, "No. $1"],
  [/^(No\. \d+[AB]?) ?(?=Mk)/, "$1 "],
  [/^(No\. 19) Marka ([IV]+)$/, "$1 Mk. $2"],
  [/\bSEM(?=\d)/, "SEM "],
  [/^(\d) st /, "$1 × "],
];

/** Of guns, before the others. */
const GUN_SPELLINGS: Spelling[] = [
  // Letters after the length distinguish copies; no barrel has them.
  [/(L\/\d{2}(?:\.\d)?)[A-Z][A-Za-z]?\d?(?= |$)/, "$1"],
  [/\b(\d+) ?pdr\b/g, "$1-pdr"],
  [/\b(\d+) pounder\b/, "$1-pounder"],
  [/\b(\d)[ .](\d) ?inch\b/, "$1.$2-inch"],
  [/\b(\d) ?inch\b/, "$1-inch"],
  [/(\d)mm\b/g, "$1 mm"],
  [/(\d)cwt\b/, "$1 cwt"],
  [/^(\d+ mm) (\d\d) (?=Model|\d+\w\w Year)/, "$1/$2 "],
  [/ with a piston shutter/, " with piston breech"],
  [/ with wedges shutter/, " with wedge breech"],
  [/\bconic$/, "conical"],
  [/\bsemiautomatic\b/, "semi-automatic"],
];

const SOVIET_DESIGNATION: Spelling[] = [
  [/\b(ZiS|BL|LP|NT|TD|DM|MH|MG|MT|TK|[A-Z]) (\d)/g, "$1-$2"],
  [/\b([VW])-(\d+) (?=\d|IS\b)/, "$1-$2-"],
];

const BY_NATION: Partial<Record<Nation, Spelling[]>> = {
  china: [[/\b(\d{2}) (\d{2,3}[A-Z]+)/, "$1-$2"], ...SOVIET_DESIGNATION],
  czech: [
    [/\bPechotni delo\b/, "Pěchotní dělo"],
    [/\bRychlopalne delo\b/, "Rychlopalné dělo"],
    [/\bprotiletadlovy\b/, "protiletadlový"],
    [/\bautomaticky\b/, "automatický"],
    [/\bautomatickym nabijenim\b/, "automatickým nabíjením"],
    [/\bvylepseny\b/, "vylepšený"],
    [/^Radiostanice (Fu|R|RM) (\d)/, "Radiostanice $1-$2"],
    [/\bVz (\d)/, "vz. $1"],
    [/\b(\d\d?) (\d) liter\b/, "$1.$2 l"],
    [/\bT[ -]11 (\d)/, "T-11/$1"],
    ...SOVIET_DESIGNATION.slice(1),
    [/^V (\d) (\d\d)/, "V-$1-$2"],
  ],
  france: [
    [/\bameliore\b/, "amélioré"],
    [/\ba injection d essence\b/, "à injection d'essence"],
    [/\bVo (\d+) m s\b/, "V₀ $1 m/s"],
    [/\bKw K\b/, "KwK"],
    [/\bPaK 40 2\b/, "Pak 40/2"],
    [/\bI S K 4F II bis\b/, "ISK 4F II bis"],
    [/\bG s c 4\b/, "Gsc 4"],
  ],
  germany: [
    [/\bKw K\b/, "KwK"],
    [/\bPaK/, "Pak"],
    [/\b(KwK|Pak|StuH|StuK|leFH|sFH|K|MK|Kw)(?=\d)/, "$1 "],
    [/\b((?:Pak|K) \d\d) (\d)(?= |$)/, "$1/$2"],
    [/\b(\d\d)([trf])(?= |$)/, "$1($2)"],
    [/\bMorser\b/, "Mörser"],
    [/\bfunkgerat\b/, "Funkgerät"],
    [/\bpanzerkanone\b/, "Panzerkanone"],
    [/\bS 18 1000\b/, "S 18-1000"],
    [/\bD921 F1\b/, "D 921 F1"],
    [/\b37 42 M\b/, "37/42 M"],
    [/\bTyp ?(\d+) (\d)\w?\b/, "Typ $1/$2"],
    [/\bEPA (\d)\b/, "EPA/$1"],
    [/\b(HL|NL)(?=\d)/, "$1 "],
    [/\bMB ?-?(?=\d)/, "MB "],
  ],
  italy: [
    [/\bDa\b/, "da"],
    [/\bda (\d+) (\d+)\b/, "da $1/$2"],
    [/\bV 2 34\b/, "V-2-34"],
  ],
  japan: [
    [/\bMod(\d)/, "Mod. $1"],
    [/\bJSW 105 60\b/, "JSW 105/60"],
    [/\bSogekiho\b/, "Sogekihō"],
  ],
  poland: [
    [/\bn k m\b/, "n.k.m."],
    [/\b(D|J) (\d)/, "$1-$2"],
    ...SOVIET_DESIGNATION.slice(1),
    [/^W (\d+) (?=\d)/, "W-$1-"],
    [/^MT 50/, "MT-50"],
  ],
  sweden: [
    [/\bm (\d\d) (\d\d)\b/, "m/$1-$2"],
    [/\bm (\d+|F)\b/, "m/$1"],
    [/\bBohler\b/, "Böhler"],
    [/\bTK 105 9\b/, "TK 105-9"],
  ],
  ussr: SOVIET_DESIGNATION,
  uk: [
    [/\bLandRover\b/, "Land Rover"],
    [/\bC(\d\d)[ ]?B(\d\d)$/, "C$1/B$2"],
  ],
};

// Stryker restore all

/** Spellings of single nations, in addition to those of all. */
function spellingsOf(nation: Nation, kind: ModuleKind): Spelling[] {
  const own = BY_NATION[nation] ?? [];
  // are Soviet radios, whichever nation uses them.
  return kind === "radio" && nation !== "italy" ? [...own, [/^(R|A) ?(?=1\d\d|220)/, "$1-"]] : own;
}
